import type { PayloadRequest } from 'payload'
import { tryStepAgain } from '#contracts/work.ts'
import { Refusal } from '#domain/refusal.ts'
import { CUSTOMER_STAFF } from '../admin/access.ts'
import { nowIso } from '../clock.ts'
import { retryLetter } from '../mail/outbox.ts'
import { endpoint } from '../requests/endpoint.ts'
import { isReadable } from '../sealing/unreadable-documents.ts'
import { documentId, findOne } from '../storage/documents.ts'
import { freeStep, isOwed } from './claims.ts'
import { tryStep } from './run-steps.ts'
import { forgetStuck, READ, type Stuck } from './stuck-steps.ts'
import { stepsOfCollection } from './steps.ts'

/** `POST /api/work/:id/again`: staff have what is stuck tried at once. */
export const tryStepAgainEndpoint = endpoint(
  tryStepAgain,
  // It is done once, however often it is tried.
  { who: CUSTOMER_STAFF, idempotency: 'handler' },
  async ({ id: row }, req) => {
    const listed = await findOne(req, 'stuck-steps', { id: { equals: row } })
    if (!listed) throw new Refusal('work.not_stuck')
    const { collection, documentId: named, step, of } = listed
    const id = documentId(req, named)
    const stuck: Stuck = { steps: { collection: collection as Stuck['steps']['collection'] }, id, step, of }
    const isDone = await isDoneNow(req, stuck)
    if (isDone) await forgetStuck(req, stuck)
    return { isDone }
  },
)

/** Tries it, and says whether nothing of it is left to do. */
async function isDoneNow(req: PayloadRequest, { steps: { collection }, id, step, of }: Stuck): Promise<boolean> {
  if (step === READ) return isReadable(req, collection, id)
  if (collection === 'outbox') return retryLetter(req, id)
  const { payload } = req
  const owed = { steps: stepsOfCollection(payload.config, collection), id, step, of }
  await freeStep(payload, owed, { dueAt: nowIso(), attempts: 0, code: null })
  await tryStep(payload, owed)
  return !(await isOwed(payload, owed))
}
