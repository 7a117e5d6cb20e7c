import type { PayloadRequest } from 'payload'
import type { Patient } from '#contracts/eye-doctors.ts'
import { acceptedPatient, problemsWithPatient } from '#domain/eye-doctors/patient-problems.ts'
import { shownState } from '#domain/eye-doctors/term.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { customerOf } from '#plugins/kit/requests/caller.ts'
import { httpProvider } from './http-provider.ts'
import type { ProviderBooking } from './provider.ts'
import { findByNumber, move, type DoctorBooking } from './repository.ts'
import { callInstead, notified } from './unavailable.ts'

/**
 * Books a held time with the provider. Nothing is shown as booked before the provider has said so; if its answer is not
 * known, the shop asks it by our reference. Sent again, it gives the same booking. The social number passes through and
 * is not stored, so an unknown booking is never sent again by a task.
 */
export async function confirmTime(req: PayloadRequest, booking: DoctorBooking, typed: Patient): Promise<DoctorBooking> {
  if (booking.state !== 'held' && booking.state !== 'lapsed') return booking
  if (shownState(booking, nowIso()) === 'lapsed') throw new Refusal('booking.external_hold_ended')
  const [problem] = problemsWithPatient(typed, today())
  if (problem) throw new Refusal(problem.code, { field: problem.field })

  const patient = acceptedPatient(typed)
  const { socialNumber: _, ...contact } = patient
  const customer = customerOf(req)?.id ?? booking.customer
  const asking = await move(req, booking, { state: 'confirming', askedAt: nowIso(), contact, customer })
  // The same form, sent twice at once.
  if (!asking) return (await findByNumber(req, booking.number)) ?? booking
  const answer = await httpProvider.confirm(asking.hold, asking.number, patient)
  if (answer.kind === 'done') return noteBooked(req, asking, answer.value)
  if (answer.kind === 'unknown') return findOut(req, asking)
  if (answer.kind === 'refused' && isGone(answer.code)) {
    await move(req, asking, { state: 'lapsed', contact: null })
    throw new Refusal(answer.code === 'hold_ended' ? 'booking.external_hold_ended' : 'booking.external_time_taken')
  }
  await move(req, asking, { state: 'held', askedAt: null, contact: null })
  throw callInstead()
}

/**
 * The outcome of a confirmation, as far as the page that asked may show it: a booking, or that it is still not known.
 */
async function findOut(req: PayloadRequest, asking: DoctorBooking): Promise<DoctorBooking> {
  const found = await settleConfirmation(req, asking, { isAwaited: true })
  if (found.state === 'lapsed') throw callInstead()
  return found
}

/**
 * Asks the provider what it has under our reference. Where it has nothing the hold is given back first and asked once
 * more: after that no late call can book, so that it is known that nothing is booked. A booking made twice is canceled
 * but for the first. Still `confirming` where the provider does not answer.
 *
 * @param isAwaited the customer waits for the answer, and needs no letter that nothing came of it.
 */
export async function settleConfirmation(
  req: PayloadRequest,
  asking: DoctorBooking,
  { isAwaited }: { isAwaited: boolean },
): Promise<DoctorBooking> {
  const found = (await liveBookings(asking)) ?? []
  if (found.length === 0) {
    if ((await httpProvider.release(asking.hold)).kind !== 'done') return asking
    const late = await liveBookings(asking)
    if (!late) return asking
    if (late.length === 0) return notBooked(req, asking, isAwaited)
    found.push(...late)
  }
  const [first, ...surplus] = found
  for (const { reference } of surplus) if ((await httpProvider.cancel(reference)).kind !== 'done') return asking
  return first ? noteBooked(req, asking, first) : asking
}

/** What is booked under our reference; null where the provider does not say. */
async function liveBookings({ number }: DoctorBooking): Promise<ProviderBooking[] | null> {
  const answer = await httpProvider.bookingsOf(number)
  return answer.kind === 'done' ? answer.value.filter(({ state }) => state === 'confirmed') : null
}

async function notBooked(req: PayloadRequest, asking: DoctorBooking, isAwaited: boolean): Promise<DoctorBooking> {
  const over = isAwaited
    ? await move(req, asking, { state: 'lapsed', contact: null })
    : await move(req, asking, { state: 'lapsed' }, 'failed')
  return over ? notified(req, over) : asItIs(req, asking)
}

async function noteBooked(
  req: PayloadRequest,
  asking: DoctorBooking,
  { reference }: ProviderBooking,
): Promise<DoctorBooking> {
  const booked = await move(req, asking, { state: 'booked', reference }, 'booked')
  return booked ? notified(req, booked) : asItIs(req, asking)
}

/** As it is now, where another request or the sweep was first. */
async function asItIs(req: PayloadRequest, booking: DoctorBooking): Promise<DoctorBooking> {
  return (await findByNumber(req, booking.number)) ?? booking
}

/** Whether the provider's refusal means that the time is lost, and not only that the call was. */
function isGone(code: string): boolean {
  return code === 'hold_ended' || code === 'time_taken'
}
