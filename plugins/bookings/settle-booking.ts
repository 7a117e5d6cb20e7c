import { keepsTime } from '#domain/bookings/states.ts'
import { fitsBeside } from '#domain/bookings/overlaps.ts'
import type { Use } from '#domain/bookings/schedule.ts'
import { Refusal } from '#domain/refusal.ts'
import { minutesOf, timeOf } from '#domain/stores/time-of-day.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { doNow, runSteps } from '#plugins/kit/work/run-steps.ts'
import { companyPayment } from './company-payment.ts'
import { asBooked, changeDay, type OfStore } from './day-uses.ts'
import { freePlace } from './hold-places.ts'
import { bookingByNumber, changeSilently, dropBooking, steps, type Booking } from './repository.ts'
import { schedulesOf } from './schedule/repository.ts'
import { noteFreed } from './waiting/repository.ts'

/**
 * Makes the days hold what a booking says: its time for good, or no longer if it is canceled, and frees the time it has
 * left. Safe to repeat, and to run twice at once. If the time is lost, since a process stood still for longer than its
 * hold and another booking has it, the booking returns to its former time or is deleted.
 */
export async function settleBooking(context: WithPayload, booking: Booking): Promise<void> {
  const isPlaced = keepsTime(booking.state) ? await keepTime(context, booking) : await dropUse(context, booking)
  if (!isPlaced) return takeBack(context, booking)
  await freePlace(context, booking.ref)
  const { former, form, ref } = booking
  if (former && form.company) await companyPayment.only(context)?.move(context, form.company, former.ref, ref)
  if (former) await dropUse(context, former)
  const same = former ? await changeSilently(context, booking, { former: null }) : booking
  const latest = await bookingByNumber(context, booking.number)
  // Changed by another at this moment, which the days follow now.
  if (latest && (!same || latest.sequence !== booking.sequence)) await settleBooking(context, latest)
}

/**
 * Runs the pending steps of a booking: settles it now, and notifies the customer after the answer. Throws
 * `booking.hold_ended` if its time is another's.
 */
export async function assertStand(context: WithPayload, booking: Booking): Promise<Booking> {
  const { id, number } = booking
  await runSteps(context, 'bookings', booking)
  const found = await bookingByNumber(context, number)
  // Written earlier, by a process that may be dead.
  if (found && steps(found, 'settle')) await doNow(context, 'bookings', id, 'settle')
  const now = found && steps(found, 'settle') ? await bookingByNumber(context, number) : found
  const isTakenBack = now?.sequence === booking.sequence && now.ref !== booking.ref
  if (!now || isTakenBack) throw new Refusal('booking.hold_ended')
  return now
}

/** The use of a booking in its day. */
export function useOf({ ref, time, minutes, examiner, room, instruments }: Booking): Use {
  const from = minutesOf(time)
  return { ref, examiner, room, instruments, from, to: from + minutes, until: null }
}

/** Drops a use from its day, whose time is free for who waits. True always, also where it was gone. */
export async function dropUse(context: WithPayload, { store, day, ref }: OfStore & { ref: string }): Promise<true> {
  const use = await useIn(context, { store, day }, ref)
  if (!use) return true
  // Note the freed time first, so that a crash between the two loses no offer to the waiting list.
  await noteFreed(context, { store, day }, use)
  return changeDay(context, { store, day }, (uses) => {
    const others = uses.filter((each) => each.ref !== ref)
    return others.length < uses.length ? { uses: others, answer: true } : { answer: true }
  })
}

function useIn(context: WithPayload, ofStore: OfStore, ref: string): Promise<Use | undefined> {
  return changeDay(context, ofStore, (uses) => ({ answer: uses.find((use) => use.ref === ref) }))
}

async function keepTime(context: WithPayload, booking: Booking): Promise<boolean> {
  const [schedule] = await schedulesOf(context, booking.store, booking.day, booking.day)
  return changeDay(context, booking, (uses) => {
    const mine = uses.find(({ ref }) => ref === booking.ref)
    if (mine?.until === null) return { answer: true }
    const others = uses.filter((use) => use !== mine && use.ref !== booking.former?.ref)
    const stored = mine ? asBooked(mine) : useOf(booking)
    if (!mine && !(schedule && fitsBeside(schedule, others, stored))) return { answer: false }
    return { uses: [...uses.filter((use) => use !== mine), stored], answer: true }
  })
}

async function takeBack(context: WithPayload, booking: Booking): Promise<void> {
  if (booking.former) {
    const { former } = booking
    const back = await formerTime(context, former)
    if (back) await changeSilently(context, booking, { ...back, ...former, former: null })
  } else await dropBooking(context, booking)
}

/** When and where a booking was, as its former day still holds it. */
async function formerTime(context: WithPayload, former: NonNullable<Booking['former']>) {
  const use = await useIn(context, former, former.ref)
  if (!use) return null
  const { examiner, room, instruments, from, to } = use
  return { examiner, room, instruments, time: timeOf(from), minutes: to - from }
}
