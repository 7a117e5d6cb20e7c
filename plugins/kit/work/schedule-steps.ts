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

/** A step to schedule: run at once by the process that schedules it, or from an instant (ISO) on. */
export type StepToSchedule = string | { step: string; of?: string; at?: string }

/** The process that schedules a step runs it itself; after this time another process may claim it. */
export const WRITER_LEASE_MS = 60_000

/** The steps of a new document: none. */
const NOTHING: PendingSteps = { owed: [], owedVersion: 0 }

/**
 * The fields of a document with these steps scheduled beside its pending ones. They belong into the statement that makes the
 * change which the steps follow from: into that of a new document; a document that exists is changed by `changeAndSchedule`.
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
 * Changes the one document that still matches `where` and schedules steps of it, in a single statement. Null where no document
 * matches any more. Where another step of the document ends meanwhile, the change is made again over the new version. The
 * document as `known` is tried first, without a read.
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

/** Matches a document while its steps are as they were read. */
export function asItWas({ id, owedVersion }: DocumentWithSteps): Where {
  return { and: [{ id: { equals: id } }, { owedVersion: { equals: owedVersion } }] }
}

/** Reads the pending steps of a document. */
export const readPendingSteps = (
  context: WithPayload,
  collection: StepsSlug,
  where: Where,
): Promise<DocumentWithSteps | null> =>
  findOne<StepsSlug, 'owed' | 'owedVersion'>(context, collection, where, ['owed', 'owedVersion'])

/** A step of a document. */
export type DocumentStep = StepName & { collection: StepsSlug; id: DocumentId }

const RUNNING = 'running step'

/** The context of a request in which a step runs. */
export const inStep = (step: DocumentStep): RequestContext => ({ [RUNNING]: step })

/** The step that runs in this request; null in any other request. */
export function runningStep({ context }: PayloadRequest): DocumentStep | null {
  return (context[RUNNING] as DocumentStep | undefined) ?? null
}

/**
 * Whether a step has begun and has not ended: it runs, or will run again from its beginning. The outbox stores the letters of
 * such a step, so that a second run sends no second letter.
 */
export async function isBegun(context: WithPayload, { collection, id, ...name }: DocumentStep): Promise<boolean> {
  const { owed: pendingSteps } = (await readPendingSteps(context, collection, { id: { equals: id } })) ?? {}
  return (findStep(pendingSteps ?? [], name)?.attempts ?? 0) > 0
}
