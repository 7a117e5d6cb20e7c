import { expect, test } from 'vitest'
import { createLocalReq } from 'payload'
import { plusDays } from '#domain/calendar/days.ts'
import { overlaps } from '#domain/bookings/overlaps.ts'
import { moveClock, today } from '#plugins/kit/clock.ts'
import { openBeside } from '#plugins/kit/open-shop.ts'
import { findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { bookingForm } from '../../tests/booking-form.ts'
import { EXAM, openExamAdmin } from '../../tests/exam-admin.ts'
import { steps } from './repository.ts'
import { opened } from '../../tests/opened.ts'
import { bookHold } from './book.ts'
import { placeHold } from './holds.ts'
import { examTypeOf } from './schedule/repository.ts'

const MINUTE = 60_000
const SHOPPERS = 200

const admin = opened(openExamAdmin)

/** A time of one optometrist on the next day from then on that has another one too, so that moves find a second time. */
async function oneSlot(inDays: number) {
  const day = plusDays(today(), inDays)
  const query = `/booking/slots?examType=${EXAM.examType}&store=${EXAM.store}&from=${day}`
  const { days } = (await (await admin.shop.ask(query)).json()) as {
    days: { day: string; slots: { time: string; examiners: number[] }[] }[]
  }
  const open = days.find(({ slots }) => new Set(slots.flatMap(({ examiners }) => examiners)).size > 1)!
  const slot = open.slots[0]!
  return { day: open.day, time: slot.time, examiner: slot.examiners[0]! }
}

test('two hundred shoppers race for one time: one holds and books it, all others get other free times', async () => {
  const slot = await oneSlot(3)
  const browsers = await Promise.all(Array.from({ length: SHOPPERS }, () => admin.browser()))
  const answers = await Promise.all(browsers.map((browser) => admin.hold(browser, slot)))
  const [won] = answers.flatMap((answer, at) => (answer.status === 200 ? [{ ...answer, browser: browsers[at]! }] : []))
  const lost = answers.filter(({ status }) => status !== 200)
  expect(lost).toHaveLength(SHOPPERS - 1)
  for (const { status, body } of lost)
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'booking.time_taken', details: { nearest: expect.stringMatching(/T\d\d:\d\d/) as string } },
    })
  const booked = await Promise.all(Array.from({ length: 5 }, () => admin.book(won!.browser, won!.hold.ref)))
  expect(new Set(booked.map(({ booking }) => booking.number)).size).toBe(1)
  const at = { and: [{ store: { equals: EXAM.store } }, { day: { equals: slot.day } }] }
  expect(await findAll(admin.shop, 'bookings', at)).toHaveLength(1)
})

test('two processes that book the same day use no examiner or room twice at once', async () => {
  const beside = await openBeside(admin.shop)
  const reqs = await Promise.all([admin.shop.payload, beside].map((payload) => createLocalReq({}, payload)))
  const exam = (await examTypeOf(admin.shop, EXAM.examType))!
  const day = (await oneSlot(9)).day
  const times = (await admin.freeTimes(day)).filter((slot) => slot.day === day).slice(0, 8)
  const tries = times.flatMap((slot) => reqs.flatMap((req) => [0, 1, 2].map(() => ({ req, slot }))))
  await Promise.allSettled(
    tries.map(async ({ req, slot }) => {
      const { use } = await placeHold(req, { ...EXAM, ...slot, exam, isStaff: true })
      await bookHold(req, use.ref, bookingForm(), { customer: null, source: 'shop' })
    }),
  )
  const uses = await admin.usesOn(day)
  expect(uses.length).toBeGreaterThan(3)
  for (const [at, one] of uses.entries())
    for (const other of uses.slice(at + 1))
      expect(overlaps(one, other) && (one.examiner === other.examiner || one.room === other.room)).toBe(false)
  const booked = await findAll(admin.shop, 'bookings', {
    day: { equals: day },
  })
  expect(booked.some((booking) => steps(booking, 'settle'))).toBe(false)
  expect(booked.map(({ ref }) => ref).toSorted()).toEqual(uses.map(({ ref }) => ref).toSorted())
  await beside.destroy()
})

test('another process sees a hold within a second', async () => {
  const beside = await openBeside(admin.shop)
  const { knownUses } = await import('./day-uses.ts')
  await knownUses({ payload: beside })
  const { held } = await admin.booked(await oneSlot(12))
  moveClock(1000)
  await new Promise((resolve) => setTimeout(resolve, 250))
  const usesOf = await knownUses({ payload: beside })
  expect(usesOf({ store: EXAM.store, day: held.day }).map(({ ref }) => ref)).toContain(held.ref)
  await beside.destroy()
})

test('two simultaneous moves move a booking once, and leave no other time reserved', async () => {
  const { booking, token, browser, held } = await admin.booked(await oneSlot(15))
  const own = { booking: booking.number, token }
  // Far enough apart for a day with one optometrist.
  const targets = (await admin.freeTimes(plusDays(booking.day, 1))).filter((_, at) => at % 4 === 0).slice(0, 2)
  const holds = await Promise.all(targets.map((slot) => admin.hold(browser, { ...slot, ...own })))
  const path = `/booking/of/${booking.number}/rebook`
  const moves = await Promise.all(holds.map(({ hold }) => browser.ask(path, { token, hold: hold.ref })))
  expect(moves.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const stored = await findOne(admin.shop, 'bookings', { number: { equals: booking.number } })
  const left = [held, ...holds.map(({ hold }) => hold)].filter(({ ref }) => ref !== stored?.ref)
  const refs = (
    await Promise.all([booking.day, ...targets.map(({ day }) => day)].map((day) => admin.usesOn(day)))
  ).flat()
  expect(refs.filter(({ ref }) => left.some((each) => each.ref === ref))).toEqual([])
  expect(stored).toMatchObject({ sequence: 1, former: null })
  expect(steps(stored!, 'settle')).toBe(false)
})

test('a time whose hold has ended can be held by another shopper, and the first can no longer book it', async () => {
  const slot = await oneSlot(18)
  const [first, second] = [await admin.browser(), await admin.browser()]
  const { hold } = await admin.hold(first, slot)
  expect(await admin.hold(second, slot)).toMatchObject({ status: 409 })
  moveClock(10 * MINUTE + 1)
  const taken = await admin.hold(second, slot)
  expect(taken.status).toBe(200)
  expect(await admin.book(first, hold.ref)).toMatchObject({ status: 410, body: { code: 'booking.hold_ended' } })
  expect(await admin.book(second, taken.hold.ref)).toMatchObject({ status: 200 })
})
