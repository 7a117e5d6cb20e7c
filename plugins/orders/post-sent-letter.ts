import type { PayloadRequest } from 'payload'
import { postOnce } from '#plugins/kit/outbox.ts'
import { sentLetter } from './emails/sent.ts'
import { changeOrder, type Order } from './repository.ts'

/** Tells the buyer that the order has left, as the step before has promised. Repeated, it tells once. */
export async function postSentLetter(req: PayloadRequest, order: Order): Promise<void> {
  await postOnce(req, `order ${order.number} sent`, await sentLetter(req, order))
  await changeOrder(req, order.number, () => ({ owesSentLetter: false }))
}
