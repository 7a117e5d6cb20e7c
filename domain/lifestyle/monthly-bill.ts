import type { Cents } from '#contracts/money.ts'
import { plusDays, plusMonths } from '#domain/calendar/days.ts'

/** What a contract costs from a day on: its first price, and each change of it. In the order of their days. */
export interface PriceFrom {
  /** ISO day. */
  from: string
  /** Cents a month, VAT included. */
  monthly: Cents
  /** Agreed at signing: the price after a campaign's. It is not an announced rise, and cannot be taken back. */
  isAgreed?: true
}

/** What the bill of a month follows from. */
export interface Billed {
  activeFrom: string
  /** The last day; null while it goes on. */
  endsOn: string | null
  prices: readonly PriceFrom[]
  /** First days of months that are free, `YYYY-MM-01`, and why. */
  freeMonths: readonly { month: string; why: FreeReason }[]
  /** Days, both ends included, that are free within their months. */
  freeDays?: readonly { from: string; to: string; why: FreeReason }[]
  /** Days, both ends included, on which nothing is billed: it was terminated until it was won back. */
  idle?: readonly { from: string; to: string }[]
}

/** Why a month costs nothing. */
export type FreeReason = 'winback' | 'referral' | 'withdrawal'

/** The bill of one month: what each price costs for its days, and what is free of it. */
export interface MonthlyBill {
  /** `YYYY-MM`. */
  period: string
  /** Rows in the order of their days; a month whole at one price is one row. */
  rows: { from: string; to: string; monthly: Cents; amount: Cents }[]
  free: FreeReason | null
  /** What is charged: the sum of the rows less what is free of them, 0 where the month is. */
  amount: Cents
}

/**
 * What a month costs: billed from delivery, the first and the last month by their days, and a change within a month split by
 * days (product.md). The days of a month share its price so that they sum to it exactly. Null where no day of it is billed.
 *
 * @param month `YYYY-MM`.
 */
export function monthlyBill(billed: Billed, month: string): MonthlyBill | null {
  const first = `${month}-01`
  const next = plusMonths(first, 1)
  const days = daysBetween(first, next)
  const rows: MonthlyBill['rows'] = []
  let taken = 0
  let free = billed.freeMonths.find((one) => one.month === first)?.why ?? null
  for (let index = 0; index < days; index += 1) {
    const day = plusDays(first, index)
    const price = priceOn(billed, day)
    if (price === null) continue
    const last = rows.at(-1)
    const amount = shareOfDay(price, index, days)
    const freeDay = billed.freeDays?.find(({ from, to }) => from <= day && day <= to)
    free ??= freeDay?.why ?? null
    if (freeDay) taken += amount
    if (last?.monthly === price && plusDays(last.to, 1) === day)
      rows.splice(-1, 1, { ...last, to: day, amount: last.amount + amount })
    else rows.push({ from: day, to: day, monthly: price, amount })
  }
  if (rows.length === 0) return null
  const sum = rows.reduce((total, { amount }) => total + amount, 0)
  const isFree = billed.freeMonths.some((one) => one.month === first)
  return { period: month, rows, free, amount: isFree ? 0 : sum - taken }
}

/** What is still to be paid in all from a month until a day, as shown before signing or giving notice. */
export function sumUntil(billed: Billed, from: string, lastDay: string): Cents {
  let sum = 0
  for (let month = from.slice(0, 7); month <= lastDay.slice(0, 7); month = plusMonths(`${month}-01`, 1).slice(0, 7)) {
    const ending = billed.endsOn !== null && billed.endsOn < lastDay ? billed.endsOn : lastDay
    sum += monthlyBill({ ...billed, endsOn: ending }, month)?.amount ?? 0
  }
  return sum
}

/** Cents a month on a day; null on a day that is not billed. */
export function priceOn(
  { activeFrom, endsOn, prices, idle = [] }: Omit<Billed, 'freeMonths' | 'freeDays'>,
  day: string,
): Cents | null {
  if (day < activeFrom || (endsOn !== null && day > endsOn)) return null
  if (idle.some(({ from, to }) => from <= day && day <= to)) return null
  return prices.findLast(({ from }) => from <= day)?.monthly ?? prices[0]?.monthly ?? null
}

/** The part of a month's price that its day bears, so that all days sum to the price. */
function shareOfDay(price: Cents, index: number, days: number): Cents {
  return Math.floor((price * (index + 1)) / days) - Math.floor((price * index) / days)
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
