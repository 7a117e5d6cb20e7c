import { randomInt } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import type { DoctorBookingState, DoctorTime, Patient } from '#contracts/eye-doctors.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { changeAndSchedule, type StepToSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { openEach, openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import {
  changeEach,
  countWhere,
  createUnlessTaken,
  deleteWhere,
  findAll,
  findEach,
  findOne,
  type Stored,
} from '#plugins/kit/storage/documents.ts'

const COLLECTION = 'eye-doctor-bookings'

/** What a letter reports: booked, canceled, not booked after all, or not canceled. */
export type DoctorLetter = 'booked' | 'canceled' | 'failed' | 'kept'

/** Longer than a request asks, so that the step finds out the provider's answer only where no request does. */
const ANSWERED_WITHIN_MS = 60_000

/** The contact details of the customer who booked. */
export type DoctorContact = Omit<Patient, 'socialNumber'>

interface Sealed {
  time: DoctorTime
  contact: DoctorContact | null
}

type Row = Stored<typeof COLLECTION>
export type DoctorBooking = Omit<Row, 'sealed' | 'updatedAt' | 'createdAt' | 'day'> & Sealed

/** Readable on the phone, and without letters that are mistaken for one another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 16

export function newNumber(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** Writes a held time. Null if the time is already held or booked here. */
export async function writeHold(
  req: PayloadRequest,
  {
    time,
    ...held
  }: Pick<DoctorBooking, 'number' | 'hold' | 'heldUntil' | 'shopper' | 'customer' | 'language' | 'time'>,
): Promise<DoctorBooking | null> {
  const sealed = seal({ time, contact: null } satisfies Sealed)
  const data = { ...held, timeKey: time.id, state: 'held' as const, day: time.day, sealed, owedVersion: 0 }
  const written = await createUnlessTaken(req, COLLECTION, data)
  return written && opened(req, written)
}

export const findByNumber = (req: PayloadRequest, number: string) => find(req, { number: { equals: number } })

/** The one that holds or has booked a time of the provider's, whether or not its hold has ended. */
export const findByTime = (req: PayloadRequest, time: string) => find(req, { timeKey: { equals: time } })

/** The times that a browser holds. */
export async function heldBy(req: PayloadRequest, shopper: string): Promise<DoctorBooking[]> {
  const where = { and: [{ shopper: { equals: shopper } }, { state: { equals: 'held' } }] }
  return Array.fromAsync(openEach(await findAll(req, COLLECTION, where), (row) => opened(req, row)))
}

/** A customer's bookings, the latest visit first, without those only held or lapsed, and without unreadable ones. */
export async function bookingsOfCustomer(req: PayloadRequest, customer: string): Promise<DoctorBooking[]> {
  const where = {
    and: [{ customer: { equals: customer } }, { state: { in: ['confirming', 'booked', 'canceling', 'canceled'] } }],
  }
  const found = await findAll(req, COLLECTION, where, { sort: '-day' })
  return Array.fromAsync(openEach(found, (row) => opened(req, row)))
}

/** What may change. A contact that is left out stays. */
interface Changes extends Partial<Pick<DoctorBooking, 'askedAt' | 'reference' | 'customer' | 'contact' | 'heldUntil'>> {
  state: DoctorBookingState
}

/**
 * Moves a booking from the state in which it was read to another, with the letter about it. Null if it has moved
 * meanwhile. A booking that is over frees its time; a step finds out what the provider was asked, should its answer be
 * missing.
 */
export async function move(
  req: PayloadRequest,
  booking: DoctorBooking,
  { contact, ...changes }: Changes,
  letter?: DoctorLetter,
): Promise<DoctorBooking | null> {
  const { number, state, askedAt, time } = booking
  const where = { and: [{ number: { equals: number } }, { state: { equals: state } }, sameAsking(askedAt)] }
  const isOver = changes.state === 'lapsed' || changes.state === 'canceled'
  const sealed = contact === undefined ? {} : { sealed: seal({ time, contact } satisfies Sealed) }
  const data = { ...changes, ...sealed, ...(isOver && { timeKey: `over ${number}` }) }
  const isAsking = changes.state === 'confirming' || changes.state === 'canceling'
  const steps: StepToSchedule[] = [
    ...(isAsking ? [{ step: 'settle', at: nowIso(ANSWERED_WITHIN_MS) }] : []),
    ...(letter ? [{ step: 'letter', of: letter }] : []),
  ]
  const changed = await changeAndSchedule(req, COLLECTION, where, data, steps)
  return changed && opened(req, changed)
}

/** Matches the booking only if nothing was asked of the provider since it was read. */
function sameAsking(askedAt: string | null): Where {
  return askedAt === null ? { askedAt: { exists: false } } : { askedAt: { equals: askedAt } }
}

/** Those whose hold has ended unused. */
export function endedHolds(req: PayloadRequest): AsyncGenerator<DoctorBooking> {
  return each(req, { and: [{ state: { equals: 'held' } }, { heldUntil: { less_than: nowIso() } }] })
}

/** What a browser held or booked becomes a customer's. */
export const adopt = (req: PayloadRequest, shopper: string, customer: string): Promise<void> =>
  changeEach(
    req,
    COLLECTION,
    { and: [{ shopper: { equals: shopper } }, { customer: { exists: false } }] },
    { customer },
  )

export const countOfCustomer = (req: PayloadRequest, customer: string): Promise<number> =>
  countWhere(req, COLLECTION, { customer: { equals: customer } })

export const giveToCustomer = (req: PayloadRequest, from: string, into: string): Promise<void> =>
  changeEach(req, COLLECTION, { customer: { equals: from } }, { customer: into })

export const deleteOfCustomer = (req: PayloadRequest, customer: string): Promise<void> =>
  deleteWhere(req, COLLECTION, { customer: { equals: customer } })

const each = (req: PayloadRequest, where: Where) =>
  openEach(findEach(req, COLLECTION, where), (row) => opened(req, row))

async function find(req: PayloadRequest, where: Where): Promise<DoctorBooking | null> {
  const found = await findOne(req, COLLECTION, where)
  return found && opened(req, found)
}

/** One as it lies in the database, opened. */
export function opened(
  req: PayloadRequest,
  { sealed, updatedAt: _, createdAt: __, day: ___, ...row }: Row,
): DoctorBooking {
  return { ...row, ...openSealed<Sealed>(req, `${COLLECTION} ${row.id}`, sealed) }
}
