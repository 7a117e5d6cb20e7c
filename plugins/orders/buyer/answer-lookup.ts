import type { PayloadRequest } from 'payload'
import { accountEmail } from '#domain/customers/email.ts'
import { readOrderNumber } from '#domain/orders/order-number.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { createUnlessTaken, deleteWhere, type Stored } from '#plugins/kit/storage/documents.ts'
import { later } from '#plugins/kit/tasks/later.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import { scheduleSteps } from '#plugins/kit/work/schedule-steps.ts'
import { doNow } from '#plugins/kit/work/run-steps.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { lookupLetter } from '../emails/lookup.ts'
import { lookupToken } from '../order-links.ts'
import { findOrder } from '../repository.ts'

/** An order number and an e-mail address, as a guest typed them. */
interface LookupRequest {
  number: string
  email: string
}

type Lookup = Stored<'lookups'>

/** The response has been sent by then, so its time does not reveal whether number and address belong together. */
const ANSWERED_AFTER_MS = 200
/** A lookup that is older than this was cut off by a crash, also where the clocks of two processes differ by a minute. */
const CUT_OFF_MS = 120_000

/**
 * Stores what a guest asks, to be answered later: until the response has been sent, the shop does the same whether number
 * and address belong together or not, so that strangers learn nothing. What a crash cuts off, its step answers.
 */
export async function queueLookup(req: PayloadRequest, asked: LookupRequest): Promise<void> {
  const scheduled = scheduleSteps([{ step: 'answer', at: nowIso(CUT_OFF_MS) }])
  const lookup = await createUnlessTaken(req, 'lookups', { asked: seal(asked), ...scheduled })
  if (!lookup) throw new Error('A lookup was not written')
  const { id } = lookup
  later(req.payload, 'the answer to a lookup', ANSWERED_AFTER_MS, (own) => doNow(own, 'lookups', id, 'answer'))
}

/** Mails a link to an order if number and e-mail belong together. Only the mailbox learns which. */
async function answerLookup(req: PayloadRequest, { id, asked: sealed }: Lookup): Promise<void> {
  const { number, email } = openSealed<LookupRequest>(req, `lookups ${id}`, sealed)
  const order = await findOrder(req, readOrderNumber(number))
  if (order && accountEmail(order.email) === accountEmail(email)) {
    const token = lookupToken(order.number)
    // The signature stays out of the key, which staff can read.
    const [claims] = token.split('.')
    await enqueueLetter(req, `order ${order.number} lookup ${claims}`, await lookupLetter(req, order, token))
  }
  await deleteWhere(req, 'lookups', { id: { equals: id } })
}

/** The pending step of a lookup: its answer. */
export const lookupSteps = steps('lookups', { answer: { run: answerLookup } })
