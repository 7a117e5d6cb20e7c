import type { PayloadRequest } from 'payload'
import { refundToCard } from '#plugins/giftcards/repository.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { doNow } from '#plugins/kit/work/run-steps.ts'
import { startedRefunds } from '#domain/payments/refund-entry.ts'
import type { RefundEvent, RefundOwner } from '#plugins/payments/refund-owner.ts'
import { orderRefundedLetter } from '../emails/refund-letters.ts'
import { notifyRefunded } from '../hooks.ts'
import { changeOrder, findOrder, withEvent, type Order, type TimelineEntry } from '../repository.ts'

const EVENTS: Record<RefundEvent['what'], TimelineEntry['what']> = {
  sent: 'refund_sent',
  unsure: 'refund_unsure',
  done: 'refunded',
  failed: 'refund_failed',
}

/**
 * Refunds of orders: stored in the order, shown in its timeline, and mailed once the money has gone. A refund that
 * begins schedules the step that asks about it until it has ended.
 */
export const orderRefunds: RefundOwner<Order> = {
  owner: 'order',
  find: findOrder,
  accountOf: ({ bought, promised, refunds }) => {
    const { totals: paid, paymentMethodId: method, transactionId } = bought
    return { paid, promised, refunds, method, transactionId }
  },
  emailOf: async (_, { email }) => email,
  async change(req, number, rule) {
    let gone: string | null = null
    const changed = await changeOrder(req, number, (order) => {
      const { refunds, event } = rule(order)
      gone = event?.what === 'done' ? event.key : null
      const started = startedRefunds(order.refunds, refunds ?? []).map(({ nextAskAt: at }) => ({ step: 'refund', at }))
      return {
        ...(refunds && { refunds, steps: [...started, ...(gone === null ? [] : [{ step: ARRIVED, of: gone }])] }),
        ...(event && withEvent(order, EVENTS[event.what], event.who, event.note)),
      }
    })
    if (gone !== null) await doNow(req, 'orders', changed.id, ARRIVED, gone)
    return changed
  },
}

/** The step that follows once money of a refund has gone. */
export const ARRIVED = 'arrived'

/** Puts the gift card's share of a refund onto the card, and writes to the buyer. Safe to repeat. */
export async function refundArrived(req: PayloadRequest, order: Order, key: string): Promise<void> {
  const { number, bought, refunds } = order
  const entry = refunds.find((one) => one.key === key)
  if (!entry) return
  if (entry.toGiftCard > 0) {
    if (!bought.giftCard) throw new Error(`Order ${number} was not paid by gift card`)
    await refundToCard(req, bought.giftCard.fingerprint, entry.toGiftCard, `refund ${number} ${key}`, number)
  }
  await notifyRefunded(req, order, entry)
  await enqueueLetter(req, `order ${number} refund ${key}`, await orderRefundedLetter(req, order, entry))
}
