import { randomInt } from 'node:crypto'
import type { BookingForm, SlotTime } from '#contracts/bookings.ts'
import type { Language } from '#contracts/language.ts'
import type { WaitingWish } from '#contracts/waiting-list.ts'
import type { FreedTime } from '#domain/bookings/waiting.ts'
import type { Use } from '#domain/bookings/schedule.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { changeAndSchedule, type StepToSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { openEach, openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import {
  changeEach,
  countWhere,
  createUnlessTaken,
  deleteWhere,
  findAll,
  findOne,
  type Stored,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'
import type { OfStore } from '../day-uses.ts'
import { emailIndexOf } from '../keyed-indexes.ts'

/** `offered`: a time is kept for her. `booked`: she has taken one, and waits no longer. */
export type WaitingState = 'waiting' | 'offered' | 'booked'

/** A time that she was offered. */
export interface OfferedTime extends SlotTime {
  minutes: number
}

/** An offer as it is kept. */
export interface StoredOffer extends OfferedTime {
  /** Of the hold that keeps the time. */
  ref: string
  /** ISO instant at which it ends. */
  until: string
}

/** What says something of a person. */
interface SealedPart {
  /** Id of the exam. */
  examType: string
  wish: WaitingWish
  form: BookingForm
}

type StoredWaiting = Stored<'exam-waiting'>

/** Somebody on the waiting list, opened. */
export type WaitingRow = Omit<StoredWaiting, 'sealed' | 'emailIndex' | 'createdAt' | 'updatedAt'> & SealedPart

/** A freed time as it is kept. */
export type StoredFreedTime = FreedTime & OfStore & Pick<Use, 'ref' | 'examiner'>

/** What may be changed of somebody on the list. */
type WaitingChanges = Partial<Pick<StoredWaiting, 'state' | 'offers' | 'offer' | 'offered' | 'booking'>>

/** As of bookings: without the signs that are read for another. */
const SIGNS = 'ABCDEFGHJKMNPQRTVWXYZ2346789'
const SIGNS_OF_NUMBER = 12

const newNumber = () => Array.from({ length: SIGNS_OF_NUMBER }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** Puts somebody on the list, last. */
export async function createWaiting(
  context: WithPayload,
  { store, language, ...sealed }: SealedPart & { store: number; language: Language },
): Promise<WaitingRow> {
  const { form, wish } = sealed
  const emailIndex = form.email === '' ? null : await emailIndexOf(context, form.email)
  for (;;) {
    const created = await createUnlessTaken(context, 'exam-waiting', {
      number: newNumber(),
      store,
      language,
      emailIndex,
      state: 'waiting',
      sequence: 0,
      until: wish.until,
      since: nowIso(),
      offers: 0,
      offer: null,
      offered: [],
      booking: null,
      customer: null,
      owedVersion: 0,
      sealed: seal(sealed satisfies SealedPart),
    })
    if (created) return openedWaiting(context, created)
    // The number was another's.
  }
}

/** Somebody on the list by her number, also after she has booked. */
export async function waitingByNumber(context: WithPayload, number: string): Promise<WaitingRow | null> {
  const found = await findOne(context, 'exam-waiting', { number: { equals: number } })
  return found && openedWaiting(context, found as StoredWaiting)
}

/** Who waits at a store, also who is offered a time right now, in the order of the list. */
export function waitingAt(context: WithPayload, store: number): Promise<WaitingRow[]> {
  return all(context, { and: [{ store: { equals: store } }, isOnList()] })
}

/** Everything kept of a customer, by her number. */
export function waitingOfCustomer(context: WithPayload, customer: string): Promise<WaitingRow[]> {
  return all(context, { customer: { equals: customer } })
}

/** Gives a customer what was put on the list with her address, which her mailbox has proven to be hers. */
export async function adoptWaiting(context: WithPayload, email: string, customer: string): Promise<void> {
  const emailIndex = { equals: await emailIndexOf(context, email) }
  await changeEach(context, 'exam-waiting', { and: [{ emailIndex }, { customer: { exists: false } }] }, { customer })
}

/** Gives everything of one account to another. */
export async function moveWaiting(context: WithPayload, from: string, into: string): Promise<void> {
  await changeEach(context, 'exam-waiting', { customer: { equals: from } }, { customer: into })
}

/** Changes somebody on the list, with what is done for her then. Null where another was first since she was read. */
export async function changeWaiting(
  context: WithPayload,
  { id, sequence }: WaitingRow,
  changes: WaitingChanges,
  steps: readonly StepToSchedule[] = [],
): Promise<WaitingRow | null> {
  const where = { and: [{ id: { equals: id } }, { sequence: { equals: sequence } }] }
  const data = { ...changes, sequence: sequence + 1 }
  const changed = await changeAndSchedule(context, 'exam-waiting', where, data, steps)
  return changed && openedWaiting(context, changed)
}

/** Deletes somebody from the list, unless she has changed since she was read: true where she is gone. */
export async function deleteWaiting(context: WithPayload, { number, sequence }: WaitingRow): Promise<boolean> {
  const where = { and: [{ number: { equals: number } }, { sequence: { equals: sequence } }] }
  await deleteWhere(context, 'exam-waiting', where)
  return (await countWhere(context, 'exam-waiting', { number: { equals: number } })) === 0
}

/** Notes that a use is about to leave its time, once, where anybody waits at the store. */
export async function noteFreed(context: WithPayload, { store, day }: OfStore, use: Use): Promise<void> {
  const { ref, examiner, from, to } = use
  if (day < today()) return
  if ((await countWhere(context, 'exam-waiting', { and: [{ store: { equals: store } }, isOnList()] })) === 0) return
  await createUnlessTaken(context, 'freed-times', { ref, store, day, examiner, from, to, at: nowIso() })
}

/** The times that were freed and are not past, the one freed first first. */
export async function freedTimesNow(context: WithPayload): Promise<StoredFreedTime[]> {
  const found = await findAll(context, 'freed-times', { day: { greater_than_equal: today() } }, { sort: 'at' })
  return found.map(({ ref, store, day, examiner, from, to }) => ({ ref, store, day, examiner, from, to }))
}

/** Drops a freed time that nobody can be offered any more. */
export async function dropFreed(context: WithPayload, { ref }: StoredFreedTime): Promise<void> {
  await deleteWhere(context, 'freed-times', { ref: { equals: ref } })
}

function isOnList() {
  return { and: [{ state: { in: ['waiting', 'offered'] } }, { until: { greater_than_equal: today() } }] }
}

async function all(context: WithPayload, where: NonNullable<Parameters<typeof findAll>[2]>): Promise<WaitingRow[]> {
  const found = (await findAll(context, 'exam-waiting', where, { sort: 'since' })) as StoredWaiting[]
  return Array.fromAsync(openEach(found, (each) => openedWaiting(context, each)))
}

/** Somebody on the list as she lies in the database, opened. */
export function openedWaiting(context: WithPayload, { sealed, ...open }: StoredWaiting): WaitingRow {
  const { createdAt: _, updatedAt: __, emailIndex: ___, ...rest } = open
  return { ...rest, ...openSealed<SealedPart>(context, `exam-waiting ${open.id}`, sealed) }
}
