import type { PayloadRequest } from 'payload'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import type { DoctorBooking } from './repository.ts'

/** Runs the steps of a booking that has just moved: its letter goes beside the answer. */
export async function notified(req: PayloadRequest, booking: DoctorBooking): Promise<DoctorBooking> {
  await runSteps(req, 'eye-doctor-bookings', booking)
  return booking
}
