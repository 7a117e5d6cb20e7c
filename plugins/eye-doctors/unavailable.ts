import type { PayloadRequest } from 'payload'
import type { RefusalCode } from '#contracts/refusals.ts'
import { Refusal } from '#domain/refusal.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import type { DoctorBooking } from './repository.ts'

/** The telephone number at which the provider books, which no line breaks. */
export function providerPhone(): string {
  return (process.env.EYE_DOCTORS_PHONE ?? '').replaceAll(' ', '\u00a0')
}

/** A refusal that names the provider's telephone number. */
export function callInstead(code: RefusalCode = 'booking.external_unavailable'): Refusal {
  return new Refusal(code, { phone: providerPhone() })
}

/** Runs the steps of a booking that has just moved: its letter goes beside the answer. */
export async function notified(req: PayloadRequest, booking: DoctorBooking): Promise<DoctorBooking> {
  await runSteps(req, 'eye-doctor-bookings', booking)
  return booking
}
