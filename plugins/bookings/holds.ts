import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Hold, SlotTime } from '#contracts/bookings.ts'
import type { AgeGroup, ExamType } from '#contracts/exam-types.ts'
import { bookingWindow } from '#domain/bookings/booking-window.ts'
import { findPlace } from '#domain/bookings/find-place.ts'
import { nearestFree } from '#domain/bookings/first-free.ts'
import type { DaySchedule } from '#domain/bookings/schedule.ts'
import { timeProblem } from '#domain/bookings/time-problem.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { plusDays } from '#domain/calendar/plus-days.ts'
import { Refusal } from '#domain/refusal.ts'
import { minutesOf, timeOf } from '#domain/stores/time-of-day.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { shopperOf } from '#plugins/kit/requests/caller.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { signature } from '#plugins/kit/sealing/secrets.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { storeOf } from '#plugins/stores/repository.ts'
import { changeDay, counts, holdsBy, knownUses, type HeldFor, type KeptUse, type OfStore } from './day-uses.ts'
import type { Booking } from './repository.ts'
import { examinersOf, examTypeOf, schedulesOf, storesGiving } from './schedule/repository.ts'

/** How long a time is held, and how much longer once it is prolonged. */
const HOLD_MS = 600_000
/** How long a hold lasts at least while it is being booked. */
const BOOKING_MS = 120_000
/** How many times one browser may hold at once: as many as a family books. */
const MOST_HOLDS = 3
/** How many free times are named in place of a taken one, and how far around it they are looked for. */
const NEAREST = 4
const NEAREST_DAYS = 3

/** A time that somebody wants to hold. */
export interface WantedTime extends SlotTime {
  exam: ExamType
  ageGroup: AgeGroup
  store: number
  /** Only with this one. */
  examiner?: number | undefined
  /** A hold given up for this one. */
  replaces?: string | undefined
  /** The booking that is to move here. Its own time does not count as taken. */
  moves?: Pick<Booking, 'number' | 'ref'> | undefined
  /** Staff are bound neither by notice nor by horizon. */
  isStaff?: boolean
  /** Whether the customer asked for this examiner by name: so it is where one is named, unless told. */
  isWished?: boolean
  /** How long it is held; ten minutes unless told. */
  lastsMs?: number
}

/** A hold as its day keeps it. */
export interface KeptHold extends OfStore {
  use: KeptUse & { until: string; hold: HeldFor }
}

/**
 * Holds a time, once for each `Idempotency-Key`. Throws `booking.time_taken`, with the nearest free times in its details, and the codes of a time that was never
 * free.
 */
export async function placeHold(req: PayloadRequest, wanted: WantedTime): Promise<KeptHold> {
  const { exam, ageGroup, store, day, time, examiner, replaces, moves, isStaff = false, lastsMs = HOLD_MS } = wanted
  const { isWished = examiner !== undefined } = wanted
  if (!exam.ageGroups.includes(ageGroup)) throw new Refusal('booking.age_unfit')
  if (!(await storesGiving(req, exam)).some(({ id }) => id === store)) throw new Refusal('booking.store_does_not_give')
  const [schedule] = await schedulesOf(req, store, day, day)
  if (!schedule) throw new Refusal('booking.closed')
  const window = bookingWindow(nowIso(), schedule.rules, isStaff)
  const problem = timeProblem(schedule, wanted, window, nowIso())
  if (problem) throw new Refusal(problem, problem === 'booking.too_far' ? { day: finnishDay(window.until) } : {})
  const by = browserOf(req)
  if (!isStaff) await refuseTooMany(req, by, replaces)

  const from = minutesOf(time)
  const key = idempotencyKeyOf(req) ?? null
  const hold: HeldFor = {
    key,
    ...{ examType: exam.id, ageGroup, by, moves: moves?.number ?? null },
    ...{ isWished, isProlonged: false },
  }
  const use = await changeDay(req, { store, day }, (uses) => {
    const earlier = key === null ? undefined : uses.find((each) => each.hold?.key === key)
    if (earlier) return { answer: keptHold({ store, day }, earlier)?.use ?? null }
    const others = uses.filter(({ ref }) => ref !== replaces)
    const taken = others.filter(({ ref }) => ref !== moves?.ref)
    const place = findPlace(schedule, taken, exam, from, examiner)
    if (!place) return { answer: null }
    const until = new Date(now().getTime() + lastsMs).toISOString()
    const held: KeptHold['use'] = { ref: newRef({ store, day }), ...place, from, to: from + exam.minutes, until, hold }
    return { uses: [...others, held], answer: held }
  })
  if (!use) throw new Refusal('booking.time_taken', { nearest: await nearestTo(req, wanted) })
  if (replaces && dayOf(replaces)?.day !== day) await releaseHold(req, replaces)
  return { store, day, use }
}

/** A hold by its secret, as long as it lasts. */
export async function findHold(req: PayloadRequest, ref: string): Promise<KeptHold | undefined> {
  const ofStore = dayOf(ref)
  const known = ofStore && (await knownUses(req))(ofStore).find((use) => use.ref === ref)
  return ofStore && known && keptHold(ofStore, known)
}

/** A hold by its secret. Throws `booking.hold_ended`. */
export async function mustFindHold(req: PayloadRequest, ref: string): Promise<KeptHold> {
  const hold = await findHold(req, ref)
  if (!hold) throw new Refusal('booking.hold_ended')
  return hold
}

/** Ten more minutes, once. Throws `booking.prolonged_already`. */
export function prolongHold(req: PayloadRequest, ref: string): Promise<KeptHold> {
  return changeHold(req, ref, (use) => {
    if (use.hold.isProlonged) throw new Refusal('booking.prolonged_already')
    const until = new Date(Date.parse(use.until) + HOLD_MS).toISOString()
    return { ...use, until, hold: { ...use.hold, isProlonged: true } }
  })
}

/** Keeps a hold for as long as booking it takes. Mostly it lasts that long anyway. */
export async function keepForBooking(req: PayloadRequest, hold: KeptHold): Promise<KeptHold> {
  const least = new Date(now().getTime() + BOOKING_MS).toISOString()
  const { ref, until } = hold.use
  if (until >= least) return hold
  return changeHold(req, ref, (use) => (use.until < least ? { ...use, until: least } : use))
}

/** Gives the time of a hold back. One that is booked stays. Safe to repeat. */
export async function releaseHold(req: WithPayload, ref: string): Promise<void> {
  const ofStore = dayOf(ref)
  if (!ofStore) return
  await changeDay(req, ofStore, (uses) => {
    const others = uses.filter((use) => use.ref !== ref || use.until === null)
    return others.length < uses.length ? { uses: others, answer: undefined } : { answer: undefined }
  })
}

/** A hold as its browser sees it. */
export async function holdView(context: WithPayload, { store: number, day, use }: KeptHold): Promise<Hold> {
  const [examType, store, examiners] = await Promise.all([
    examTypeOf(context, use.hold.examType),
    storeOf(context, number),
    examinersOf(context, number),
  ])
  if (!examType || !store) throw new Refusal('booking.exam_unknown')
  const examiner = examiners.find(({ id }) => id === use.examiner)
  return {
    ...{ ref: use.ref, examType, ageGroup: use.hold.ageGroup, store, day, time: timeOf(use.from), until: use.until },
    examiner: use.hold.isWished && examiner ? examiner : null,
    secondsLeft: Math.max(0, Math.ceil((Date.parse(use.until) - now().getTime()) / 1000)),
    canProlong: !use.hold.isProlonged,
  }
}

/** Store and day are in the ref, so that a hold is found without looking for it. */
function newRef({ store, day }: OfStore): string {
  return `${store}.${day}.${randomBytes(16).toString('base64url')}`
}

function dayOf(ref: string): OfStore | undefined {
  const [, store, day] = /^(\d{1,9})\.(\d{4}-\d{2}-\d{2})\.[\w-]{22}$/.exec(ref) ?? []
  return store && day ? { store: Number(store), day } : undefined
}

function keptHold(ofStore: OfStore, use: KeptUse): KeptHold | undefined {
  const { until, hold } = use
  return until !== null && hold && counts(use) ? { ...ofStore, use: { ...use, until, hold } } : undefined
}

async function changeHold(
  req: PayloadRequest,
  ref: string,
  change: (use: KeptHold['use']) => KeptHold['use'],
): Promise<KeptHold> {
  const ofStore = dayOf(ref)
  if (!ofStore) throw new Refusal('booking.hold_ended')
  return changeDay(req, ofStore, (uses) => {
    const found = uses.find((use) => use.ref === ref)
    const hold = found && keptHold(ofStore, found)
    if (!hold) throw new Refusal('booking.hold_ended')
    const changed = change(hold.use)
    if (changed === hold.use) return { answer: hold }
    return { uses: uses.map((use) => (use === found ? changed : use)), answer: { ...ofStore, use: changed } }
  })
}

/** Signed, so that nobody who reads a day can tell whose holds are whose. */
function browserOf(req: PayloadRequest): string {
  return signature('holds of', shopperOf(req) ?? '').slice(0, 16)
}

async function refuseTooMany(req: PayloadRequest, by: string, replaces: string | undefined): Promise<void> {
  const key = idempotencyKeyOf(req)
  const held = (await holdsBy(req, by)).filter(({ ref, hold }) => ref !== replaces && (!key || hold?.key !== key))
  if (held.length < MOST_HOLDS) return
  const [first = ''] = held.map(({ until }) => until ?? '').toSorted()
  throw new Refusal('request.too_many', {
    seconds: Math.max(1, Math.ceil((Date.parse(first) - now().getTime()) / 1000)),
  })
}

/** The free times nearest to one that is taken, such as `2026-11-24T10:00 2026-11-24T10:30`. */
async function nearestTo(req: PayloadRequest, wanted: WantedTime): Promise<string> {
  const { store, day, time, exam, examiner, isStaff = false } = wanted
  const [schedules, usesOf] = await Promise.all([
    schedulesOf(req, store, plusDays(day, -NEAREST_DAYS), plusDays(day, NEAREST_DAYS)),
    knownUses(req),
  ])
  const [schedule] = schedules
  if (!schedule) return ''
  const window = bookingWindow(nowIso(), schedule.rules, isStaff)
  const days = schedules.map((each: DaySchedule) => ({ schedule: each, uses: usesOf(each) }))
  const free = nearestFree(days, { exam, window, examiner }, { day, time }, NEAREST)
  return free.map((each) => `${each.day}T${each.time}`).join(' ')
}
