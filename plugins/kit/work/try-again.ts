import { tryStepAgain } from '#contracts/work.ts'
import { Refusal } from '#domain/refusal.ts'
import { CUSTOMER_STAFF } from '../admin/access.ts'
import { nowIso } from '../clock.ts'
import { endpoint } from '../requests/endpoint.ts'
import { documentId, findOne } from '../storage/documents.ts'
import { freeStep, isOwed } from './claims.ts'
import { tryStep } from './run-steps.ts'
import { forgetStuck } from './stuck-steps.ts'
import { stepsOfCollection } from './steps.ts'

/** `POST /api/work/:id/again`: staff have a step that is stuck tried at once. */
export const tryStepAgainEndpoint = endpoint(
  tryStepAgain,
  // The step is done once, however often it is tried.
  { who: CUSTOMER_STAFF, idempotency: 'handler' },
  async ({ id: row }, req) => {
    const { payload } = req
    const stuck = await findOne(req, 'stuck-steps', { id: { equals: row } })
    if (!stuck) throw new Refusal('work.not_stuck')
    const { collection, documentId: named, step, of } = stuck
    const id = documentId(req, named)
    const owed = { steps: stepsOfCollection(payload.config, collection), id, step, of }
    await freeStep(payload, owed, { dueAt: nowIso(), attempts: 0, code: null })
    await tryStep(payload, owed)
    const isDone = !(await isOwed(payload, owed))
    if (isDone) await forgetStuck(req, owed)
    return { isDone }
  },
)
