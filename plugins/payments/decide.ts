import { findStep, type PendingStep } from '#domain/pending-steps.ts'
import type { RefundTrouble } from '#domain/payments/refunds-for-staff.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import type { StepToSchedule } from '#plugins/kit/work/schedule-steps.ts'
import type { Undone } from '#plugins/kit/work/steps.ts'

/** The step of a document whose refunds staff must decide about: it stands on their list of what is stuck until they have. */
export const DECIDE = 'decide'

/** Who promises money gives it next: only what is still promised so long after is for staff. In milliseconds. */
const GIVEN_WITHIN_MS = 60_000

/** The steps to schedule where what staff must decide differs from the list: add it, replace it, or take it off. */
export function deciding(trouble: RefundTrouble | null, pendingSteps: readonly PendingStep[] | null): StepToSchedule[] {
  const listed = findStep(pendingSteps ?? [], { step: DECIDE, of: null })?.code ?? null
  if (listed === trouble) return []
  return trouble === 'refund_owed' ? [{ step: DECIDE, at: nowIso(GIVEN_WITHIN_MS) }] : [DECIDE]
}

/** How the step ends: it is given up with what staff must decide, and done once they have. Nothing is sent by it. */
export function decided(trouble: RefundTrouble | null): Undone | void {
  return trouble === null ? undefined : { givenUp: trouble }
}
