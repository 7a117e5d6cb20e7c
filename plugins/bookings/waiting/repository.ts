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

/** `offered`: a time is held for the person. `booked`: the person has taken one and waits no longer. */
export type WaitingState = 'waiting' | 'offered' | 'booked'

/** A time that was offered. */
export interface OfferedTime extends SlotTime {
  minutes: number
}

/** An offer as it is stored. */
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

/** A row of the waiting list, unsealed. */
export type WaitingRow = Omit<StoredWaiting, 'sealed' | 'emailIndex' | 'createdAt' | 'updatedAt'> & SealedPart

/** A freed time as it is stored. */
export type StoredFreedTime = FreedTime & OfStore & Pick<Use, 'ref' | 'examiner'>

/** What may be changed of a row of the list. */
type WaitingChanges = Partial<Pick<StoredWaiting, 'state' | 'offers' | 'offer' | 'offered' | 'booking'>>

/** As of bookings: without the signs that are read for another. */
const SIGNS = 'ABCDEFGHJKMNPQRTVWXYZ2346789'
const SIGNS_OF_NUMBER = 12

const newNumber = () => Array.from({ length: SIGNS_OF_NUMBER }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** Adds a person to the end of the list. */
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

/** Finds a row of the list by its number, also after the person has booked. */
export async function waitingByNumber(context: WithPayload, number: string): Promise<WaitingRow | null> {
  const found = await findOne(context, 'exam-waiting', { number: { equals: number } })
  return found && openedWaiting(context, found as StoredWaiting)
}

/** Who waits at a store, also who is offered a time right now, in the order of the list. */
export function waitingAt(context: WithPayload, store: number): Promise<WaitingRow[]> {
  return all(context, { and: [{ store: { equals: store } }, isOnList()] })
}

/** All rows of a customer, by customer number. */
export function waitingOfCustomer(context: WithPayload, customer: string): Promise<WaitingRow[]> {
  return all(context, { customer: { equals: customer } })
}

/** Gives a customer the rows with the account's address, which the mailbox has proven. */
export async function adoptWaiting(context: WithPayload, email: string, customer: string): Promise<void> {
  const emailIndex = { equals: await emailIndexOf(context, email) }
  await changeEach(context, 'exam-waiting', { and: [{ emailIndex }, { customer: { exists: false } }] }, { customer })
}

/** Gives everything of one account to another. */
export async function moveWaiting(context: WithPayload, from: string, into: string): Promise<void> {
  await changeEach(context, 'exam-waiting', { customer: { equals: from } }, { customer: into })
}

/** Changes a row of the list and schedules steps. Null if another change came since it was read. */
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

/** Deletes a row of the list unless it has changed since it was read. True if the row is gone. */
export async function deleteWaiting(context: WithPayload, { number, sequence }: WaitingRow): Promise<boolean> {
  const where = { and: [{ number: { equals: number } }, { sequence: { equals: sequence } }] }
  await deleteWhere(context, 'exam-waiting', where)
  return (await countWhere(context, 'exam-waiting', { number: { equals: number } })) === 0
}

/** Saves once that a use is about to leave its time, if a person waits at the store. */
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

/** Deletes a freed time that can no longer be offered. */
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

/** Unseals a row of the list as the database stores it. */
export function openedWaiting(context: WithPayload, { sealed, ...open }: StoredWaiting): WaitingRow {
  const { createdAt: _, updatedAt: __, emailIndex: ___, ...rest } = open
  return { ...rest, ...openSealed<SealedPart>(context, `exam-waiting ${open.id}`, sealed) }
}
