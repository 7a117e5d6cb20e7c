import type { PayloadRequest } from 'payload'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { lastInquiry } from '#domain/orders/inquiry.ts'
import { partOf } from '#domain/orders/row-pieces.ts'
import { enqueueText } from '#plugins/messages/enqueue-text.ts'
import { confirmationLetter } from './emails/confirmation.ts'
import { inquiryLetter, inquiryText } from './emails/inquiry.ts'
import { sentLetter, textSentNotice } from './emails/sent.ts'
import type { Order } from './order.ts'
import { partedOrder } from './parted-order.ts'

/** Confirms an order to its buyer. Repeated, it posts one letter. */
export async function postConfirmation(req: PayloadRequest, order: Order): Promise<void> {
  await enqueueLetter(req, `order ${order.number} confirmation`, await confirmationLetter(req, order))
}

/**
 * Notifies the buyer that the order, or a part of it, has left, once it cannot be taken back any more. Repeated, it posts
 * one letter.
 *
 * @param of which fulfillment; null for an order that was sent before fulfillments were stored.
 */
export async function postSentLetter(req: PayloadRequest, order: Order, of: string | null): Promise<void> {
  const part = of === null ? null : partOf(partedOrder(order), Number(of))
  const key = part && !part.isWhole ? `order ${order.number} sent ${of}` : `order ${order.number} sent`
  await enqueueLetter(req, key, await sentLetter(req, order, part))
  await textSentNotice(req, order, { key, part })
}

/** Notifies the buyer by letter and by text message of an optician's question, while it can be answered. */
export async function postInquiry(req: PayloadRequest, order: Order, n: number): Promise<void> {
  if (!order.awaitsAnswerUntil || lastInquiry(order) !== n) return
  const key = `order ${order.number} inquiry ${n}`
  await enqueueLetter(req, key, await inquiryLetter(req, order))
  const { phone } = order.bought.form.contact
  if (phone) await enqueueText(req, `${key} sms`, phone, inquiryText(order))
}
