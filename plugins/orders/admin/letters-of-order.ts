import { randomUUID } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { postAgain } from '#plugins/kit/mail/outbox.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { findAll, findOne, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { changeOrder, orderNumbered, withEvent } from '../repository.ts'

/** Messages whose key names this order, except secrets, which are erased once they are sent. */
const ofOrder = (number: string): Where => ({
  and: [
    { key: { greater_than_equal: `order ${number} `, less_than: `order ${number} \uffff` } },
    { isSecret: { not_equals: true } },
  ],
})

/** The messages that were posted about an order, the latest first, without what is in them. */
export function lettersOfOrder(req: PayloadRequest, number: string) {
  const fields = ['subject', 'channel', 'to', 'state', 'createdAt'] as const
  return findAll(req, 'outbox', ofOrder(number), { sort: '-createdAt', fields })
}

/** Posts one of them again, to where the buyer is reached now, and notes who did. Throws `letter.not_found`. */
export async function sendLetterOf(req: PayloadRequest, number: string, id: DocumentId): Promise<void> {
  const { bought } = await orderNumbered(req, number)
  const letter = await findOne(req, 'outbox', { and: [{ id: { equals: id } }, ofOrder(number)] })
  if (!letter) throw new Refusal('letter.not_found')
  const { email, phone } = bought.form.contact
  const key = `order ${number} again ${idempotencyKeyOf(req) ?? randomUUID()}`
  await postAgain(req, letter, { key, to: letter.channel === 'sms' ? phone : email })
  await changeOrder(req, number, (order) => withEvent(order, 'letter_resent', staffNameOf(req), letter.subject))
}
