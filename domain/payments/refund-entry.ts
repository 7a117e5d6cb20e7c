import type { RefundState } from '#contracts/payments.ts'
import { nextAttemptAt } from './next-attempt.ts'
import { refundMayBecome, type ProviderReport } from './refund-states.ts'
import type { RefundShares } from './refund.ts'

/** One refund in the document of its payment: its shares by way of payment, and its state. */
export interface RefundEntry extends RefundShares {
  /** Names the refund among those of its document. */
  key: string
  state: RefundState
  /** ISO instant of the last change of state. */
  since: string
  /** ISO instant from which the sweep may send it again, or poll the provider for its result. */
  nextAskAt: string
  /** The refund's own transaction at the provider, once it has one. */
  transactionId: string | null
  reported?: ProviderReport[]
  /** The member of staff who requested it; empty for the shop itself. */
  by: string
  note: string
}

/** An update of a refund: by the provider, with `reported`, or by staff. */
export interface RefundUpdate {
  state: Exclude<RefundState, 'open'>
  reported?: ProviderReport | undefined
  transactionId?: string | null
  by?: string
  note?: string
}

/** A refund that has just been claimed. The process that claims it sends it; the sweep skips it for a minute. */
export function claimedRefund(refund: RefundShares & Pick<RefundEntry, 'key' | 'by' | 'note'>, now: Date): RefundEntry {
  const since = now.toISOString()
  return { ...refund, state: 'open', since, nextAskAt: nextAttemptAt(since, now), transactionId: null }
}

/**
 * The refunds of a document after a reported update of one of them, or null where it changes nothing.
 *
 * A failed refund moves to the end, because only later refunds replace it. Where the provider fails a refund that was
 * done, only the provider's share is outstanding again: the gift card's share stays refunded, as an entry of its own.
 */
export function settledRefunds(
  refunds: readonly RefundEntry[],
  key: string,
  update: RefundUpdate,
  now: Date,
): RefundEntry[] | null {
  const entry = refunds.find((one) => one.key === key)
  if (!entry || !refundMayBecome(entry, update)) return null
  const { state, reported, transactionId } = update
  const since = now.toISOString()
  const settled: RefundEntry = {
    ...entry,
    state,
    since,
    nextAskAt: nextAttemptAt(since, now),
    transactionId: transactionId ?? entry.transactionId,
    reported: [...(entry.reported ?? []), ...(reported ? [reported] : [])],
  }
  const others = refunds.filter((one) => one !== entry)
  if (state !== 'failed') return refunds.map((one) => (one === entry ? settled : one))
  if (entry.state !== 'done' || entry.toGiftCard === 0) return [...others, settled]
  return [...others, { ...entry, key: `${key} card`, toProvider: 0 }, { ...settled, toGiftCard: 0 }]
}

/** Whether it is not known yet how a refund ends, so that it is sent again, or its result polled. */
export function isUnderWay({ state }: Pick<RefundEntry, 'state'>): boolean {
  return state === 'open' || state === 'sent'
}

/** The refunds that are under way after a change and were not before. */
export function startedRefunds(before: readonly RefundEntry[], after: readonly RefundEntry[]): RefundEntry[] {
  return after.filter((one) => isUnderWay(one) && !before.some(({ key, ...was }) => key === one.key && isUnderWay(was)))
}

/** When the first of those under way is next asked about, as an ISO instant; undefined where none is. */
export function nextAsked(refunds: readonly RefundEntry[]): string | undefined {
  return refunds
    .filter(isUnderWay)
    .map(({ nextAskAt }) => nextAskAt)
    .toSorted()[0]
}

/** Whether a refund is due to be sent again or to have its result polled. */
export function isRefundDue(refund: RefundEntry, now: Date): boolean {
  return isUnderWay(refund) && refund.nextAskAt <= now.toISOString()
}

/** The refunds with the next attempt of one postponed (backoff), or null where it is not due. */
export function withNextAttempt(refunds: readonly RefundEntry[], key: string, now: Date): RefundEntry[] | null {
  if (!refunds.some((one) => one.key === key && isRefundDue(one, now))) return null
  return refunds.map((one) => (one.key === key ? { ...one, nextAskAt: nextAttemptAt(one.since, now) } : one))
}
