import type { PayloadRequest } from 'payload'
import { isComing } from '#domain/bookings/states.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { changeAndSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { storeOf } from '#plugins/stores/repository.ts'
import { changeTerm } from './change-term.ts'
import { keepForBooking, assertFindHold, placeHold, releaseHold, type WantedTime } from './holds.ts'
import { placeOf } from './place-of-hold.ts'
import { bookingByNumber, changeBooking, steps, type Booking } from './repository.ts'
import { assertStand } from './settle-booking.ts'
import { timeFreed } from './waiting/time-freed.ts'

const DAY_MS = 86_400_000

/** Throws `booking.state_unfit` or `booking.too_late`, with the phone of the store. */
async function assertBeChangeable(context: WithPayload, booking: Booking): Promise<void> {
  if (!isComing(booking.state)) throw new Refusal('booking.state_unfit')
  const { canChange } = await changeTerm(context, booking)
  if (!canChange) throw new Refusal('booking.too_late', { phone: (await storeOf(context, booking.store))?.phone ?? '' })
}

/** A booking by its number. Throws `booking.not_found`. */
export async function assertFindBooking(context: WithPayload, number: string): Promise<Booking> {
  const booking = await bookingByNumber(context, number)
  if (!booking) throw new Refusal('booking.not_found')
  return booking
}

/** Moves a booking to a held time, as its customer asks. Sent again, it gives the booking as it is. */
export async function rebook(req: PayloadRequest, booking: Booking, ref: string): Promise<Booking> {
  if (booking.ref === ref) return settleAndNotify(req, booking)
  await assertBeChangeable(req, booking)
  return moveToHold(req, booking, ref)
}

/** Moves a booking to a free time, as staff ask: bound by no notice, horizon or term. */
export async function moveBooking(
  req: PayloadRequest,
  booking: Booking,
  to: Pick<WantedTime, 'store' | 'day' | 'time' | 'examiner'>,
): Promise<Booking> {
  if (!isComing(booking.state)) throw new Refusal('booking.state_unfit')
  const { examType: exam, ageGroup } = booking
  // An examiner chosen by staff is not one that the customer asked for.
  const isWished = Boolean(booking.examinerWished) && to.examiner === booking.examiner
  const { use } = await placeHold(req, { ...to, exam, ageGroup, moves: booking, isStaff: true, isWished })
  try {
    return await moveToHold(req, booking, use.ref)
  } catch (problem) {
    await releaseHold(req, use.ref)
    throw problem
  }
}

/**
 * Two at once move it once: the change is guarded by the booking's sequence, and the hold of the other ends. What an
 * earlier move has left behind is settled first, since a booking remembers one former time.
 */
async function moveToHold(req: PayloadRequest, asked: Booking, ref: string): Promise<Booking> {
  const booking = steps(asked, 'settle') ? await assertStand(req, asked) : asked
  const found = await assertFindHold(req, ref)
  if (found.use.hold.moves !== booking.number) throw new Refusal('booking.hold_ended')
  const hold = await keepForBooking(req, found)
  const { store, day } = booking
  const left = { store, day, ref: booking.ref }
  const changes = { ...placeOf(hold), state: 'rebooked' as const, stateBefore: null, former: left }
  const moved = await changeBooking(req, booking, changes, ['settle'])
  if (!moved) {
    await releaseHold(req, ref)
    throw new Refusal('booking.state_unfit')
  }
  return settleAndNotify(req, moved)
}

/** Cancels a booking, as its customer asks. Sent again, it gives the canceled booking. */
export async function cancelByCustomer(req: PayloadRequest, booking: Booking): Promise<Booking> {
  if (booking.state === 'canceled') return settleAndNotify(req, booking)
  await assertBeChangeable(req, booking)
  return cancel(req, booking)
}

/** Cancels a booking that is coming, as the customer or the store asks. */
export async function cancel(req: PayloadRequest, booking: Booking): Promise<Booking> {
  if (booking.state === 'canceled') return settleAndNotify(req, booking)
  if (!isComing(booking.state)) throw new Refusal('booking.state_unfit')
  const canceled = await changeBooking(req, booking, { state: 'canceled', stateBefore: booking.state }, ['settle'])
  if (canceled?.orderNumber) await askForFittingSoon(req, canceled.orderNumber)
  if (canceled) return settleAndNotify(req, canceled)
  // Another change came first. Cancel again, since a cancellation applies whatever the time.
  return cancel(req, await assertFindBooking(req, booking.number))
}

/** An order whose fitting was canceled is asked for another on the next day, unless one is booked by then. */
async function askForFittingSoon(req: PayloadRequest, order: string): Promise<void> {
  const at = nowIso(DAY_MS)
  await changeAndSchedule(req, 'orders', { number: { equals: order } }, {}, [{ step: 'fitting', at }])
}

/** Changes the note to the store. The same note changes nothing. */
export async function changeNote(req: PayloadRequest, booking: Booking, note: string): Promise<Booking> {
  if (note === booking.form.note) return booking
  await assertBeChangeable(req, booking)
  const state = booking.state === 'created' ? 'updated' : booking.state
  const changed = await changeBooking(req, booking, { state, form: { ...booking.form, note } })
  if (changed) return settleAndNotify(req, changed)
  return changeNote(req, await assertFindBooking(req, booking.number), note)
}

async function settleAndNotify(req: PayloadRequest, booking: Booking): Promise<Booking> {
  const settled = await assertStand(req, booking)
  timeFreed(req)
  return settled
}
