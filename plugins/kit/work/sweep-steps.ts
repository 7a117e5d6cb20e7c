import { setTimeout as pause } from 'node:timers/promises'
import type { Payload, PayloadRequest, Where } from 'payload'
import { freeSteps, nextDue } from '#domain/pending-steps.ts'
import { machineIso, nowIso } from '../clock.ts'
import type { ScheduledTask } from '../extend.ts'
import { findAll, type WithPayload } from '../storage/documents.ts'
import { perShop } from '../storage/per-shop.ts'
import { lookAgain } from './claims.ts'
import { tryAll } from './run-steps.ts'
import { stepsOf, waitsForOf, type DocumentWithSteps, type StepsSlug, type Steps } from './steps.ts'

/** How many documents are read at a time, and at most by one sweep of a collection. */
const PAGE = 200
const MOST_READ = 4000
/** So long a sweep waits for the steps it has begun, so that one that hangs delays no other. They go on beside the next. A test waits longer. */
const PATIENCE_MS = Number(process.env['SWEEP_PATIENCE_MS'] ?? 10_000)

type Due = DocumentWithSteps & { dueAt: string | null }

/** Where the last sweep of a collection has stopped, if not at the end. */
const stoppedOf = perShop('swept until', () => new Map<string, Due>())

/** Does what is due in every collection: what a crash has left, what has failed before, and what was put off. */
export const sweepSteps: ScheduledTask = {
  name: 'steps',
  every: 5000,
  // A killed process must hold up nobody's steps: each is claimed by itself.
  isShared: true,
  async run(req) {
    const counts = await Promise.all(stepsOf(req.payload.config).map((steps) => sweep(req, steps)))
    return counts.reduce((sum, count) => sum + count, 0)
  },
}

async function sweep({ payload }: PayloadRequest, steps: Steps): Promise<number> {
  let done = 0
  const begun: Promise<void>[] = []
  for await (const document of dueDocuments(payload, steps))
    begun.push(
      doDue(payload, steps, document).then(
        (count) => void (done += count),
        (problem: unknown) => {
          const what = { collection: steps.collection, document: document.id }
          payload.logger.error({ err: problem, ...what }, 'What a document owes could not be tried')
        },
      ),
    )
  await Promise.race([Promise.all(begun), pause(PATIENCE_MS, undefined, { ref: false })])
  return done
}

/** Tries all that is due of a document. Gives how much is done. */
async function doDue(payload: Payload, steps: Steps, document: Due): Promise<number> {
  const waitsFor = waitsForOf(steps)
  const pendingSteps = document.owed ?? []
  const free = freeSteps(pendingSteps, waitsFor, { shop: nowIso(), machine: machineIso() })
  // Who owed it did not know which of it waits for which.
  if (free.length === 0 && nextDue(pendingSteps, waitsFor) !== document.dueAt) await lookAgain(payload, steps, document)
  return tryAll(free.map(({ step, of }) => ({ payload, steps, id: document.id, step, of })))
}

/**
 * Documents of which something is due, the longest due first, from where the last sweep has stopped: however many wait, each has
 * its turn.
 */
async function* dueDocuments(payload: Payload, { collection }: Steps): AsyncGenerator<Due> {
  const stopped = stoppedOf({ payload })
  let last = stopped.get(collection)
  stopped.delete(collection)
  for (let read = 0; read < MOST_READ; read += PAGE) {
    const page = await findDue({ payload }, collection, last)
    yield* page
    last = page.at(-1)
    if (page.length < PAGE) return
  }
  if (last) stopped.set(collection, last)
}

/** One page of the documents of which something is due, beyond one of them. */
export function findDue(context: WithPayload, collection: StepsSlug, last?: Due): Promise<Due[]> {
  const isDue: Where = { dueAt: { less_than_equal: nowIso() } }
  const isSame = last && { and: [{ dueAt: { equals: last.dueAt } }, { id: { greater_than: last.id } }] }
  const where = isSame ? { and: [isDue, { or: [{ dueAt: { greater_than: last.dueAt } }, isSame] }] } : isDue
  const fields = ['owed', 'owedVersion', 'dueAt'] as const
  return findAll<StepsSlug, (typeof fields)[number]>(context, collection, where, {
    limit: PAGE,
    sort: ['dueAt', 'id'],
    fields,
  })
}
