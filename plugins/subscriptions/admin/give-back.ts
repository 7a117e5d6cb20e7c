import type { PayloadRequest } from 'payload'
import type { RefundOutcome } from '#contracts/payments.ts'
import { refundOutcome } from '#domain/payments/refund-states.ts'
import { Refusal } from '#domain/refusal.ts'
import { orderRefunds } from '#plugins/orders/refunds/order-refunds.ts'
import { giveRefund } from '#plugins/payments/give-refund.ts'
import { refundNamed } from '#plugins/payments/refund-owner.ts'
import { changeSubscription, deliveryRef, findDelivery } from '../repository.ts'

interface GivenBack {
  number: number
  period: number
  amount: number
  /** Names the refund: asked again with the same key, the money goes back once. */
  key: string
  who: string
  note: string
}

/**
 * Refunds money of a delivery as a refund of its order, which mails the customer and is booked when it ends. A paid
 * delivery is refunded in no other way, so all refunds together never exceed what was paid.
 */
export async function giveBack(
  req: PayloadRequest,
  { number, period, amount, key, who, note }: GivenBack,
): Promise<RefundOutcome> {
  const order = (await findDelivery(req, deliveryRef(number, period)))?.orderNumber
  if (!order) throw new Refusal('subscription.delivery_not_paid')
  const refunded = await giveRefund({ req, owner: orderRefunds, ref: order }, { key, amount, by: who, note })
  await changeSubscription(req, number, ({ events }) => {
    if (events.some(({ refund }) => refund === key)) return null
    return { event: { what: 'given_back', period, refund: key }, by: { who, note } }
  })
  return refundOutcome(refundNamed(orderRefunds.accountOf(refunded), key)?.state)
}
