import type { Payload } from 'payload'
import { nextDue, findStep, stepKey, withStep, type PendingStep, type StepName } from '#domain/pending-steps.ts'
import { machineIso, nowIso } from '../clock.ts'
import { changeIf, findOne, type DocumentId, type Stored } from '../storage/documents.ts'
import { asItWas } from './schedule-steps.ts'
import { noteSeen } from './seen-last.ts'
import { waitsForOf, type DocumentWithSteps, type StepsSlug, type Steps } from './steps.ts'

/** A step of a document, with what is needed to run it. */
export type StepTarget = StepName & { payload: Payload; steps: Steps; id: DocumentId }

/** A document as it was when one of its steps was claimed, and that step. */
export interface Claimed {
  document: Stored<StepsSlug>
  entry: PendingStep
}

/** How long a claim holds unless its step sets `leaseMs`. */
const LEASE_MS = 60_000

/** Names one claim of a step. */
export const claimOf = (target: StepTarget & Pick<PendingStep, 'claim'>) => `${stepKey(target)} ${target.claim}`

/** Claims a step until its lease ends. Null where another process changed the steps of this document first. */
export async function claim(
  target: StepTarget,
  document: DocumentWithSteps,
  { attempts }: PendingStep,
): Promise<Claimed | null> {
  const changes = { ...leased(leaseOf(target)), attempts: attempts + 1, claim: document.owedVersion + 1 }
  const claimed = await write(target, document, changes)
  const entry = claimed && findStep(claimed.owed ?? [], target)
  return claimed && entry ? { document: claimed, entry } : null
}

const leaseOf = ({ steps, step }: StepTarget) => steps.table[step]?.leaseMs ?? LEASE_MS
const leased = (ms: number) => ({ leasedUntil: machineIso(ms), dueAt: nowIso(ms) })

type Changes = Partial<PendingStep> | null

/**
 * Changes a pending step while this claim of it holds, even where other steps of the document change meanwhile. Writing the
 * result ends the claim. The document as `known` is tried first; only a fresh read shows that the claim has ended.
 */
export function changeMine(
  target: StepTarget,
  claim: number,
  changes: Changes,
  known?: DocumentWithSteps,
): Promise<void> {
  const isMine = (entry: PendingStep) => entry.claim === claim && entry.leasedUntil !== null
  return changeStep(target, (entry) => (isMine(entry) ? changes : undefined), known)
}

/** Changes a pending step even where a process runs it; the result of that run is then ignored. Does nothing where the step is done. */
export function freeStep(target: StepTarget, changes: Partial<PendingStep>): Promise<void> {
  return changeStep(target, (_, claim) => ({ ...changes, leasedUntil: null, claim }))
}

/** Changes a pending step by a rule, which runs again where the document has changed meanwhile; undefined leaves the step. */
async function changeStep(
  target: StepTarget,
  rule: (entry: PendingStep, version: number) => Changes | undefined,
  known?: DocumentWithSteps,
): Promise<void> {
  for (let document = known ?? (await findDocument(target)); document; document = await findDocument(target)) {
    const entry = findStep(document.owed ?? [], target)
    const changes = entry && rule(entry, document.owedVersion + 1)
    if (changes === undefined && document !== known) return
    if (changes !== undefined && (await write(target, document, changes))) return
  }
}

/** Whether a step is still pending. */
export async function isPending(target: StepTarget): Promise<boolean> {
  return findStep((await findDocument(target))?.owed ?? [], target) !== undefined
}

/** Renews a claim while its step runs. Returns a function that stops the renewal. */
export function renewing(target: StepTarget, { claim }: PendingStep): () => void {
  const ms = leaseOf(target)
  const timer = setInterval(() => {
    changeMine(target, claim, leased(ms)).catch((problem: unknown) =>
      target.payload.logger.warn({ err: problem, step: target.step }, 'The claim of a step was not renewed'),
    )
  }, ms / 3)
  timer.unref()
  return () => clearInterval(timer)
}

/** Changes one step of a document, if its steps are still as they were read. */
async function write(
  name: StepTarget,
  document: DocumentWithSteps,
  changes: Changes,
): Promise<Stored<StepsSlug> | null> {
  const { collection } = name.steps
  const pendingSteps = withStep(document.owed ?? [], name, changes)
  const data = {
    owed: pendingSteps,
    owedVersion: document.owedVersion + 1,
    dueAt: nextDue(pendingSteps, waitsForOf(name.steps)),
  }
  return noteSeen(name, collection, await changeIf<StepsSlug>(name, collection, asItWas(document), data))
}

/** Computes the due time of a document again from its table of steps; the steps do not change. */
export const lookAgain = (payload: Payload, steps: Steps, document: DocumentWithSteps) =>
  write({ payload, steps, id: document.id, step: '', of: null }, document, {})

/** The document as it is stored now. */
export async function findDocument({ payload, steps, id }: StepTarget): Promise<Stored<StepsSlug> | null> {
  const found: unknown = await findOne({ payload }, steps.collection, { id: { equals: id } })
  return found as Stored<StepsSlug> | null
}
