import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import type { correctWritten as route } from '#contracts/booking-handling.ts'
import { isUnmeasured } from '#domain/prescriptions/exam-record.ts'
import { Refusal } from '#domain/refusal.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { addCorrection, valuesOf } from '#plugins/prescriptions/stored-values.ts'
import { lastGlasses, type StoredPrescription } from '#plugins/prescriptions/last-glasses.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { scheduleCorrected } from '../repository.ts'
import { openWritten } from './open-written.ts'
import { assertBePlausible } from './written-prescriptions.ts'

/**
 * Adds to a prescription of a visit how it should read, in the name of who corrects it. What it is for does not change:
 * glasses stay glasses, and a day of exam is not corrected. The customer is written that there is something new.
 */
export async function correctWritten(
  req: PayloadRequest,
  asked: z.infer<typeof route.input>,
): Promise<StoredPrescription> {
  const { seen, why, confirmsUnusual = false } = asked
  const { booking, stored } = await openWritten(req, asked, 'corrected')
  if (booking.state !== 'done') throw new Refusal('booking.state_unfit')
  const now = valuesOf(req, stored)
  if ((asked.glasses === null) !== (now.glasses === null)) throw new Refusal('prescription.missing')
  const glasses = asked.glasses && now.glasses && { ...asked.glasses, examinedOn: now.glasses.examinedOn }
  const exam = asked.exam && !isUnmeasured(asked.exam) ? asked.exam : null
  assertBePlausible({ glasses, exam, last: await lastGlasses(req, stored.customer, stored) }, confirmsUnusual)

  const key = idempotencyKeyOf(req) ?? crypto.randomUUID()
  // Schedule the letter before the correction is saved, so that a crash cannot lose it; the step sends none if the
  // correction was refused.
  const pendingSteps = await scheduleCorrected(req, booking, stored.ref)
  const corrected = await addCorrection(
    req,
    stored.ref,
    { key, at: nowIso(), by: staffNameOf(req), why, glasses, exam },
    seen,
  )
  if (pendingSteps) await runSteps(req, 'bookings', pendingSteps)
  return corrected
}
