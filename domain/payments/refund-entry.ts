import type { RefundState } from '#contracts/payments.ts'
import { nextQuestionAt } from './next-question.ts'
import { refundMayBecome, type ProviderWord } from './refund-states.ts'
import type { RefundShares } from './refund.ts'

/** One refund, kept in the document of what was paid: how much goes back by which way, and how far it has come. */
export interface RefundEntry extends RefundShares {
  /** Names the refund among those of its document. */
  key: string
  state: RefundState
  /** ISO instant of the last change of state. */
  since: string
  /** ISO instant from which the sweep may send it again, or ask the provider how it ended. */
  nextAskAt: string
  /** The refund's own transaction at the provider, once it has one. */
  transactionId: string | null
  reported?: ProviderWord[]
  /** The member of staff who asked for it, and why. Empty where the shop did. The note is null where it cannot be opened. */
  by: string
  note: string | null
}

/** What is said of a refund: by the provider in the word `reported`, or by a member of staff. */
export interface RefundNews {
  state: Exclude<RefundState, 'open'>
  reported?: ProviderWord | undefined
  transactionId?: string | null
  by?: string
  note?: string
}

/** A refund that has just been claimed. The process that claims it sends it; the sweep leaves it alone for a minute. */
export function claimedRefund(refund: RefundShares & Pick<RefundEntry, 'key' | 'by' | 'note'>, now: Date): RefundEntry {
  const since = now.toISOString()
  return { ...refund, state: 'open', since, nextAskAt: nextQuestionAt(since, now), transactionId: null }
}

/**
 * The refunds of a document after one of them has moved on by what is said of it, or null where that changes nothing.
 *
 * What failed is put behind all others, because only what is given after it answers it. Where the provider fails what
 * had been done, only its own share is owed again: what was put onto the gift card stays there, as an entry of its own.
 */
export function settledRefunds(
  refunds: readonly RefundEntry[],
  key: string,
  news: RefundNews,
  now: Date,
): RefundEntry[] | null {
  const entry = refunds.find((one) => one.key === key)
  if (!entry || !refundMayBecome(entry, news)) return null
  const { state, reported, transactionId } = news
  const since = now.toISOString()
  const settled: RefundEntry = {
    ...entry,
    ...{ state, since, nextAskAt: nextQuestionAt(since, now), transactionId: transactionId ?? entry.transactionId },
    reported: [...(entry.reported ?? []), ...(reported ? [reported] : [])],
  }
  const others = refunds.filter((one) => one !== entry)
  if (state !== 'failed') return refunds.map((one) => (one === entry ? settled : one))
  if (entry.state !== 'done' || entry.toGiftCard === 0) return [...others, settled]
  return [...others, { ...entry, key: `${key} card`, toProvider: 0 }, { ...settled, toGiftCard: 0 }]
}

/** Whether it is time to send a refund again, or to ask how it ended. */
export function isRefundDue({ state, nextAskAt }: RefundEntry, now: Date): boolean {
  return (state === 'open' || state === 'sent') && nextAskAt <= now.toISOString()
}

/** The refunds with the next turn of one put off, later each time, or null where its turn has not come. */
export function withNextTurn(refunds: readonly RefundEntry[], key: string, now: Date): RefundEntry[] | null {
  if (!refunds.some((one) => one.key === key && isRefundDue(one, now))) return null
  return refunds.map((one) => (one.key === key ? { ...one, nextAskAt: nextQuestionAt(one.since, now) } : one))
}
