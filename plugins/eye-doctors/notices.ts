import type { PayloadRequest } from 'payload'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import type { DoctorBooking } from './repository.ts'

/** A booking that has just moved, of which its letter tells beside the answer. */
export async function notified(req: PayloadRequest, booking: DoctorBooking): Promise<DoctorBooking> {
  await runSteps(req, 'eye-doctor-bookings', booking)
  return booking
}
