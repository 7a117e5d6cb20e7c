import type { PayloadRequest } from 'payload'
import type { ExamType } from '#contracts/exam-types.ts'
import { freeSlots } from '#domain/bookings/free-slots.ts'
import { bookingWindow } from '#domain/bookings/booking-window.ts'
import { fittingTime, offerEnd, type FittingTime } from '#domain/bookings/waiting.ts'
import { timeOf } from '#domain/stores/time-of-day.ts'
import { Refusal } from '#domain/refusal.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { inParallel, oneByOne } from '#plugins/kit/in-parallel.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { knownUses } from '../day-uses.ts'
import { placeHold, releaseHold, type StoredHold, type WantedTime } from '../holds.ts'
import { examTypeOf, schedulesOf, storesGiving } from '../schedule/repository.ts'
import {
  changeWaiting,
  dropFreed,
  freedTimesNow,
  waitingAt,
  type StoredFreedTime,
  type WaitingRow,
} from './repository.ts'

/** Offers every freed time that is still free to the first who wants it. Gives how many offers were made. */
export async function offerFreedTimes(req: PayloadRequest): Promise<number> {
  const byStore = Map.groupBy(await freedTimesNow(req), (freed) => freed.store)
  return inParallel(byStore, ([store, all]) => offerTimesOf(req, store, all), 1)
}

async function offerTimesOf(req: PayloadRequest, store: number, all: readonly StoredFreedTime[]): Promise<number> {
  let offers = 0
  let waiting = (await waitingAt(req, store)).filter(({ state }) => state === 'waiting')
  await oneByOne(all, async (freed) => {
    // An exam may still begin in the last minute of the freed time.
    const isTooNear = offerEnd(now(), { day: freed.day, time: timeOf(freed.to - 1) }) === null
    if (isTooNear) return dropFreed(req, freed)
    // A freed stretch may have room for more than one exam.
    return oneByOne(waiting, async (someone) => {
      if (!(await offerTo(req, freed, someone))) return
      waiting = waiting.filter((other) => other !== someone)
      offers += 1
    })
  })
  return offers
}

/**
 * Holds a time, then saves the offer on the row, which schedules the text message. A crash in between leaves a hold of
 * one offer's length; two processes at once make one offer, and the other's hold is released.
 */
async function offerTo(req: PayloadRequest, freed: StoredFreedTime, waiting: WaitingRow): Promise<boolean> {
  const exam = await examTypeOf(req, waiting.examType)
  if (!exam || !(await storesGiving(req, exam)).some(({ id }) => id === freed.store)) return false
  const time = await timeFor(req, freed, waiting, exam)
  const until = time && offerEnd(now(), time)
  if (!time || !until) return false
  const lastsMs = Date.parse(until) - now().getTime()
  const place = { store: freed.store, examiner: freed.examiner, isStaff: true, isWished: false }
  const held = await heldOrTaken(req, { ...time, ...place, exam, lastsMs })
  if (!held) return false
  const { day, time: at } = time
  const offer = { ref: held.use.ref, day, time: at, minutes: exam.minutes, until: held.use.until }
  const all = [...waiting.offered, { day, time: at, minutes: exam.minutes }]
  const changes = { state: 'offered' as const, offer, offers: waiting.offers + 1, offered: all }
  const offered = await changeWaiting(req, waiting, changes, ['tell', { step: 'end', at: offer.until }])
  if (offered) await runSteps(req, 'exam-waiting', offered)
  else await releaseHold(req, held.use.ref)
  return offered !== null
}

/**
 * Finds a time with the examiner who is free now: the free times of others were free before and are open to everyone.
 */
async function timeFor(
  req: PayloadRequest,
  freed: StoredFreedTime,
  { wish, form, offered }: WaitingRow,
  exam: ExamType,
): Promise<FittingTime | undefined> {
  const [[schedule], usesOf] = await Promise.all([schedulesOf(req, freed.store, freed.day, freed.day), knownUses(req)])
  if (!schedule) return undefined
  const window = bookingWindow(nowIso(), schedule.rules, true)
  const soonEnough = freeSlots({ schedule, uses: usesOf(schedule) }, { exam, window, examiner: freed.examiner }).filter(
    ({ time }) => offerEnd(now(), { day: freed.day, time }) !== null,
  )
  return fittingTime(freed, soonEnough, exam, { ...wish, birthDate: form.birthDate, offered })
}

/** Null where a shopper was first. */
async function heldOrTaken(req: PayloadRequest, wanted: WantedTime): Promise<StoredHold | null> {
  try {
    return await placeHold(req, wanted)
  } catch (problem) {
    if (problem instanceof Refusal) return null
    throw problem
  }
}
