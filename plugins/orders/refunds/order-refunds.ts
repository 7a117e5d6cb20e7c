import { refundToCard } from '#plugins/giftcards/repository.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { startedRefunds } from '#domain/payments/refund-entry.ts'
import type { RefundEvent, RefundOwner } from '#plugins/payments/refund-owner.ts'
import { orderRefundedLetter } from '../emails/order-refunded.ts'
import { tellRefunded } from '../subscription-owner.ts'
import { changeOrder, findOrder, withEvent, type Order, type TimelineEntry } from '../repository.ts'

const EVENTS: Record<RefundEvent['what'], TimelineEntry['what']> = {
  sent: 'refund_sent',
  unsure: 'refund_unsure',
  done: 'refunded',
  failed: 'refund_failed',
}

/**
 * Refunds of orders: kept in the order, told in its timeline, and by mail once the money has gone. What begins owes the step that asks
 * about it until it has ended.
 */
export const orderRefunds: RefundOwner<Order> = {
  owner: 'order',
  find: findOrder,
  accountOf: ({ bought, promised, refunds }) => {
    const { totals: paid, paymentMethodId: method, transactionId } = bought
    return { paid, promised, refunds, method, transactionId }
  },
  emailOf: async (_, { email }) => email,
  change: (req, number, rule) =>
    changeOrder(req, number, (order) => {
      const { refunds, event } = rule(order)
      return {
        ...(refunds && {
          refunds,
          owes: startedRefunds(order.refunds, refunds).map(({ nextAskAt: at }) => ({ step: 'refund', at })),
        }),
        ...(event && withEvent(order, EVENTS[event.what], event.who, event.note)),
      }
    }),
  async arrive(req, order, entry) {
    const { number, bought } = order
    const { key, toGiftCard } = entry
    if (toGiftCard > 0) {
      if (!bought.giftCard) throw new Error(`Order ${number} was not paid by gift card`)
      await refundToCard(req, bought.giftCard.fingerprint, toGiftCard, `refund ${number} ${key}`, number)
    }
    await tellRefunded(req, order, entry)
    await enqueueLetter(req, `order ${number} refund ${key}`, await orderRefundedLetter(req, order, entry))
  },
}
