import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { type StoredPrescription } from '#plugins/prescriptions/last-glasses.ts'
import { noteRead, prescriptionOf } from '#plugins/prescriptions/repository.ts'
import type { Booking } from '../repository.ts'
import { assertFindVisit } from './admin-scope.ts'
import { sourceOf } from './written-prescriptions.ts'

/**
 * A prescription of a visit that is the caller's to run. Health data, so that who opens it and why is written down first.
 * Throws `booking.not_found`, and `prescription.not_found` for one of another visit as for none.
 */
export async function openWritten(
  req: PayloadRequest,
  { number, ref }: { number: string; ref: string },
  why: 'visit' | 'printed' | 'corrected' | 'exported',
): Promise<{ booking: Booking; stored: StoredPrescription }> {
  const booking = await assertFindVisit(req, number)
  const stored = await prescriptionOf(req, ref)
  if (stored.sourceRef !== sourceOf(booking)) throw new Refusal('prescription.not_found')
  await noteRead(req, { prescription: ref, customer: booking.customer, who: staffNameOf(req), why })
  return { booking, stored }
}

/** Who was examined, as the booking has it. ISO day. */
export function examinedPerson({ form: { firstName, lastName, birthDate } }: Booking) {
  return { name: `${firstName} ${lastName}`, birthDate }
}
