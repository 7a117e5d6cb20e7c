import type { Payload } from 'payload'
import { nextDue, owedStep, withStep, type OwedStep, type StepName } from '#domain/owed-steps.ts'
import { machineIso } from '../clock.ts'
import { changeIf, findOne, type DocumentId, type Stored } from '../storage/documents.ts'
import { asItWas, inShopMs } from './owing.ts'
import { noteSeen } from './seen-last.ts'
import { waitsForOf, type OwingDocument, type OwingSlug, type Steps } from './steps.ts'

/** A step of a document. */
export type Owed = StepName & { steps: Steps; id: DocumentId }

/** A stored document that may owe steps. */
export type AnyStored = Stored<OwingSlug>

/** So long a claim holds where its step says nothing else. */
export const LEASE_MS = 60_000

/** Names a step of a document in this process. */
export const nameOf = ({ steps, id, step, of }: Owed) => `${steps.collection} ${id} ${step} ${of ?? ''}`

/** Names one claim of it. */
export const claimOf = (owed: Owed & Pick<OwedStep, 'claim'>) => `${nameOf(owed)} ${owed.claim}`

/** Claims a step for as long as its lease. Null where another was first. */
export function claim(payload: Payload, { steps, step, of }: Owed, document: OwingDocument, { attempts }: OwedStep) {
  const claimed = { ...leased(leaseOf(steps, step)), attempts: attempts + 1, claim: document.owedVersion + 1 }
  return write(payload, steps, document, { step, of }, claimed)
}

const leaseOf = ({ table }: Steps, step: string) => table[step]?.leaseMs ?? LEASE_MS
const leased = (ms: number) => ({ leasedUntil: machineIso(ms), dueAt: inShopMs(ms) })

/**
 * Changes an owed step as long as this claim of it holds, whatever else the document owes meanwhile. `known` is tried first; that the claim
 * holds no more only the document itself says.
 */
export async function changeMine(
  payload: Payload,
  { steps, id, step, of }: Owed,
  claim: number,
  changes: Partial<OwedStep> | null,
  known?: OwingDocument,
): Promise<void> {
  const isMine = ({ owed }: OwingDocument) => owedStep(owed ?? [], { step, of })?.claim === claim
  if (known && isMine(known) && (await write(payload, steps, known, { step, of }, changes))) return
  for (;;) {
    const document = await findDocument(payload, steps, id)
    if (!document || !isMine(document)) return
    if (await write(payload, steps, document, { step, of }, changes)) return
  }
}

/** Changes an owed step whoever runs it, which then counts no more. Nothing where it is owed no more. */
export async function freeStep(payload: Payload, owed: Owed, changes: Partial<OwedStep>): Promise<void> {
  for (;;) {
    const document = await findDocument(payload, owed.steps, owed.id)
    if (!document || !owedStep(document.owed ?? [], owed)) return
    const freed = { ...changes, leasedUntil: null, claim: document.owedVersion + 1 }
    if (await write(payload, owed.steps, document, owed, freed)) return
  }
}

/** Whether a document still owes a step. */
export async function isOwed(payload: Payload, owed: Owed): Promise<boolean> {
  const document = await findDocument(payload, owed.steps, owed.id)
  return document !== null && owedStep(document.owed ?? [], owed) !== undefined
}

/** Renews a claim while its step lasts. Gives a function that ends it. */
export function renewing(payload: Payload, owed: Owed, { claim }: OwedStep): () => void {
  const ms = leaseOf(owed.steps, owed.step)
  const timer = setInterval(() => {
    changeMine(payload, owed, claim, leased(ms)).catch((problem: unknown) =>
      payload.logger.warn({ err: problem, step: owed.step }, 'The claim of a step was not renewed'),
    )
  }, ms / 3)
  timer.unref()
  return () => clearInterval(timer)
}

/** Changes one step of what a document owes, if it owes what it did when it was read. */
async function write(
  payload: Payload,
  steps: Steps,
  document: OwingDocument,
  name: StepName,
  changes: Partial<OwedStep> | null,
): Promise<AnyStored | null> {
  const owed = withStep(document.owed ?? [], name, changes)
  const data = { owed, owedVersion: document.owedVersion + 1, dueAt: nextDue(owed, waitsForOf(steps)) }
  const written = await changeIf<OwingSlug>({ payload }, steps.collection, asItWas(document), data)
  return noteSeen({ payload }, steps.collection, written)
}

/** Has a document looked at again when the table of its steps says so: nothing of what it owes changes. */
export const lookAgain = (payload: Payload, steps: Steps, document: OwingDocument) =>
  write(payload, steps, document, { step: '', of: null }, {})

/** The document as it is stored now. */
export async function findDocument(payload: Payload, { collection }: Steps, id: DocumentId): Promise<AnyStored | null> {
  const found: unknown = await findOne({ payload }, collection, { id: { equals: id } })
  return found as AnyStored | null
}
