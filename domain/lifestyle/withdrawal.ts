import type { Cents } from '#contracts/money.ts'
import { lastDay } from '#domain/calendar/working-days.ts'
import { SHOP_DAYS } from '#domain/orders/withdrawal-days.ts'
import { Refusal } from '#domain/refusal.ts'
import { contractStatuses } from './contract-states.ts'
import { assertAllow, type Contract } from './contract.ts'
import type { MonthlyBill } from './monthly-bill.ts'

/** The delivery with which a contract began, or was taken up again last; null before it. ISO day. */
export function begunOn({ activeFrom, yearFrom }: Pick<Contract, 'activeFrom' | 'yearFrom'>): string | null {
  return yearFrom ?? activeFrom
}

/**
 * The last day for withdrawing from a contract whose glasses were handed over: the law gives 14 days, the agreement 30.
 */
export function withdrawableUntil(contract: Pick<Contract, 'activeFrom' | 'yearFrom'>): string | null {
  const from = begunOn(contract)
  return from === null ? null : lastDay(from, SHOP_DAYS)
}

/**
 * Withdraws from a contract whose glasses were handed over: it ends today, and no day since then costs anything. Throws
 * where it does not run, or its days of withdrawal are over; before delivery the order of its glasses is canceled
 * instead.
 */
export function withdrawFrom(contract: Contract, today: string): Contract {
  assertAllow(contract, 'withdraw')
  const [from, until] = [begunOn(contract), withdrawableUntil(contract)]
  if (contract.status !== contractStatuses.active || from === null || until === null)
    throw new Refusal('lifestyle.not_allowed')
  if (today > until) throw new Refusal('lifestyle.withdrawal_over')
  return {
    ...contract,
    status: contractStatuses.terminated,
    underWay: null,
    endsOn: today,
    freeDays: [...(contract.freeDays ?? []), { from, to: today, why: 'withdrawal' }],
  }
}

/** What of a month's bill is for days from this one on, and was not free: it goes back to who withdraws. In cents. */
export function billedSince({ rows }: Pick<MonthlyBill, 'rows'>, free: Cents, from: string): Cents {
  const sum = rows.reduce((total, row) => total + (row.from >= from ? row.amount : 0), 0)
  return Math.max(0, sum - free)
}
