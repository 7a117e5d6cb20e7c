import type { PayloadRequest, RequestContext, Where } from 'payload'
import { nextDue, findStep, withPendingSteps, type PendingStep, type StepName } from '#domain/pending-steps.ts'
import { machineIso, nowIso } from '../clock.ts'
import {
  changeIf,
  findOne,
  type DocumentChanges,
  type DocumentId,
  type Stored,
  type WithPayload,
} from '../storage/documents.ts'
import { noteSeen } from './seen-last.ts'
import type { PendingSteps, DocumentWithSteps, StepsSlug } from './steps.ts'

/** A step to owe: at once, done by who owes it, or from an instant (ISO) on. */
export type StepToSchedule = string | { step: string; of?: string; at?: string }

/** Who owes a step does it itself, and has it so long before anybody else takes it. */
export const WRITER_LEASE_MS = 60_000

/** Nothing owed, as a new document has it. */
const NOTHING: PendingSteps = { owed: [], owedVersion: 0 }

/**
 * The fields of a document that owes these steps beside what it owed: for the statement that makes the change they follow
 * from. A new document owes nothing yet. A change of one that exists is made by `changeOwing`.
 */
export function scheduleSteps(
  steps: readonly StepToSchedule[],
  { owed: pendingSteps, owedVersion }: PendingSteps = NOTHING,
) {
  const version = owedVersion + 1
  const all = withPendingSteps(
    pendingSteps ?? [],
    steps.map((each) => scheduleStep(each, version)),
  )
  return { owed: all, owedVersion: version, dueAt: nextDue(all, {}) }
}

function scheduleStep(steps: StepToSchedule, claim: number): PendingStep {
  const { step, of = null, at } = typeof steps === 'string' ? { step: steps } : steps
  const fresh = { step, of, claim, code: null, isListed: false }
  if (at !== undefined) return { ...fresh, attempts: 0, dueAt: at, leasedUntil: null }
  return { ...fresh, attempts: 1, dueAt: nowIso(WRITER_LEASE_MS), leasedUntil: machineIso(WRITER_LEASE_MS) }
}

/**
 * Changes the one document that still matches `where`, and what it owes by that, in a single statement. Null where it does not
 * match any more. A step of it that ends meanwhile refuses nothing: the change is made again beside it. What it owed when it was read is
 * tried first where `known` says so.
 */
export async function changeAndSchedule<Slug extends StepsSlug>(
  context: WithPayload,
  collection: Slug,
  where: Where,
  data: DocumentChanges<Slug>,
  steps: readonly StepToSchedule[],
  known?: DocumentWithSteps,
): Promise<Stored<Slug> | null> {
  for (let read: DocumentWithSteps | null = known ?? null; ; read = null) {
    read ??= await readPendingSteps(context, collection, where)
    if (!read) return null
    const changes = { ...data, ...scheduleSteps(steps, read) } as DocumentChanges<Slug>
    const changed = await changeIf(context, collection, { and: [where, asItWas(read)] }, changes)
    if (changed) return noteSeen(context, collection, changed as Stored<Slug> & DocumentWithSteps)
  }
}

/** A document as long as it owes what it did when it was read. */
export function asItWas({ id, owedVersion }: DocumentWithSteps): Where {
  return { and: [{ id: { equals: id } }, { owedVersion: { equals: owedVersion } }] }
}

/** What a document owes. */
export const readPendingSteps = (
  context: WithPayload,
  collection: StepsSlug,
  where: Where,
): Promise<DocumentWithSteps | null> =>
  findOne<StepsSlug, 'owed' | 'owedVersion'>(context, collection, where, ['owed', 'owedVersion'])

/** A step of a document. */
export type DocumentStep = StepName & { collection: StepsSlug; id: DocumentId }

const RUNNING = 'running step'

/** What a request carries in which a step runs. */
export const inStep = (step: DocumentStep): RequestContext => ({ [RUNNING]: step })

/** The step that runs in this request; null in one of anything else. */
export function runningStep({ context }: PayloadRequest): DocumentStep | null {
  return (context[RUNNING] as DocumentStep | undefined) ?? null
}

/**
 * Whether a step was begun and has not ended: it runs, or will be done again from its beginning. The outbox keeps the
 * letters of such a step: once a row was deleted, a step that began again sent its letter a second time.
 */
export async function isBegun(context: WithPayload, { collection, id, ...name }: DocumentStep): Promise<boolean> {
  const { owed: pendingSteps } = (await readPendingSteps(context, collection, { id: { equals: id } })) ?? {}
  return (findStep(pendingSteps ?? [], name)?.attempts ?? 0) > 0
}
