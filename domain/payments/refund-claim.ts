import type { Cents } from '#contracts/money.ts'
import { claimedRefund, type RefundEntry } from './refund-entry.ts'
import { claiming, leftToRefund, assertBeWithin, refundAmount, refundShares, type PaidShares } from './refund.ts'

/** A refund that staff or a customer asks for. */
export interface RefundAsked {
  /** Names the refund: asked again with the same key, the money goes back once. */
  key: string
  /** In cents, or all that can still go back at the moment of the claim. */
  amount: Cents | 'rest'
  by: string
  note: string
  /** The most that refunds of the document may come to in all, for a member of staff with a limit. In cents. */
  most?: Cents
  /** Goes to the provider first, since no gift card paid for what is refunded. */
  isFirstToProvider?: boolean
}

/**
 * The refunds of a document with one that is claimed now; null where one of its key was claimed before, or nothing of the rest is left.
 * Throws `order.refund_too_large` and `order.refund_over_limit`.
 */
export function withClaim(
  { paid, refunds }: { paid: PaidShares; refunds: readonly RefundEntry[] },
  { key, amount, by, note, most, isFirstToProvider = false }: RefundAsked,
  now: Date,
): RefundEntry[] | null {
  if (refunds.some((entry) => entry.key === key)) return null
  const claims = claiming(refunds)
  const left = leftToRefund(paid, claims)
  if (amount === 'rest' && refundAmount(left) <= 0) return null
  if (most !== undefined) assertBeWithin(most, refunds, amount === 'rest' ? refundAmount(left) : amount)
  const shares = amount === 'rest' ? left : refundShares(paid, claims, amount, isFirstToProvider)
  return [...refunds, claimedRefund({ key, ...shares, by, note }, now)]
}
