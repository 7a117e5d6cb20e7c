/**
 * A step that is scheduled for a document and not done yet: a letter, a label, a refund. It runs at least once; what must not
 * happen twice outside the shop is guarded by a key that the step sends.
 */
export interface PendingStep {
  step: string
  /** Which of several, such as a letter or a refund; null for a step that a document has once. */
  of: string | null
  /** The `owedVersion` at which the step was scheduled, or last claimed. A result counts only while this is the same. */
  claim: number
  /** How often the step has begun since it was scheduled. */
  attempts: number
  /** ISO instant of the shop's clock from which it may run; null where it was given up. */
  dueAt: string | null
  /** ISO instant of the machine's clock until which a process holds the step; null where none does. */
  leasedUntil: string | null
  /** The code of its last failure, or why it was given up. */
  code: string | null
  /** Whether staff see the step in the list of stuck work. */
  isListed: boolean
}

/** Names a step of a document. */
export type StepName = Pick<PendingStep, 'step' | 'of'>

/** The key of a step of a document, among those of all documents. */
export function stepKey({
  steps,
  id,
  step,
  of,
}: StepName & { steps: { collection: string }; id: string | number }): string {
  return `${steps.collection} ${id} ${step} ${of ?? ''}`
}

/** Which steps each waits for, by its name. A step that is not in the table is not known (any more). */
export type WaitsFor = Readonly<Record<string, readonly string[]>>

/** Two clocks: due dates are the shop's, which a trial may move, leases the machine's. ISO instants. */
export interface Instants {
  shop: string
  machine: string
}

/** The pause after each failure, in seconds. The last one repeats while the step fails. */
const BACKOFF_S = [30, 60, 120, 300, 900, 1800, 3600, 7200, 14_400, 21_600]
/** Staff see a step after this many failures, which take half a day. */
const LISTED_AFTER = 9
/** The largest random share by which a pause is longer, so that steps that failed together do not retry together. */
const JITTER = 0.25

/** How long a step waits that was begun so often and failed, in milliseconds. `chance` is from 0 to 1. */
export function backoffMs(attempts: number, chance: number): number {
  const seconds = BACKOFF_S[Math.min(Math.max(attempts, 1), BACKOFF_S.length) - 1] ?? 0
  return Math.round(seconds * 1000 * (1 + JITTER * chance))
}

/** Whether a step has failed so often that staff see it. */
export function isStuck(attempts: number): boolean {
  return attempts >= LISTED_AFTER
}

export function isSameStep(a: StepName, b: StepName): boolean {
  return a.step === b.step && a.of === b.of
}

/** The pending step of this name, if there is one. */
export function findStep(pendingSteps: readonly PendingStep[], name: StepName): PendingStep | undefined {
  return pendingSteps.find((each) => isSameStep(each, name))
}

/** The pending steps with these added. A step that is pending already is scheduled again: an earlier result does not end it. */
export function withPendingSteps(pendingSteps: readonly PendingStep[], added: readonly PendingStep[]): PendingStep[] {
  const anew = added.map((each) => ({ ...each, isListed: findStep(pendingSteps, each)?.isListed ?? false }))
  return [...pendingSteps.filter((each) => !findStep(added, each)), ...anew]
}

/** The pending steps with one of them changed, or removed (null). */
export function withStep(
  pendingSteps: readonly PendingStep[],
  name: StepName,
  changes: Partial<PendingStep> | null,
): PendingStep[] {
  return pendingSteps.flatMap((each) => {
    if (!isSameStep(each, name)) return [each]
    return changes ? [{ ...each, ...changes }] : []
  })
}

/** Whether a step that this one waits for is still pending. */
export function isBlocked({ step }: StepName, pendingSteps: readonly PendingStep[], waitsFor: WaitsFor): boolean {
  return pendingSteps.some((other) => waitsFor[step]?.includes(other.step))
}

/** Whether a step can be claimed now: it is due, and no process holds it. */
export function isFree({ dueAt, leasedUntil }: PendingStep, { shop, machine }: Instants): boolean {
  return dueAt !== null && dueAt <= shop && (leasedUntil === null || leasedUntil <= machine)
}

/** The steps that may be claimed now, the one longest due first. */
export function freeSteps(pendingSteps: readonly PendingStep[], waitsFor: WaitsFor, instants: Instants): PendingStep[] {
  return pendingSteps
    .filter((each) => isFree(each, instants) && !isBlocked(each, pendingSteps, waitsFor))
    .toSorted((a, b) => (a.dueAt ?? '').localeCompare(b.dueAt ?? ''))
}

/** The instant (ISO) at which the next step of a document is due; null where none will run by itself. */
export function nextDue(pendingSteps: readonly PendingStep[], waitsFor: WaitsFor): string | null {
  const open = pendingSteps.filter((each) => !isBlocked(each, pendingSteps, waitsFor))
  return open.flatMap(({ dueAt }) => dueAt ?? []).toSorted()[0] ?? null
}
