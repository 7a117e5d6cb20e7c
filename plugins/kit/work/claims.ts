import type { Payload } from 'payload'
import { nextDue, findStep, withStep, type PendingStep, type StepName } from '#domain/pending-steps.ts'
import { machineIso, nowIso } from '../clock.ts'
import { changeIf, findOne, type DocumentId, type Stored } from '../storage/documents.ts'
import { asItWas } from './schedule-steps.ts'
import { noteSeen } from './seen-last.ts'
import { nameOf, waitsForOf, type DocumentWithSteps, type StepsSlug, type Steps } from './steps.ts'

/** A step of a document of a shop. */
export type StepTarget = StepName & { payload: Payload; steps: Steps; id: DocumentId }

/** A document as it was when one of its steps was claimed, and that step. */
export interface Claimed {
  document: Stored<StepsSlug>
  entry: PendingStep
}

/** So long a claim holds where its step says nothing else. */
const LEASE_MS = 60_000

/** Names one claim of a step. */
export const claimOf = (pendingSteps: StepTarget & Pick<PendingStep, 'claim'>) =>
  `${nameOf(pendingSteps)} ${pendingSteps.claim}`

/** Claims a step for as long as its lease. Null where another was first, with this step or with one beside it. */
export async function claim(
  pendingSteps: StepTarget,
  document: DocumentWithSteps,
  { attempts }: PendingStep,
): Promise<Claimed | null> {
  const changes = { ...leased(leaseOf(pendingSteps)), attempts: attempts + 1, claim: document.owedVersion + 1 }
  const claimed = await write(pendingSteps, document, changes)
  const entry = claimed && findStep(claimed.owed ?? [], pendingSteps)
  return claimed && entry ? { document: claimed, entry } : null
}

const leaseOf = ({ steps, step }: StepTarget) => steps.table[step]?.leaseMs ?? LEASE_MS
const leased = (ms: number) => ({ leasedUntil: machineIso(ms), dueAt: nowIso(ms) })

type Changes = Partial<PendingStep> | null

/**
 * Changes an owed step as long as this claim of it holds, whatever else the document owes meanwhile: until its result is written, which
 * ends the lease. `known` is tried first; that the claim holds no more only the document itself says.
 */
export function changeMine(
  pendingSteps: StepTarget,
  claim: number,
  changes: Changes,
  known?: DocumentWithSteps,
): Promise<void> {
  const isMine = (entry: PendingStep) => entry.claim === claim && entry.leasedUntil !== null
  return changeStep(pendingSteps, (entry) => (isMine(entry) ? changes : undefined), known)
}

/** Changes an owed step whoever runs it, which then counts no more. Nothing where it is owed no more. */
export function freeStep(pendingSteps: StepTarget, changes: Partial<PendingStep>): Promise<void> {
  return changeStep(pendingSteps, (_, claim) => ({ ...changes, leasedUntil: null, claim }))
}

/** Changes an owed step by a rule, which is asked anew where the document has changed meanwhile; undefined leaves it. */
async function changeStep(
  pendingSteps: StepTarget,
  rule: (entry: PendingStep, version: number) => Changes | undefined,
  known?: DocumentWithSteps,
): Promise<void> {
  for (
    let document = known ?? (await findDocument(pendingSteps));
    document;
    document = await findDocument(pendingSteps)
  ) {
    const entry = findStep(document.owed ?? [], pendingSteps)
    const changes = entry && rule(entry, document.owedVersion + 1)
    if (changes === undefined && document !== known) return
    if (changes !== undefined && (await write(pendingSteps, document, changes))) return
  }
}

/** Whether a document still owes a step. */
export async function isPending(pendingSteps: StepTarget): Promise<boolean> {
  return findStep((await findDocument(pendingSteps))?.owed ?? [], pendingSteps) !== undefined
}

/** Renews a claim while its step lasts. Gives a function that ends it. */
export function renewing(pendingSteps: StepTarget, { claim }: PendingStep): () => void {
  const ms = leaseOf(pendingSteps)
  const timer = setInterval(() => {
    changeMine(pendingSteps, claim, leased(ms)).catch((problem: unknown) =>
      pendingSteps.payload.logger.warn(
        { err: problem, step: pendingSteps.step },
        'The claim of a step was not renewed',
      ),
    )
  }, ms / 3)
  timer.unref()
  return () => clearInterval(timer)
}

/** Changes one step of what a document owes, if it owes what it did when it was read. */
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

/** Has a document looked at again when the table of its steps says so: nothing of what it owes changes. */
export const lookAgain = (payload: Payload, steps: Steps, document: DocumentWithSteps) =>
  write({ payload, steps, id: document.id, step: '', of: null }, document, {})

/** The document as it is stored now. */
export async function findDocument({ payload, steps, id }: StepTarget): Promise<Stored<StepsSlug> | null> {
  const found: unknown = await findOne({ payload }, steps.collection, { id: { equals: id } })
  return found as Stored<StepsSlug> | null
}
