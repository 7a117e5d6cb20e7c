import { randomInt } from 'node:crypto'
import type { BookingForm } from '#contracts/bookings.ts'
import type { AgeGroup, ExamType } from '#contracts/exam-types.ts'
import { reminderMoment } from '#domain/bookings/reminder-moment.ts'
import { readSocialNumber } from '#domain/customers/social-number.ts'
import { findStep } from '#domain/pending-steps.ts'
import { openEach, openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import {
  changeEach,
  changeIf,
  createUnlessTaken,
  deleteWhere,
  findAll,
  findEach,
  findOne,
  type Stored,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { changeAndSchedule, scheduleSteps, type StepToSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { ofPerson, type AdminPerson } from '#plugins/customers/admin-person.ts'
import { socialNumberIndex } from '#plugins/customers/social-numbers.ts'
import { emailIndexOf, indexesOf, phoneIndexOf, surnameIndexOf } from './keyed-indexes.ts'

/** Who made a booking: a customer, staff for a customer, or the waiting list. */
export type BookingSource = 'shop' | 'desk' | 'waiting'

/** A use that a booking has left, and how to find it. */
export interface FormerPlace {
  store: number
  day: string
  ref: string
}

/** What of a booking says something of a person. */
interface SealedPart {
  examType: ExamType
  ageGroup: AgeGroup
  form: BookingForm
}

type StoredBooking = Stored<'bookings'>

/** A booking, opened. */
export type Booking = Omit<
  StoredBooking,
  'sealed' | 'emailIndex' | 'phoneIndex' | 'surnameIndex' | 'createdAt' | 'updatedAt'
> &
  SealedPart

/** What a booking is made of. The rest is given to it. */
export type NewBooking = Pick<
  Booking,
  | ('ref' | 'store' | 'day' | 'time' | 'minutes' | 'examiner' | 'examinerWished' | 'room' | 'instruments')
  | ('customer' | 'language' | 'source' | 'examType' | 'ageGroup' | 'form')
> &
  Partial<Pick<Booking, 'orderNumber'>>

/** What may be changed of a booking. */
export type BookingChanges = Partial<
  Omit<Booking, 'id' | 'number' | 'sequence' | 'bookedAt' | 'owed' | 'owedVersion' | 'dueAt'>
>

/**
 * The steps after a change of a booking: `settle` makes the days hold it, `tell` notifies the customer, and `remind`
 * reminds the customer the day before. `corrected` notifies the customer that what was written after the visit was
 * corrected.
 */
export type BookingStep = 'settle' | 'tell' | 'remind' | 'corrected'

/** Without the signs that are read for another: 0 and O, 1, I and L, U and V, S and 5. */
const SIGNS = 'ABCDEFGHJKMNPQRTVWXYZ2346789'
const SIGNS_OF_NUMBER = 8

const newNumber = () => Array.from({ length: SIGNS_OF_NUMBER }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** Makes a booking of a hold, or finds the one that was made of it. */
export async function createBooking(context: WithPayload, asked: NewBooking): Promise<Booking> {
  const { examType, ageGroup, form, ...open } = asked
  const sealed = seal({ examType, ageGroup, form } satisfies SealedPart)
  const typedNumber = form.ssn ? await socialNumberIndex(context, readSocialNumber(form.ssn)) : null
  const isOwn = open.customer !== null && open.source === 'shop'
  const indexes = await indexesOf(context, form)
  for (;;) {
    const created = await createUnlessTaken(context, 'bookings', {
      ...open,
      sealed,
      number: newNumber(),
      state: 'created',
      stateBefore: null,
      bookedAt: nowIso(),
      isOwn,
      sequence: 0,
      former: null,
      socialNumberIndex: typedNumber,
      benefitCode: null,
      arrivedAt: null,
      doneAt: null,
      isThinned: false,
      ...indexes,
      ...scheduleSteps(['settle', 'tell', ...reminderOf({ ...asked, bookedAt: nowIso() })]),
    })
    const booking = created ? openedBooking(context, created) : await bookingByRef(context, asked.ref)
    if (booking) return booking
    // The number was another's.
  }
}

/** The booking of this number, if there is one. */
export async function bookingByNumber(context: WithPayload, number: string): Promise<Booking | null> {
  return first(context, { number: { equals: number } })
}

/** The booking that this hold has become, if any. */
export async function bookingByRef(context: WithPayload, ref: string): Promise<Booking | null> {
  return first(context, { ref: { equals: ref } })
}

/** The fittings that were booked for an order, canceled ones too, the first that was booked first. */
export async function fittingsOfOrder(context: WithPayload, number: string): Promise<Booking[]> {
  return all(context, { orderNumber: { equals: number } }, 'bookedAt')
}

/** All bookings of a customer by customer number, the latest visit first. */
export async function bookingsOfCustomer(context: WithPayload, customer: string): Promise<Booking[]> {
  return latest(await all(context, { customer: { equals: customer } }, '-day'))
}

/** The bookings that were made with this address, the latest first. */
export async function bookingsOfEmail(context: WithPayload, email: string): Promise<Booking[]> {
  return all(context, { emailIndex: { equals: await emailIndexOf(context, email) } }, '-day')
}

/** The most bookings of a name that are read. */
const MOST_NAMED = 200

/** The bookings with this phone number, in any spelling, the latest first. */
export async function bookingsOfPhone(context: WithPayload, phone: string): Promise<Booking[]> {
  const phoneIndex = await phoneIndexOf(context, phone)
  return phoneIndex === null ? [] : all(context, { phoneIndex: { equals: phoneIndex } }, '-day')
}

/** All bookings of a person, with an account or without, the latest visit first. */
export async function bookingsOfPerson(
  context: WithPayload,
  { customer, emails, phones }: AdminPerson,
): Promise<Booking[]> {
  const person = {
    customer,
    phones: (await Promise.all(phones.map((one) => phoneIndexOf(context, one)))).flatMap((one) => one ?? []),
    emails: await Promise.all(emails.map((one) => emailIndexOf(context, one))),
  }
  return latest(await all(context, ofPerson(person, { email: 'emailIndex', phone: 'phoneIndex' }), '-day'))
}

/** The latest bookings with this whole surname, in one store or in all. */
export async function bookingsOfSurname(context: WithPayload, surname: string, store?: number): Promise<Booking[]> {
  const isNamed = { surnameIndex: { equals: await surnameIndexOf(context, surname) } }
  const where = store === undefined ? isNamed : { and: [isNamed, { store: { equals: store } }] }
  return all(context, where, '-day', MOST_NAMED)
}

/** All bookings of an examiner between two ISO days, both included, in their order. */
export async function bookingsOfExaminer(
  context: WithPayload,
  examiner: number,
  from: string,
  to: string,
): Promise<Booking[]> {
  const days = [{ day: { greater_than_equal: from } }, { day: { less_than_equal: to } }]
  const found = await all(context, { and: [{ examiner: { equals: examiner } }, ...days] }, 'day')
  return found.toSorted((a, b) => `${a.day}T${a.time}`.localeCompare(`${b.day}T${b.time}`))
}

/** All bookings of a store between two ISO days, both included, in their order. */
export async function bookingsOfStore(
  context: WithPayload,
  store: number,
  from: string,
  to: string,
): Promise<Booking[]> {
  const days = [{ day: { greater_than_equal: from } }, { day: { less_than_equal: to } }]
  const found = await all(context, { and: [{ store: { equals: store } }, ...days] }, 'day')
  return found.toSorted((a, b) => `${a.day}T${a.time}`.localeCompare(`${b.day}T${b.time}`))
}

/** What figures are made of: the bookings of every store between two ISO days, both included, and nothing of who comes. */
export function placesBetween(context: WithPayload, from: string, to: string) {
  const where = { and: [{ day: { greater_than_equal: from } }, { day: { less_than_equal: to } }] }
  return findAll(context, 'bookings', where, { fields: ['store', 'state', 'day', 'minutes', 'bookedAt'] })
}

/** Bookings that an address was typed for, or the social number of this index, and that no account has yet. */
export async function guestBookingsOf(
  context: WithPayload,
  { email, socialNumberIndex: index }: { email: string; socialNumberIndex?: string | null },
): Promise<Booking[]> {
  const byEmail = { emailIndex: { equals: await emailIndexOf(context, email) } }
  const by = index ? [byEmail, { socialNumberIndex: { equals: index } }] : [byEmail]
  return all(context, { and: [{ or: by }, { customer: { exists: false } }] }, 'day')
}

/** Bookings of visits before this day that still hold what was typed for the visit alone. */
export async function* unthinnedBookings(context: WithPayload, before: string): AsyncGenerator<Booking> {
  const isOld = { and: [{ day: { less_than: before } }, { isThinned: { equals: false } }] }
  yield* openEach(findEach(context, 'bookings', isOld), (stored) => openedBooking(context, stored))
}

/** Gives every booking of one account to another. */
export async function moveBookings(context: WithPayload, from: string, into: string): Promise<void> {
  await changeEach(context, 'bookings', { customer: { equals: from } }, { customer: into })
}

/** Deletes a booking whatever its state. Its time must be free before. */
export async function deleteBooking(context: WithPayload, { number }: Booking): Promise<void> {
  await deleteWhere(context, 'bookings', { number: { equals: number } })
}

/**
 * Changes a booking and raises its sequence: calendars and letters follow, and so do the days if its place changes.
 * Null if another change came since it was read.
 */
export async function changeBooking(
  context: WithPayload,
  booking: Booking,
  changes: BookingChanges,
  steps: BookingStep[] = [],
): Promise<Booking | null> {
  const data = { ...(await stored(context, booking, changes)), sequence: booking.sequence + 1 }
  const all = ['tell', ...steps, ...reminderOf({ ...booking, ...changes })]
  const changed = await changeAndSchedule(context, 'bookings', asRead(booking), data, all)
  return changed && openedBooking(context, changed)
}

/** Schedules the notice to the customer that what was written after the visit, named by its ref, was corrected. */
export function scheduleCorrected(context: WithPayload, { number }: Booking, ref: string) {
  return changeAndSchedule(context, 'bookings', { number: { equals: number } }, {}, [
    { step: 'corrected' satisfies BookingStep, of: ref },
  ])
}

/** Whether a step of a booking is not done yet. */
export function steps({ owed: pendingSteps }: Pick<Booking, 'owed'>, step: BookingStep): boolean {
  return findStep(pendingSteps ?? [], { step, of: null }) !== undefined
}

/** The reminder of a visit, where one was wished for and there is time for it. */
function reminderOf({
  form,
  day,
  time,
  bookedAt,
}: Pick<Booking, 'form' | 'day' | 'time' | 'bookedAt'>): StepToSchedule[] {
  const at = form.wantsReminder ? reminderMoment(day, time, bookedAt) : null
  return at === null ? [] : [{ step: 'remind', at }]
}

/** Changes a booking without notifying the customer or the calendar, for example on arrival. Guarded alike. */
export async function changeSilently(
  context: WithPayload,
  booking: Booking,
  changes: BookingChanges,
): Promise<Booking | null> {
  const changed = await changeIf(context, 'bookings', asRead(booking), await stored(context, booking, changes))
  return changed && openedBooking(context, changed)
}

/** Deletes a booking that no letter has announced yet. */
export async function dropBooking(context: WithPayload, { number }: Booking): Promise<void> {
  await deleteWhere(context, 'bookings', { and: [{ number: { equals: number } }, { sequence: { equals: 0 } }] })
}

/** A booking as it lies in the database, opened. */
export function openedBooking(context: WithPayload, { sealed, ...open }: StoredBooking): Booking {
  const { createdAt: _, updatedAt: __, emailIndex: ___, phoneIndex: ____, surnameIndex: _____, ...rest } = open
  return { ...rest, ...openSealed<SealedPart>(context, `bookings ${open.id}`, sealed) }
}

/** The latest visit first. */
function latest(bookings: readonly Booking[]): Booking[] {
  return bookings.toSorted((a, b) => `${b.day}T${b.time}`.localeCompare(`${a.day}T${a.time}`))
}

type Where = Parameters<typeof findAll>[2]

async function first(context: WithPayload, where: NonNullable<Where>): Promise<Booking | null> {
  const found = await findOne(context, 'bookings', where)
  return found && openedBooking(context, found as StoredBooking)
}

async function all(context: WithPayload, where: Where, sort: string, limit?: number): Promise<Booking[]> {
  const found = (await findAll(context, 'bookings', where, { sort, ...(limit && { limit }) })) as StoredBooking[]
  return Array.fromAsync(openEach(found, (each) => openedBooking(context, each)))
}

/** Changes as they are stored: what says something of a person is sealed anew, and found by who comes now. */
async function stored(context: WithPayload, booking: Booking, { examType, ageGroup, form, ...open }: BookingChanges) {
  if (!examType && !ageGroup && !form) return open
  const part: SealedPart = {
    examType: examType ?? booking.examType,
    ageGroup: ageGroup ?? booking.ageGroup,
    form: form ?? booking.form,
  }
  return { ...open, sealed: seal(part), ...(form && (await indexesOf(context, form))) }
}

function asRead({ id, sequence }: Booking) {
  return { and: [{ id: { equals: id } }, { sequence: { equals: sequence } }] }
}
