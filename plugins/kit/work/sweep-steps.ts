import { setTimeout as pause } from 'node:timers/promises'
import type { Payload, PayloadRequest, Where } from 'payload'
import { freeSteps, nextDue } from '#domain/owed-steps.ts'
import { machineIso, nowIso } from '../clock.ts'
import type { ScheduledTask } from '../extend.ts'
import { findAll, type WithPayload } from '../storage/documents.ts'
import { perShop } from '../storage/per-shop.ts'
import { lookAgain } from './claims.ts'
import { tryInLane } from './run-steps.ts'
import { stepsOf, waitsForOf, type OwingDocument, type OwingSlug, type Steps } from './steps.ts'

/** How many documents are read at a time, and at most by one sweep of a collection. */
const PAGE = 200
const MOST_READ = 4000
/** So long a sweep waits for the steps it has begun, so that one that hangs delays no other. They go on beside the next. */
const PATIENCE_MS = 10_000

type Due = OwingDocument & { dueAt: string | null }

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
  for await (const document of dueDocuments(payload, steps)) {
    const waitsFor = waitsForOf(steps)
    const owed = document.owed ?? []
    const instants = { shop: nowIso(), machine: machineIso() }
    const free = freeSteps(owed, waitsFor, instants)
    for (const { step, of } of free)
      begun.push(
        tryInLane(payload, { steps, id: document.id, step, of }).then(
          (count) => void (done += count ?? 0),
          (problem: unknown) =>
            payload.logger.error({ err: problem, step: `${steps.collection} ${step}` }, 'A step could not be tried'),
        ),
      )
    // Who owed it did not know which of it waits for which.
    if (free.length === 0 && nextDue(owed, waitsFor) !== document.dueAt) await lookAgain(payload, steps, document)
  }
  const all = Promise.all(begun)
  await Promise.race([all, pause(PATIENCE_MS, undefined, { ref: false })])
  return done
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
export function findDue(context: WithPayload, collection: OwingSlug, last?: Due): Promise<Due[]> {
  const isDue: Where = { dueAt: { less_than_equal: nowIso() } }
  const isSame = last && { and: [{ dueAt: { equals: last.dueAt } }, { id: { greater_than: last.id } }] }
  const where = isSame ? { and: [isDue, { or: [{ dueAt: { greater_than: last.dueAt } }, isSame] }] } : isDue
  const fields = ['owed', 'owedVersion', 'dueAt'] as const
  return findAll<OwingSlug, (typeof fields)[number]>(context, collection, where, {
    ...{ limit: PAGE, sort: ['dueAt', 'id'], fields },
  })
}
