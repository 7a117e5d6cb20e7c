import type { Payload } from 'payload'
import { nextDue, owedStep, withStep, type OwedStep, type StepName } from '#domain/pending-steps.ts'
import { machineIso, nowIso } from '../clock.ts'
import { changeIf, findOne, type DocumentId, type Stored } from '../storage/documents.ts'
import { asItWas } from './schedule-steps.ts'
import { noteSeen } from './seen-last.ts'
import { nameOf, waitsForOf, type OwingDocument, type OwingSlug, type Steps } from './steps.ts'

/** A step of a document of a shop. */
export type Owed = StepName & { payload: Payload; steps: Steps; id: DocumentId }

/** A document as it was when one of its steps was claimed, and that step. */
export interface Claimed {
  document: Stored<OwingSlug>
  entry: OwedStep
}

/** So long a claim holds where its step says nothing else. */
const LEASE_MS = 60_000

/** Names one claim of a step. */
export const claimOf = (owed: Owed & Pick<OwedStep, 'claim'>) => `${nameOf(owed)} ${owed.claim}`

/** Claims a step for as long as its lease. Null where another was first, with this step or with one beside it. */
export async function claim(owed: Owed, document: OwingDocument, { attempts }: OwedStep): Promise<Claimed | null> {
  const changes = { ...leased(leaseOf(owed)), attempts: attempts + 1, claim: document.owedVersion + 1 }
  const claimed = await write(owed, document, changes)
  const entry = claimed && owedStep(claimed.owed ?? [], owed)
  return claimed && entry ? { document: claimed, entry } : null
}

const leaseOf = ({ steps, step }: Owed) => steps.table[step]?.leaseMs ?? LEASE_MS
const leased = (ms: number) => ({ leasedUntil: machineIso(ms), dueAt: nowIso(ms) })

type Changes = Partial<OwedStep> | null

/**
 * Changes an owed step as long as this claim of it holds, whatever else the document owes meanwhile: until its result is written, which
 * ends the lease. `known` is tried first; that the claim holds no more only the document itself says.
 */
export function changeMine(owed: Owed, claim: number, changes: Changes, known?: OwingDocument): Promise<void> {
  const isMine = (entry: OwedStep) => entry.claim === claim && entry.leasedUntil !== null
  return changeStep(owed, (entry) => (isMine(entry) ? changes : undefined), known)
}

/** Changes an owed step whoever runs it, which then counts no more. Nothing where it is owed no more. */
export function freeStep(owed: Owed, changes: Partial<OwedStep>): Promise<void> {
  return changeStep(owed, (_, claim) => ({ ...changes, leasedUntil: null, claim }))
}

/** Changes an owed step by a rule, which is asked anew where the document has changed meanwhile; undefined leaves it. */
async function changeStep(
  owed: Owed,
  rule: (entry: OwedStep, version: number) => Changes | undefined,
  known?: OwingDocument,
): Promise<void> {
  for (let document = known ?? (await findDocument(owed)); document; document = await findDocument(owed)) {
    const entry = owedStep(document.owed ?? [], owed)
    const changes = entry && rule(entry, document.owedVersion + 1)
    if (changes === undefined && document !== known) return
    if (changes !== undefined && (await write(owed, document, changes))) return
  }
}

/** Whether a document still owes a step. */
export async function isOwed(owed: Owed): Promise<boolean> {
  return owedStep((await findDocument(owed))?.owed ?? [], owed) !== undefined
}

/** Renews a claim while its step lasts. Gives a function that ends it. */
export function renewing(owed: Owed, { claim }: OwedStep): () => void {
  const ms = leaseOf(owed)
  const timer = setInterval(() => {
    changeMine(owed, claim, leased(ms)).catch((problem: unknown) =>
      owed.payload.logger.warn({ err: problem, step: owed.step }, 'The claim of a step was not renewed'),
    )
  }, ms / 3)
  timer.unref()
  return () => clearInterval(timer)
}

/** Changes one step of what a document owes, if it owes what it did when it was read. */
async function write(name: Owed, document: OwingDocument, changes: Changes): Promise<Stored<OwingSlug> | null> {
  const { collection } = name.steps
  const owed = withStep(document.owed ?? [], name, changes)
  const data = { owed, owedVersion: document.owedVersion + 1, dueAt: nextDue(owed, waitsForOf(name.steps)) }
  return noteSeen(name, collection, await changeIf<OwingSlug>(name, collection, asItWas(document), data))
}

/** Has a document looked at again when the table of its steps says so: nothing of what it owes changes. */
export const lookAgain = (payload: Payload, steps: Steps, document: OwingDocument) =>
  write({ payload, steps, id: document.id, step: '', of: null }, document, {})

/** The document as it is stored now. */
export async function findDocument({ payload, steps, id }: Owed): Promise<Stored<OwingSlug> | null> {
  const found: unknown = await findOne({ payload }, steps.collection, { id: { equals: id } })
  return found as Stored<OwingSlug> | null
}
