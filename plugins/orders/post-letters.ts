import type { PayloadRequest } from 'payload'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { confirmationLetter } from './emails/confirmation.ts'
import { sentLetter } from './emails/sent.ts'
import { textSentNotice } from './emails/sent-text.ts'
import type { Order } from './order.ts'

/** Confirms an order to its buyer. Repeated, it posts one letter. */
export async function postConfirmation(req: PayloadRequest, order: Order): Promise<void> {
  await enqueueLetter(req, `order ${order.number} confirmation`, await confirmationLetter(req, order))
}

/** Tells the buyer that the order has left, once it cannot be taken back any more. Repeated, it posts one letter. */
export async function postSentLetter(req: PayloadRequest, order: Order): Promise<void> {
  await enqueueLetter(req, `order ${order.number} sent`, await sentLetter(req, order))
  await textSentNotice(req, order)
}
