import type { PayloadRequest } from 'payload'
import { dropped, tryStepAgain } from '#contracts/work.ts'
import { Refusal } from '#domain/refusal.ts'
import { CUSTOMER_STAFF } from '../admin/access.ts'
import { staffNameOf } from '../admin/staff-name.ts'
import { nowIso } from '../clock.ts'
import { dropLetter, retryLetter, SEND } from '../mail/outbox.ts'
import { endpoint } from '../requests/endpoint.ts'
import { isReadable } from '../sealing/unreadable-documents.ts'
import { documentId, findOne } from '../storage/documents.ts'
import { freeStep, isPending } from './claims.ts'
import { tryStep } from './run-steps.ts'
import { eraseStuck, READ, type Stuck } from './stuck-steps.ts'
import { stepsOfCollection } from './steps.ts'

/** `POST /api/work/:id/again`: staff have what is stuck tried at once. It is done once, however often it is tried. */
const tryStepAgainEndpoint = endpoint(
  tryStepAgain,
  { who: CUSTOMER_STAFF, idempotency: 'handler' },
  async ({ id: row }, req) => {
    const stuck = await listed(req, row)
    const isDone = await isDoneNow(req, stuck)
    if (isDone) await eraseStuck(req, stuck)
    return { isDone }
  },
)

/** `POST /api/work/:id/let-go`: staff give a message up that cannot arrive. */
const dropStuckEndpoint = endpoint(dropped, { who: CUSTOMER_STAFF }, async ({ id: row, note }, req) => {
  const { steps, id, step } = await listed(req, row)
  if (steps.collection !== 'outbox' || step !== SEND) throw new Refusal('work.not_let_go')
  const isDropped = await dropLetter(req, id, `${staffNameOf(req)}: ${note}`)
  if (!isDropped) throw new Refusal('work.not_stuck')
  return { isLetGo: isDropped }
})

/** What staff do with a row of the list of what is stuck. */
export const stuckEndpoints = [tryStepAgainEndpoint, dropStuckEndpoint]

async function listed(req: PayloadRequest, row: string): Promise<Stuck> {
  const found = await findOne(req, 'stuck-steps', { id: { equals: row } })
  if (!found) throw new Refusal('work.not_stuck')
  const { collection, documentId: id, step, of } = found
  return { steps: { collection: collection as Stuck['steps']['collection'] }, id: documentId(req, id), step, of }
}

/** Tries it, and says whether nothing of it is left to do. */
async function isDoneNow(req: PayloadRequest, { steps: { collection }, id, step, of }: Stuck): Promise<boolean> {
  if (step === READ) return isReadable(req, collection, id)
  if (collection === 'outbox') return retryLetter(req, id)
  const target = { payload: req.payload, steps: stepsOfCollection(req.payload.config, collection), id, step, of }
  await freeStep(target, { dueAt: nowIso(), attempts: 0, code: null })
  await tryStep(target)
  return !(await isPending(target))
}
