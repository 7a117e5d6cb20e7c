import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Hold, SlotTime } from '#contracts/bookings.ts'
import type { AgeGroup, ExamType } from '#contracts/exam-types.ts'
import { bookingWindow, adminNow } from '#domain/bookings/booking-window.ts'
import { findPlace } from '#domain/bookings/find-place.ts'
import { nearestFree } from '#domain/bookings/first-free.ts'
import { mostHoldsOfNetwork } from '#domain/bookings/holds-of-network.ts'
import type { DaySchedule } from '#domain/bookings/schedule.ts'
import { timeProblem } from '#domain/bookings/time-problem.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { Refusal } from '#domain/refusal.ts'
import { minutesOf, timeOf } from '#domain/stores/time-of-day.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { customerOf, shopperOf } from '#plugins/kit/requests/caller.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { limitedNetworkOf } from '#plugins/kit/requests/limits.ts'
import { signature } from '#plugins/kit/sealing/secrets.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { storeOf } from '#plugins/stores/repository.ts'
import { changeDay, counts, holdsBy, knownUses, type HeldFor, type StoredUse, type OfStore } from './day-uses.ts'
import { claimPlace, freePlace, keepPlace, secondsUntilFirst, undoClaim } from './hold-places.ts'
import { pricedExam } from './priced-exam.ts'
import type { Booking } from './repository.ts'
import { examinersOf, examTypeOf, schedulesOf, storesGiving } from './schedule/repository.ts'

/** How long a time is held, and how much longer once it is prolonged. */
const HOLD_MS = 600_000
/** How long a hold lasts at least while it is being booked. */
const BOOKING_MS = 120_000
/** How many free times are named in place of a taken one, and how far around it they are looked for. */
const NEAREST = 4
const NEAREST_DAYS = 3

/** A time to hold. */
export interface WantedTime extends SlotTime {
  exam: ExamType
  ageGroup: AgeGroup
  store: number
  /** Only with this one. */
  examiner?: number | undefined
  /** A hold of the same holder given up for this one; anything else named here stays as it is. */
  replaces?: string | undefined
  /** The booking that is to move here. Its own time does not count as taken. */
  moves?: Pick<Booking, 'number' | 'ref'> | undefined
  /** Staff are bound neither by notice nor by horizon. */
  isStaff?: boolean
  /** Whether the customer asked for this examiner by name. By default true where one is named. */
  isWished?: boolean
  /** How long to hold it; ten minutes by default. */
  lastsMs?: number
}

/** A hold as its day keeps it. */
export interface StoredHold extends OfStore {
  use: StoredUse & { until: string; hold: HeldFor }
}

/**
 * Holds a time, once for each `Idempotency-Key`. Throws `booking.time_taken`, with the nearest free times in its details, the codes of a time that was never
 * free, and `request.too_many`.
 */
export async function placeHold(req: PayloadRequest, wanted: WantedTime): Promise<StoredHold> {
  const { store, day, replaces, isStaff = false, lastsMs = HOLD_MS } = wanted
  const schedule = await assertBeGiven(req, wanted)
  const by = holderOf(req)
  const known = replaces === undefined ? undefined : await findHold(req, replaces)
  const replaced = known?.use.hold.by === by ? known.use : undefined
  const until = nowIso(lastsMs)
  const wish = { ref: newRef(wanted), request: idempotencyKeyOf(req) ?? null, until }
  const claim = isStaff ? wish : await claimPlace(req, by, wish, replaced?.ref)
  const undo = () => undoClaim(req, claim, replaced && { ...replaced, request: replaced.hold.key })

  const use = await takeTime(req, { ...wanted, ...claim, until, by, schedule }).catch(async (problem: unknown) => {
    await undo()
    throw problem
  })
  if (!use) {
    await undo()
    throw new Refusal('booking.time_taken', { nearest: await nearestTo(req, wanted) })
  }
  if (use.ref !== claim.ref) await freePlace(req, claim.ref)
  if (replaces !== undefined) await releaseHold(req, replaces, by)
  return { store, day, use }
}

/** What a store has on the day that is wanted. Throws the codes of a time that was never free. */
async function assertBeGiven(req: PayloadRequest, wanted: WantedTime): Promise<DaySchedule> {
  const { exam, ageGroup, store, day, isStaff = false } = wanted
  if (!exam.ageGroups.includes(ageGroup)) throw new Refusal('booking.age_unfit')
  if (!(await storesGiving(req, exam)).some(({ id }) => id === store)) throw new Refusal('booking.store_does_not_give')
  const [schedule] = await schedulesOf(req, store, day, day)
  if (!schedule) throw new Refusal('booking.closed')
  const now = isStaff ? adminNow(nowIso()) : nowIso()
  const window = bookingWindow(now, schedule.rules, isStaff)
  const problem = timeProblem(schedule, wanted, window, now)
  if (problem) throw new Refusal(problem, problem === 'booking.too_far' ? { day: finnishDay(window.until) } : {})
  return schedule
}

/** Takes a time of a day, or gives the one that this very request has taken before; null where it is taken. */
function takeTime(
  req: PayloadRequest,
  wanted: WantedTime & { ref: string; request: string | null; until: string; by: string; schedule: DaySchedule },
): Promise<StoredHold['use'] | null> {
  const { exam, ageGroup, store, day, examiner, moves, ref, request: key, by, schedule } = wanted
  const { isWished = examiner !== undefined, isStaff = false } = wanted
  const from = minutesOf(wanted.time)
  const network = isStaff ? null : heldFrom(req)
  return changeDay(req, { store, day }, (uses) => {
    const earlier = uses.find((each) => each.ref === ref || (key !== null && each.hold?.key === key))
    if (earlier) return { answer: storedHold({ store, day }, earlier)?.use ?? null }
    const replaced = uses.find((each): each is StoredHold['use'] => each.ref === wanted.replaces && isHeldBy(each, by))
    const others = uses.filter((each) => each !== replaced)
    const taken = others.filter((each) => each.ref !== moves?.ref)
    const place = findPlace(schedule, taken, exam, from, examiner)
    if (!place) return { answer: null }
    refuseTooManyOf(network, others, wanted)
    // The same time once more is no new term.
    const [until, isProlonged] =
      replaced?.from === from ? [replaced.until, replaced.hold.isProlonged] : [wanted.until, false]
    const hold: HeldFor = {
      key,
      examType: exam.id,
      ageGroup,
      by,
      network,
      moves: moves?.number ?? null,
      isWished,
      isProlonged,
    }
    const held: StoredHold['use'] = { ref, ...place, from, to: from + exam.minutes, until, hold }
    return { uses: [...others, held], answer: held }
  })
}

/** Whether a use is a hold of this holder and is not booked yet. */
function isHeldBy(use: StoredUse, by: string): use is StoredHold['use'] {
  return use.until !== null && use.hold?.by === by
}

function refuseTooManyOf(
  network: string | null,
  uses: readonly StoredUse[],
  { schedule, exam }: { schedule: DaySchedule; exam: ExamType },
): void {
  if (network === null) return
  const [own, others] = [
    uses.filter(({ hold }) => hold?.network === network),
    uses.filter(({ hold }) => hold?.network !== network),
  ]
  if (own.length >= mostHoldsOfNetwork(schedule, others, exam))
    throw new Refusal('request.too_many', { seconds: secondsUntilFirst(own) })
}

/** A hold by its secret, as long as it lasts. */
export async function findHold(req: PayloadRequest, ref: string): Promise<StoredHold | undefined> {
  const ofStore = dayOf(ref)
  const known = ofStore && (await knownUses(req))(ofStore).find((use) => use.ref === ref)
  return ofStore && known && storedHold(ofStore, known)
}

/** A hold by its secret. Throws `booking.hold_ended`. */
export async function assertFindHold(req: PayloadRequest, ref: string): Promise<StoredHold> {
  const hold = await findHold(req, ref)
  if (!hold) throw new Refusal('booking.hold_ended')
  return hold
}

/** Ten more minutes, once. Throws `booking.prolonged_already`. */
export async function prolongHold(req: PayloadRequest, ref: string): Promise<StoredHold> {
  const hold = await changeHold(req, ref, (use) => {
    if (use.hold.isProlonged) throw new Refusal('booking.prolonged_already')
    const until = new Date(Date.parse(use.until) + HOLD_MS).toISOString()
    return { ...use, until, hold: { ...use.hold, isProlonged: true } }
  })
  await keepPlace(req, hold.use)
  return hold
}

/** Keeps a hold for as long as booking it takes. Mostly it lasts that long anyway. */
export async function keepForBooking(req: PayloadRequest, hold: StoredHold): Promise<StoredHold> {
  const least = nowIso(BOOKING_MS)
  const { ref, until } = hold.use
  if (until >= least) return hold
  return changeHold(req, ref, (use) => (use.until < least ? { ...use, until: least } : use))
}

/** Gives the time of a hold back, where it is `by` this holder if one is named. One that is booked stays. Safe to repeat. */
export async function releaseHold(req: WithPayload, ref: string, by?: string): Promise<void> {
  const ofStore = dayOf(ref)
  if (!ofStore) return
  const isLeft = await changeDay(req, ofStore, (uses) => {
    const found = uses.find((use) => use.ref === ref)
    if (!found) return { answer: false }
    if (found.until === null || (by !== undefined && !isHeldBy(found, by))) return { answer: true }
    return { uses: uses.filter((use) => use !== found), answer: false }
  })
  if (!isLeft) await freePlace(req, ref)
}

/** Gives the holds of a guest to the customer who signs in. */
export async function passHolds(req: PayloadRequest, from: string, to: string): Promise<void> {
  const by = holderNamed(to)
  for (const { ref } of await holdsBy(req, holderNamed(from)))
    await changeHold(req, ref, (use) => ({ ...use, hold: { ...use.hold, by } }))
}

/** A hold as its browser sees it. */
export async function holdView(req: PayloadRequest, { store: number, day, use }: StoredHold): Promise<Hold> {
  const [examType, store, examiners] = await Promise.all([
    examTypeOf(req, use.hold.examType, languageOf(req)),
    storeOf(req, number),
    examinersOf(req, number),
  ])
  if (!examType || !store) throw new Refusal('booking.exam_unknown')
  const examiner = examiners.find(({ id }) => id === use.examiner)
  return {
    ref: use.ref,
    examType: await pricedExam(req, examType, { customer: customerOf(req)?.id ?? null, day }),
    ageGroup: use.hold.ageGroup,
    store,
    day,
    time: timeOf(use.from),
    until: use.until,
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

function storedHold(ofStore: OfStore, use: StoredUse): StoredHold | undefined {
  const { until, hold } = use
  return until !== null && hold && counts(use) ? { ...ofStore, use: { ...use, until, hold } } : undefined
}

async function changeHold(
  req: PayloadRequest,
  ref: string,
  change: (use: StoredHold['use']) => StoredHold['use'],
): Promise<StoredHold> {
  const ofStore = dayOf(ref)
  if (!ofStore) throw new Refusal('booking.hold_ended')
  return changeDay(req, ofStore, (uses) => {
    const found = uses.find((use) => use.ref === ref)
    const hold = found && storedHold(ofStore, found)
    if (!hold) throw new Refusal('booking.hold_ended')
    const changed = change(hold.use)
    if (changed === hold.use) return { answer: hold }
    return { uses: uses.map((use) => (use === found ? changed : use)), answer: { ...ofStore, use: changed } }
  })
}

/**
 * The holder of a hold: the customer who is signed in, in any browser, or else the browser. Signed, so that a reader of
 * a day does not learn whose holds are whose.
 */
function holderOf(req: PayloadRequest): string {
  return holderNamed(customerOf(req)?.shopper ?? shopperOf(req) ?? '')
}

function holderNamed(shopper: string): string {
  return signature('holds of', shopper).slice(0, 16)
}

/** From which network, signed as well. */
function heldFrom(req: PayloadRequest): string | null {
  const network = limitedNetworkOf(req)
  return network && signature('holds from', network).slice(0, 16)
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
