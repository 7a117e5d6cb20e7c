import type { Cents, VatRate } from '#contracts/money.ts'
import type { Account, Line, SubjectKind, SubjectRef } from './accounts.ts'
import type { Entry } from './entry.ts'

/** What a month has moved on one account, by VAT rate and kind of contract. */
export interface MonthTotal {
  /** ISO month, such as `2027-01`. */
  month: string
  account: Account
  rate: VatRate | null
  kind: SubjectKind
  /** Cents, both positive. */
  debit: Cents
  credit: Cents
}

/**
 * The open balance of a contract, in cents, by its entries: invoiced − credited − paid + refunded. Negative where it
 * has paid too much.
 */
export function balanceOf(entries: readonly Entry[], subject: SubjectRef): Cents {
  const mine = sinceOpening(entries)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.account === 'receivables' && line.subject === subject)
  return mine.reduce((sum, { amount }) => sum + amount, 0)
}

/** The entries of a contract from its last opening balance on: the rest is being deleted. */
export function sinceOpening<One extends Pick<Entry, 'event' | 'on'>>(entries: readonly One[]): One[] {
  const openings = entries.filter(({ event }) => event === 'opening').map(({ on }) => on)
  const from = openings.toSorted().at(-1) ?? ''
  return entries.filter(({ on }) => on >= from)
}

/** What entries add to the totals of their months. Opening balances are in the totals of earlier months already. */
export function totalsOf(entries: readonly Entry[]): MonthTotal[] {
  const totals = new Map<string, MonthTotal>()
  for (const { event, period, lines } of entries) {
    if (event === 'opening') continue
    for (const line of lines) {
      const nil = nilTotal(period, line)
      const total = totals.get(totalKey(nil)) ?? nil
      totals.set(totalKey(nil), total)
      total[line.amount > 0 ? 'debit' : 'credit'] += Math.abs(line.amount)
    }
  }
  return [...totals.values()]
}

/** Names a total among all. */
export function totalKey({ month, account, rate, kind }: Omit<MonthTotal, 'debit' | 'credit'>): string {
  return [month, account, rate ?? '', kind].join(':')
}

function nilTotal(month: string, { account, rate, subject }: Line): MonthTotal {
  return { month, account, rate, kind: subject.split(':')[0] as SubjectKind, debit: 0, credit: 0 }
}
