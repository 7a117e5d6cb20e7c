import type { PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'
import { moveClock, moveMachineClock, today } from '#plugins/kit/clock.ts'
import { plusDays, weekdayOf } from '#domain/calendar/days.ts'
import { timeOf } from '#domain/stores/time-of-day.ts'
import { deleteWhere, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { sweepSteps } from '#plugins/kit/work/sweep-steps.ts'
import { bookingForm } from '../../tests/booking-form.ts'
import { EXAM, openExamAdmin } from '../../tests/exam-admin.ts'
import { opened } from '../../tests/opened.ts'
import { bookHold } from './book.ts'
import { cancel, moveBooking } from './change.ts'
import { changeDay } from './day-uses.ts'
import { keepForBooking, placeHold } from './holds.ts'
import { bookingByNumber, createBooking, steps, type Booking } from './repository.ts'
import { examTypeOf } from './schedule/repository.ts'
import { sweepHolds } from './hold-places.ts'
import { offerFreedTimes } from './waiting/offer-freed.ts'
import { createWaiting } from './waiting/repository.ts'
import { sweepWaiting } from './waiting/time-freed.ts'

const HOUR = 3_600_000
const BOOKER = { customer: null, source: 'shop' as const }

const admin = opened(openExamAdmin)
let nextDay = 2

/** An object of which some properties are others. */
function replaced<Whole extends object>(whole: Whole, property: (name: string, value: unknown) => unknown): Whole {
  return new Proxy(whole, { get: (all, name) => property(String(name), Reflect.get(all, name)) })
}

/** Runs this in a process that dies with its (n+1)th write. Gives whether it died. */
async function killedAfter(writes: number, run: (req: PayloadRequest) => Promise<unknown>): Promise<boolean> {
  const req = await admin.shop.req()
  let left = writes
  const db = replaced(req.payload.db, (name, method) => {
    if (!['create', 'updateOne', 'deleteMany'].includes(name) || typeof method !== 'function') return method
    return async (...args: unknown[]) => {
      left -= 1
      if (left < 0) throw new Error('killed')
      return (method as (...all: unknown[]) => unknown).apply(req.payload.db, args)
    }
  })
  const payload = replaced(req.payload, (name, value) => (name === 'db' ? db : value))
  const dead = replaced(req, (name, value) => (name === 'payload' ? payload : value))
  try {
    await run(dead)
    return false
  } catch (problem) {
    if (problem instanceof Error && problem.message === 'killed') return true
    throw problem
  }
}

/** Runs this killed after no write, one, two and so on until it lives; each time from `begin`, then judged. */
async function killedEverywhere<Begun>(
  begin: () => Promise<Begun>,
  run: (req: PayloadRequest, begun: Begun) => Promise<unknown>,
  judge: (begun: Begun) => Promise<void>,
): Promise<number> {
  for (let writes = 0; ; writes += 1) {
    const begun = await begin()
    const isKilled = await killedAfter(writes, (req) => run(req, begun))
    moveClock(HOUR)
    moveMachineClock(HOUR)
    await sweep()
    await judge(begun)
    moveClock()
    moveMachineClock()
    if (!isKilled) return writes
  }
}

/** What another process goes on with. */
async function sweep() {
  const req = await admin.shop.req()
  await sweepHolds.run(req)
  await sweepSteps.run(req)
}

async function freeTime() {
  nextDay += 1
  const [slot] = await admin.freeTimes(plusDays(today(), nextDay))
  return slot!
}

async function heldTime() {
  const req = await admin.shop.req()
  const exam = (await examTypeOf(req, EXAM.examType))!
  return placeHold(req, { ...EXAM, ...(await freeTime()), exam, isStaff: true })
}

async function booked(): Promise<Booking> {
  const { use } = await heldTime()
  return bookHold(await admin.shop.req(), use.ref, bookingForm(), BOOKER)
}

async function refsOn(day: string) {
  return (await admin.usesOn(day)).map(({ ref, until }) => ({ ref, until }))
}

describe('a process killed at any write', () => {
  test('leaves the time of an unfinished booking either free or booked for good', async () => {
    const writes = await killedEverywhere(
      heldTime,
      (req, { use }) => bookHold(req, use.ref, bookingForm(), BOOKER),
      async ({ day, use: { ref } }) => {
        const booking = await findOne(admin.shop, 'bookings', { ref: { equals: ref } })
        expect((await refsOn(day)).filter((use) => use.ref === ref)).toEqual(booking ? [{ ref, until: null }] : [])
        if (booking) expect(steps(booking, 'settle')).toBe(false)
      },
    )
    expect(writes).toBeGreaterThanOrEqual(3)
  })

  test('leaves a booking that was being moved at one time, and the other free', async () => {
    const writes = await killedEverywhere(
      async () => ({ booking: await booked(), to: await freeTime() }),
      (req, { booking, to }) => moveBooking(req, booking, { store: EXAM.store, ...to }),
      async ({ booking, to }) => {
        const now = (await bookingByNumber(admin.shop, booking.number))!
        expect(steps(now, 'settle')).toBe(false)
        const isMoved = now.day === to.day && now.time === to.time
        expect(isMoved || now.ref === booking.ref).toBe(true)
        expect(await refsOn(now.day)).toContainEqual({ ref: now.ref, until: null })
        const elsewhere = isMoved ? booking : to
        const left = (await admin.usesOn(elsewhere.day)).filter(({ ref }) => ref !== now.ref)
        expect(left.filter(({ until }) => until !== null)).toEqual([])
        if (isMoved) expect(left.map(({ ref }) => ref)).not.toContain(booking.ref)
      },
    )
    expect(writes).toBeGreaterThanOrEqual(4)
  })

  test('leaves the time of a canceled booking to be offered to the waiting list', async () => {
    const writes = await killedEverywhere(
      async () => {
        const booking = await booked()
        const wish = { until: booking.day, weekdays: [weekdayOf(booking.day)], part: 'any' as const }
        const who = { store: EXAM.store, language: 'fi' as const, examType: EXAM.examType }
        return { booking, waiting: await createWaiting(admin.shop, { ...who, wish, form: bookingForm() }) }
      },
      async (req, { booking }) => {
        await cancel(req, booking)
        await offerFreedTimes(req)
      },
      async ({ booking, waiting: { number } }) => {
        // By day, and after what a dead process has held by night.
        moveClock(12 * HOUR)
        await sweep()
        const { state } = (await bookingByNumber(admin.shop, booking.number))!
        // The day as the dead process has left it, although its clock stood elsewhere.
        await changeDay(admin.shop, booking, () => ({ answer: undefined }))
        await sweepWaiting.run(await admin.shop.req())
        await finishLaterWork()
        await sweep()
        const texts = await findAll(admin.shop, 'outbox', { key: { contains: `exam offer ${number}` } })
        expect(texts.length > 0).toBe(state === 'canceled')
        expect((await admin.usesOn(booking.day)).map(({ ref }) => ref).includes(booking.ref)).toBe(state !== 'canceled')
        await deleteWhere(admin.shop, 'exam-waiting', { number: { equals: number } })
      },
    )
    expect(writes).toBeGreaterThanOrEqual(7)
  })

  test('leaves a booking that was being canceled booked, or canceled with its time free', async () => {
    const writes = await killedEverywhere(
      booked,
      (req, booking) => cancel(req, booking),
      async (booking) => {
        const found = (await bookingByNumber(admin.shop, booking.number))!
        const { state } = found
        expect(steps(found, 'settle')).toBe(false)
        const isThere = (await refsOn(booking.day)).some(({ ref }) => ref === booking.ref)
        expect(isThere).toBe(state !== 'canceled')
      },
    )
    expect(writes).toBeGreaterThanOrEqual(2)
  })
})

describe('a process that stalls for longer than its hold', () => {
  test('loses the time to another shopper, and its booking is deleted', async () => {
    const req = await admin.shop.req()
    const exam = (await examTypeOf(req, EXAM.examType))!
    const first = await heldTime()
    await keepForBooking(req, first)
    moveClock(HOUR)
    const wish = {
      ...EXAM,
      exam,
      day: first.day,
      time: timeOf(first.use.from),
      examiner: first.use.examiner,
      isStaff: true,
    }
    const second = await placeHold(req, wish)
    await bookHold(req, second.use.ref, bookingForm(), BOOKER)
    // It wakes up and writes its booking, which has no time.
    const { examiner, room, instruments, ref, from, to } = first.use
    await createBooking(req, {
      ref,
      store: first.store,
      day: first.day,
      time: timeOf(from),
      minutes: to - from,
      ...BOOKER,
      examiner,
      examinerWished: false,
      room,
      instruments,
      language: 'fi',
      examType: exam,
      ageGroup: '18_75',
      form: bookingForm(),
    })
    moveMachineClock(HOUR)
    moveClock(HOUR)
    await sweep()
    moveMachineClock()
    expect(await findOne(admin.shop, 'bookings', { ref: { equals: ref } })).toBeNull()
    expect(await refsOn(first.day)).toEqual([{ ref: second.use.ref, until: null }])
  })

  test('returns the booking it made when asked again an hour later', async () => {
    const req = await admin.shop.req()
    const { use } = await heldTime()
    const booking = await bookHold(req, use.ref, bookingForm(), BOOKER)
    moveClock(HOUR)
    expect((await bookHold(req, use.ref, bookingForm(), BOOKER)).number).toBe(booking.number)
  })
})
