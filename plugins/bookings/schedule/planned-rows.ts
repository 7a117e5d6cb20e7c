import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import type { Away, Shift, ShiftWeek } from '#domain/bookings/day-schedule.ts'
import { problemWithShiftHours } from '#domain/bookings/shift-problems.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { readHours } from '#domain/stores/read-hours.ts'
import { dayNames } from '#plugins/stores/stored-hours.ts'
import { findOne, type DocumentId, type Stored } from '#plugins/kit/storage/documents.ts'
import { fieldProblem, staffText } from './admin-fields.ts'
import { mayPlan, sameId } from './store-scope.ts'

const IsoDay = z.iso.date()

/**
 * Whether these are ISO days. Payload validates fields after the hooks that compare a row with others, so that these leave
 * alone what the fields will refuse.
 */
export function areDays(...days: unknown[]): boolean {
  return days.every((day) => IsoDay.safeParse(day).success)
}

/** Whether the hours of a shift are such as a field accepts. */
export function areShiftHours(text: unknown): boolean {
  const hours = typeof text === 'string' ? readHours(text) : undefined
  return hours !== undefined && problemWithShiftHours(hours) === undefined
}

/**
 * Converts a template to what the rules read. Problems compare ids as well as numbers, so the caller passes the
 * examiner and the store.
 */
export function weekOf(
  document: Pick<Stored<'shift-weeks'>, 'weeks' | 'validFrom' | (typeof dayNames)[number]> & {
    validUntil?: string | null
  },
  examiner: number,
  store: number,
): ShiftWeek {
  const hours = dayNames.map((day) => readHours(document[day] ?? '') ?? null)
  const { weeks, validFrom, validUntil } = document
  return { examiner, store, weeks, validFrom, validUntil: validUntil || null, hours }
}

/** A shift of one day as the rules read it. */
export function shiftOf(document: Pick<Stored<'shifts'>, 'day' | 'hours'>, examiner: number, store: number): Shift {
  return { examiner, store, day: document.day, hours: readHours(document.hours) ?? ['00:00', '00:00'] }
}

/** An absence as the rules read it. Without times it lasts from its first morning until its last night. */
export function awayOf(
  document: Pick<Stored<'absences'>, 'fromDay' | 'toDay'> & { fromTime?: string | null; toTime?: string | null },
  examiner: number,
): Away {
  const { fromDay, fromTime, toDay, toTime } = document
  const to = toTime ? `${toDay}T${toTime}` : `${plusDays(toDay, 1)}T00:00`
  return { examiner, from: `${fromDay}T${fromTime || '00:00'}`, to }
}

/** Refuses a shift in a store where the optometrist does not work. */
export async function refuseForeignStore(
  req: PayloadRequest,
  collection: 'shift-weeks' | 'shifts',
  optometrist: DocumentId,
  store: unknown,
): Promise<void> {
  const stores = await storesOf(req, optometrist)
  if (stores.some((one) => sameId(one, store))) return
  throw fieldProblem(req, collection, { path: 'store', label: 'Myymälä', message: staffText()('not_in_store') })
}

/** Refuses staff of a store the absence of an optometrist of other stores only. */
export async function refuseForeignOptometrist(req: PayloadRequest, optometrist: DocumentId): Promise<void> {
  const stores = await storesOf(req, optometrist)
  if (stores.some((store) => mayPlan(req, store)) || mayPlan(req, undefined)) return
  const message = staffText()('not_own_optometrist')
  throw fieldProblem(req, 'absences', { path: 'optometrist', label: 'Optikko', message })
}

async function storesOf(req: PayloadRequest, optometrist: DocumentId): Promise<DocumentId[]> {
  return (await findOne(req, 'optometrists', { id: { equals: optometrist } }, ['stores']))?.stores ?? []
}

/** What stores are called in sentences for staff. */
export async function storeName(req: PayloadRequest, store: DocumentId): Promise<string> {
  return (await findOne(req, 'stores', { id: { equals: store } }, ['name']))?.name ?? ''
}
