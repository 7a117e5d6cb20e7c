import type { PayloadRequest } from 'payload'
import { doOwed } from '#plugins/kit/work/run-steps.ts'
import type { DoctorBooking } from './repository.ts'

/** A booking that has just moved, of which its letter tells beside the answer. */
export async function told(req: PayloadRequest, booking: DoctorBooking): Promise<DoctorBooking> {
  await doOwed(req, 'eye-doctor-bookings', booking)
  return booking
}
