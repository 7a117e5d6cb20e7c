import type { GiftCardMovement, MoneyMovement } from '#contracts/giftcards.ts'
import type { Cents } from '#contracts/money.ts'
import { Refusal } from '#domain/refusal.ts'

/** Sums of movements, in cents, all positive. Transfers add up to nothing once both cards have theirs. */
export type LedgerSums = Record<MoneyMovement, number>

/** The shop's liability to the holders of its cards, in one month. Cents. */
export interface LiabilityMonth {
  /** ISO, such as `2026-11`. */
  month: string
  before: number
  sums: LedgerSums
  after: number
}

type Counted = Pick<GiftCardMovement, 'kind' | 'amount'>

/** The money on a card, or on all, in cents: the sum of all that happened to it. */
export function balanceOf(movements: readonly Counted[]): number {
  return movements.reduce((sum, { amount }) => sum + amount, 0)
}

/** How much was issued, used and so on. */
export function sumsOf(movements: readonly Counted[]): LedgerSums {
  const sums: LedgerSums = { issue: 0, use: 0, return: 0, expiry: 0, revival: 0, withdrawal: 0, transfer: 0 }
  for (const { kind, amount } of movements) sums[kind] += kind === 'transfer' ? amount : Math.abs(amount)
  return sums
}

/** The liability by month, the latest first. Months in which nothing happened are left out. */
export function liabilityByMonth(movements: readonly GiftCardMovement[]): LiabilityMonth[] {
  const byMonth = Map.groupBy(
    movements.toSorted((a, b) => (a.on < b.on ? -1 : 1)),
    ({ on }) => on.slice(0, 7),
  )
  let before = 0
  const months: LiabilityMonth[] = []
  for (const [month, its] of byMonth) {
    const after = before + balanceOf(its)
    months.push({ month, before, sums: sumsOf(its), after })
    before = after
  }
  return months.toReversed()
}

/** How much of a total a gift card pays, in cents: all of it, or as much as the card holds. */
export function giftCardShare(total: Cents, balance: Cents): Cents {
  return Math.max(0, Math.min(total, balance))
}

/** Throws if a card has expired or is empty. ISO days; the last day still counts. */
export function assertBeSpendable({ balance, expiresOn }: { balance: Cents; expiresOn: string }, today: string): void {
  if (expiresOn < today) throw new Refusal('giftcard.expired')
  if (balance <= 0) throw new Refusal('giftcard.empty')
}
