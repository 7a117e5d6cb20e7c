/**
 * One step that a document still owes: a letter, a label, a refund. It is done at least once: what may not happen twice outside
 * is guarded by a key that the step itself gives.
 */
export interface PendingStep {
  step: string
  /** Which of several, such as a letter or a refund; null of a step that a document owes once. */
  of: string | null
  /** The `owedVersion` with which it was owed, or last claimed. A result counts only while this is the same. */
  claim: number
  /** How often it was begun since it is owed. */
  attempts: number
  /** ISO instant of the shop's clock from which it may run; null where it was given up. */
  dueAt: string | null
  /** ISO instant of the machine's clock until which somebody runs it; null where nobody does. */
  leasedUntil: string | null
  /** The code of its last failure, or why it was given up. */
  code: string | null
  /** Whether staff see it among what is stuck. */
  isListed: boolean
}

/** Names an owed step of a document. */
export type StepName = Pick<PendingStep, 'step' | 'of'>

/** Which steps each waits for, by its name. A step that is not in the table is not known (any more). */
export type WaitsFor = Readonly<Record<string, readonly string[]>>

/** Two clocks: due dates are the shop's, which a trial may move, leases the machine's. ISO instants. */
export interface Instants {
  shop: string
  machine: string
}

/** Waits after each failure, in seconds. The last is repeated for as long as the step fails. */
const BACKOFF_S = [30, 60, 120, 300, 900, 1800, 3600, 7200, 14_400, 21_600]
/** After so many failures staff see it. Until then half a day has passed. */
const LISTED_AFTER = 9
/** By how much more of itself a wait is longer at random, so that what failed together is not tried together. */
const JITTER = 0.25

/** How long a step waits that was begun so often and failed, in milliseconds. `chance` is from 0 to 1. */
export function backoffMs(attempts: number, chance: number): number {
  const seconds = BACKOFF_S[Math.min(Math.max(attempts, 1), BACKOFF_S.length) - 1] ?? 0
  return Math.round(seconds * 1000 * (1 + JITTER * chance))
}

/** Whether staff are told of a step that has failed so often. */
export function isStuck(attempts: number): boolean {
  return attempts >= LISTED_AFTER
}

export function isSameStep(a: StepName, b: StepName): boolean {
  return a.step === b.step && a.of === b.of
}

/** A step of a document as it is owed now, if it is. */
export function findStep(pendingSteps: readonly PendingStep[], name: StepName): PendingStep | undefined {
  return pendingSteps.find((each) => isSameStep(each, name))
}

/** What is owed when these are owed too. What was owed already is owed anew: a result of before does not settle it. */
export function withPendingSteps(pendingSteps: readonly PendingStep[], added: readonly PendingStep[]): PendingStep[] {
  const anew = added.map((each) => ({ ...each, isListed: findStep(pendingSteps, each)?.isListed ?? false }))
  return [...pendingSteps.filter((each) => !findStep(added, each)), ...anew]
}

/** What is owed when one of it changes, or is owed no more (null). */
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

/** Whether a step that this one waits for is still owed. */
export function isBlocked({ step }: StepName, pendingSteps: readonly PendingStep[], waitsFor: WaitsFor): boolean {
  return pendingSteps.some((other) => waitsFor[step]?.includes(other.step))
}

/** Whether anybody may claim a step now: it is due, and nobody runs it. */
export function isFree({ dueAt, leasedUntil }: PendingStep, { shop, machine }: Instants): boolean {
  return dueAt !== null && dueAt <= shop && (leasedUntil === null || leasedUntil <= machine)
}

/** The steps that may be claimed now, the one longest due first. */
export function freeSteps(pendingSteps: readonly PendingStep[], waitsFor: WaitsFor, instants: Instants): PendingStep[] {
  return pendingSteps
    .filter((each) => isFree(each, instants) && !isBlocked(each, pendingSteps, waitsFor))
    .toSorted((a, b) => (a.dueAt ?? '').localeCompare(b.dueAt ?? ''))
}

/** The instant at which a document is looked at again: null where it owes nothing that will run by itself. */
export function nextDue(pendingSteps: readonly PendingStep[], waitsFor: WaitsFor): string | null {
  const open = pendingSteps.filter((each) => !isBlocked(each, pendingSteps, waitsFor))
  return open.flatMap(({ dueAt }) => dueAt ?? []).toSorted()[0] ?? null
}
