import type { DoctorBooking as View } from '#contracts/eye-doctors.ts'
import { canCancel, shownState } from '#domain/eye-doctors/term.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { tokenOf } from './booking-token.ts'
import type { DoctorBooking } from './repository.ts'
import { providerPhone } from './unavailable.ts'

/** A booking as who has its token sees it. */
export function bookingView(booking: DoctorBooking): View {
  const { number, time, heldUntil, reference, contact } = booking
  return {
    token: tokenOf(number),
    state: shownState(booking, nowIso()),
    time,
    heldUntil,
    reference,
    canCancel: canCancel(booking, nowIso()),
    email: contact?.email ?? '',
    phone: providerPhone(),
  }
}
