import type { PayloadRequest } from 'payload'
import { nextQuestionAt } from '#domain/payments/next-question.ts'
import { refundMayBecome } from '#domain/payments/refund-may-become.ts'
import type { RefundState } from '#domain/payments/refund-states.ts'
import { Refusal } from '#domain/refusal.ts'
import { refundToCard } from '#plugins/giftcards/repository.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { postOnce } from '#plugins/kit/outbox.ts'
import type { RefundOutcome } from '#plugins/payments/provider.ts'
import { orderRefundedLetter } from './emails/order-refunded.ts'
import { changeOrder, happened, orderNumbered, type Order, type RefundEntry, type RefundEvent } from './repository.ts'

/** How far a refund has come, by whose word. Without `by` it is the shop's, or the provider's in the word `heard`. */
export interface RefundSettled {
  state: Exclude<RefundState, 'open'>
  heard?: RefundOutcome
  transactionId?: string | null
  by?: string
  note?: string
}

const EVENTS: Record<RefundSettled['state'], RefundEvent> = {
  sent: 'refund_sent',
  unsure: 'refund_unsure',
  done: 'refunded',
  failed: 'refund_failed',
}

/**
 * Notes how far a refund of an order has come. Card and letter go before the note, since each happens once and the note
 * is what tells that nothing is left to do. Said again, or too late, it changes nothing.
 */
export async function settleRefund(
  req: PayloadRequest,
  number: string,
  key: string,
  settled: RefundSettled,
): Promise<Order> {
  const order = await orderNumbered(req, number)
  const entry = order.refunds.find((each) => each.key === key)
  if (!entry) throw new Refusal('payment.unknown')
  if (!refundMayBecome(entry, settled)) return order
  if (settled.state === 'done') await arrive(req, order, entry)
  return changeOrder(req, number, (found) => {
    const kept = found.refunds.find((each) => each.key === key)
    if (!kept || !refundMayBecome(kept, settled)) return {}
    const refunds = withChanged(found.refunds, kept, settled)
    return { refunds, ...happened(found, EVENTS[settled.state], ...saidBy(kept, settled)) }
  })
}

/** Nothing was heard: the refund has its turn again, later each time. */
export function noteLaterTry(req: PayloadRequest, number: string, key: string): Promise<Order> {
  return changeOrder(req, number, ({ refunds }) => ({
    refunds: refunds.map((each) =>
      each.key === key ? { ...each, nextAskAt: nextQuestionAt(each.since, now()) } : each,
    ),
  }))
}

async function arrive(req: PayloadRequest, order: Order, entry: RefundEntry): Promise<void> {
  const { number, bought } = order
  const { key, toGiftCard } = entry
  if (toGiftCard > 0 && bought.giftCard) {
    await refundToCard(req, bought.giftCard.fingerprint, toGiftCard, `refund ${number} ${key}`)
  }
  await postOnce(req, `order ${number} refund ${key}`, await orderRefundedLetter(req, order, entry))
}

/** What failed goes behind all others: only what is given after that answers it. */
function withChanged(refunds: RefundEntry[], entry: RefundEntry, settled: RefundSettled): RefundEntry[] {
  if (settled.state !== 'failed') return refunds.flatMap((each) => (each === entry ? changed(each, settled) : [each]))
  return [...refunds.filter((each) => each !== entry), ...changed(entry, settled)]
}

/** Where the provider fails what had been done, only its own share is owed again: the card has kept the other. */
function changed(entry: RefundEntry, { state, transactionId, heard }: RefundSettled): RefundEntry[] {
  const at = nowIso()
  const about = {
    ...{ since: at, nextAskAt: nextQuestionAt(at, now()), transactionId: transactionId ?? entry.transactionId },
    heard: [...(entry.heard ?? []), ...(heard ? [heard] : [])],
  }
  const isTakenBack = entry.state === 'done' && entry.toGiftCard > 0
  if (!isTakenBack) return [{ ...entry, ...about, state }]
  return [
    { ...entry, key: `${entry.key} card`, toProvider: 0 },
    { ...entry, ...about, state, toGiftCard: 0 },
  ]
}

/** Who asked for a refund is named with how it began; how it ended is the shop's own word, or that of who settled it. */
function saidBy({ state, by, note }: RefundEntry, settled: RefundSettled): [who: string, note: string | null] {
  if (settled.by !== undefined) return [settled.by, settled.note ?? '']
  return state === 'open' ? [by, note] : ['', '']
}
