import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BookingForm } from '#contracts/bookings.ts'
import type { OfferView, WaitingPerson } from '#contracts/waiting-list.ts'
import { helsinkiDay, helsinkiTime } from '#domain/calendar/finnish-day.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { customerRecords } from '#plugins/customers/hooks.ts'
import { moveClock, now, nowIso, today } from '#plugins/kit/clock.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import type { TextMessage } from '#domain/messages/text-message.ts'
import { signedInBrowser } from '../../../tests/account-browser.ts'
import { bookingForm } from '../../../tests/booking-form.ts'
import { eventually } from '../../../tests/eventually.ts'
import { EXAM, openExamAdmin } from '../../../tests/exam-admin.ts'
import { opened } from '../../../tests/opened.ts'
import type { Caller } from '../../../tests/trial-shop.ts'
import { bookingByNumber } from '../repository.ts'
import { offerFreedTimes } from './offer-freed.ts'
import { changeWaiting, waitingByNumber } from './repository.ts'

const admin = opened(openExamAdmin)
const MINUTE = 60_000
const refusal = (status: number, code: string) => ({ status, body: { code } })

let staff: Record<'own' | 'foreign', Caller>
let nextDay = 3
let phones = 100

beforeAll(async () => {
  staff = { own: await admin.staff('store-staff', EXAM.store), foreign: await admin.staff('store-staff', 102) }
})

/** By day, when text messages leave: tomorrow at noon. */
beforeEach(() => {
  moveClock(Date.parse(helsinkiInstant(plusDays(today(), 1), '12:00')) - now().getTime())
})

async function ask(path: string, body?: object, caller: Caller = staff.own) {
  const answer = await admin.shop.ask(`/booking/${path}`, body, caller)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const newPhone = () => `+3584011${String((phones += 1)).padStart(5, '0')}`

/** A day on which nothing of another test stands, and its only booking. */
async function bookedDay() {
  const from = plusDays(today(), nextDay)
  const [first] = await admin.freeTimes(from)
  nextDay += 1
  if (!first) throw new Error('Nothing is free')
  while (plusDays(today(), nextDay) <= first.day) nextDay += 1
  const { body } = await ask('desk/book', { ...EXAM, ...first, form: bookingForm() })
  const booking = await bookingByNumber(admin.shop, body.number as string)
  if (!booking) throw new Error(`Not booked: ${JSON.stringify(body)}`)
  return booking
}

/** Adds a person who can come on that day only to the list, and returns the number and the phone. */
async function waitingFor(day: string, wish: object = {}, form: Partial<BookingForm> = {}) {
  const phone = newPhone()
  const weekday = new Date(day).getUTCDay() || 7
  const answer = await ask('desk/waiting', {
    examType: EXAM.examType,
    store: EXAM.store,
    until: day,
    weekdays: [weekday],
    part: 'any',
    form: bookingForm({ phone, email: '', ...form }),
    ...wish,
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return { number: answer.body.number as string, phone }
}

const cancel = (number: string) => ask(`desk/${number}/visit`, { step: 'canceled' })

/** The text message of the latest offer, once it is posted. */
function textTo(phone: string, offers = 1) {
  return eventually(async () => {
    const rows = await findAll(admin.shop, 'outbox', { to: { equals: phone } }, { sort: 'createdAt' })
    const found = rows.filter(({ key }) => key.startsWith('exam offer'))
    const row = found[offers - 1]
    if (!row || found.length !== offers) return null
    const { text, url } = openSealed<TextMessage>(admin.shop, `outbox ${row.id}`, row.message)
    return { row, text, token: decodeURIComponent(url ?? '').split('/tarjous/')[1] ?? '' }
  })
}

async function offeredTo(phone: string, offers = 1) {
  const found = await textTo(phone, offers)
  if (!found) throw new Error('Nothing was offered')
  return found
}

async function offersOf(number: string) {
  return (await waitingByNumber(admin.shop, number))?.offers
}

const settled = () => admin.tasks()

async function shopper() {
  const browser = await admin.browser()
  return {
    read: async (token: string) => (await browser.ask(`/booking/offer/${token}`)).body as unknown as OfferView,
    act: async (token: string, action: 'take' | 'decline' | 'leave') =>
      browser.ask(`/booking/offer/${token}/${action}`, {}),
  }
}

describe('offering a freed time', () => {
  test('holds it for an hour for the first person only, in a text message that does not name the exam', async () => {
    const booking = await bookedDay()
    const first = await waitingFor(booking.day)
    const second = await waitingFor(booking.day)
    await cancel(booking.number)
    const { row, text, token } = await offeredTo(first.phone)
    expect(row).toMatchObject({ channel: 'sms' })
    expect(text).not.toMatch(/Aino|näöntarkastus|tutkimus/i)
    await settled()
    expect(await offersOf(second.number)).toBe(0)
    const { offer, state } = await (await shopper()).read(token)
    expect(state).toBe('offered')
    expect(offer).toMatchObject({ day: booking.day, time: booking.time, examType: { id: EXAM.examType } })
    expect(Date.parse(offer?.until ?? '') - now().getTime()).toBeLessThanOrEqual(60 * MINUTE)
    const held = (await admin.usesOn(booking.day)).filter(({ until }) => until !== null)
    expect(held).toMatchObject([{ until: offer?.until }])
  })

  test('books it once where the button is pressed twice, and takes the person off the list', async () => {
    const booking = await bookedDay()
    const { phone, number } = await waitingFor(booking.day)
    await cancel(booking.number)
    const { token } = await offeredTo(phone)
    const customer = await shopper()
    const [one, other] = await Promise.all([customer.act(token, 'take'), customer.act(token, 'take')])
    expect([one.status, other.status]).toEqual([200, 200])
    const { booking: taken } = one.body as unknown as OfferView
    expect((other.body as unknown as OfferView).booking?.number).toBe(taken?.number)
    const made = await bookingByNumber(admin.shop, taken?.number ?? '')
    expect(made).toMatchObject({
      source: 'waiting',
      day: booking.day,
      time: booking.time,
      owed: expect.any(Array) as unknown,
    })
    expect((await admin.usesOn(booking.day)).map(({ until }) => until)).toEqual([null])
    expect(await customer.read(token)).toMatchObject({ state: 'booked' })
    const { body } = await ask(`desk/waiting?store=${EXAM.store}`)
    expect((body.waiting as WaitingPerson[]).map((one) => one.number)).not.toContain(number)
  })

  test('offers it to the next person when the first declines it, and not to the first again', async () => {
    const booking = await bookedDay()
    const [first, second] = [await waitingFor(booking.day), await waitingFor(booking.day)]
    await cancel(booking.number)
    const { token } = await offeredTo(first.phone)
    const customer = await shopper()
    expect((await customer.act(token, 'decline')).body).toMatchObject({ state: 'ended' })
    await offeredTo(second.phone)
    await settled()
    expect(await offersOf(first.number)).toBe(1)
    expect(await customer.act(token, 'take')).toMatchObject(refusal(410, 'booking.offer_ended'))
  })

  test('offers it to the next person when the hour is over, and the link of the first reports the end', async () => {
    const booking = await bookedDay()
    const [first, second] = [await waitingFor(booking.day), await waitingFor(booking.day)]
    await cancel(booking.number)
    const { token } = await offeredTo(first.phone)
    moveClock(61 * MINUTE)
    await settled()
    await offeredTo(second.phone)
    const customer = await shopper()
    expect(await customer.read(token)).toMatchObject({ state: 'ended', offer: null })
    expect(await customer.act(token, 'take')).toMatchObject(refusal(410, 'booking.offer_ended'))
    expect(await waitingByNumber(admin.shop, first.number)).toMatchObject({ state: 'waiting', offers: 1 })
  })

  test('offers a time that is freed by a moved booking', async () => {
    const booking = await bookedDay()
    const { phone } = await waitingFor(booking.day)
    const [to] = await admin.freeTimes(plusDays(booking.day, 1))
    nextDay += 1
    await ask(`desk/${booking.number}/move`, to)
    const { token } = await offeredTo(phone)
    expect((await (await shopper()).read(token)).offer).toMatchObject({ day: booking.day, time: booking.time })
  })

  test.each([
    ['of another part of the day', (time: string) => ({ part: time < '12:00' ? 'afternoon' : 'morning' })],
    ['a day after the last one of the wish', (_: string, day: string) => ({ until: plusDays(day, -1), weekdays: [] })],
  ])('does not offer a time %s', async (_, wish) => {
    const booking = await bookedDay()
    const { number } = await waitingFor(booking.day, wish(booking.time, booking.day))
    await cancel(booking.number)
    await settled()
    const { offered } = (await waitingByNumber(admin.shop, number))!
    expect(offered.map(({ day }) => day)).not.toContain(booking.day)
  })

  test('does not offer a time that begins within ninety minutes', async () => {
    const soon = nowIso(90 * MINUTE)
    const { body } = await ask(
      `desk/slots?examType=${EXAM.examType}&store=${EXAM.store}&from=${helsinkiDay(soon)}&days=1`,
    )
    const day = (body.days as { day: string; slots: { time: string }[] }[])[0]
    const time = day?.slots.find((slot) => slot.time <= helsinkiTime(soon))?.time
    // A Sunday has none.
    if (!day || !time) return
    const booked = await ask('desk/book', { ...EXAM, day: day.day, time, form: bookingForm() })
    const { number } = await waitingFor(day.day)
    await cancel(booked.body.number as string)
    await settled()
    expect(await offersOf(number)).toBe(0)
    expect(await findAll(admin.shop, 'freed-times', { day: { equals: day.day } })).toEqual([])
  })
})

describe('offering a freed time by night', () => {
  test('starts the hour of the offer at eight, when the message is sent', async () => {
    const booking = await bookedDay()
    const { phone } = await waitingFor(booking.day)
    const night = helsinkiInstant(today(), '23:00')
    moveClock(Date.parse(night) - now().getTime())
    await cancel(booking.number)
    const { row, text, token } = await offeredTo(phone)
    const morning = plusDays(today(), 1)
    expect(row).toMatchObject({ state: 'waiting', nextAttemptAt: helsinkiInstant(morning, '08:00') })
    expect((await (await shopper()).read(token)).offer?.until.slice(0, 16)).toBe(
      helsinkiInstant(morning, '09:00').slice(0, 16),
    )
    expect(text).toContain('klo 9.00')
    moveClock(Date.parse(helsinkiInstant(morning, '12:00')) - now().getTime())
    await settled()
  })
})

describe('recovering a waiting list offer', () => {
  test('sends the message of an offer once, also where two sweeps run at once', async () => {
    const booking = await bookedDay()
    const { phone, number } = await waitingFor(booking.day)
    await cancel(booking.number)
    await offeredTo(phone)
    await finishLaterWork()
    const waiting = await waitingByNumber(admin.shop, number)
    await changeWaiting(admin.shop, waiting!, {}, [{ step: 'tell', at: nowIso() }])
    await Promise.all([settled(), settled()])
    await offeredTo(phone, 1)
    const notified = await waitingByNumber(admin.shop, number)
    expect(notified).toMatchObject({ state: 'offered', owed: [{ step: 'end' }] })
  })

  test('finds a booking that was not noted before the crash, and the link shows it', async () => {
    const booking = await bookedDay()
    const { phone, number } = await waitingFor(booking.day)
    await cancel(booking.number)
    const { token } = await offeredTo(phone)
    const customer = await shopper()
    const { booking: taken } = (await customer.act(token, 'take')).body as unknown as OfferView
    const noted = await waitingByNumber(admin.shop, number)
    await changeWaiting(admin.shop, noted!, { state: 'offered', booking: null })
    moveClock(61 * MINUTE)
    expect((await customer.act(token, 'take')).body).toMatchObject({ state: 'booked', booking: taken })
  })

  test('makes one offer where two processes offer at once', async () => {
    const booking = await bookedDay()
    const { phone, number } = await waitingFor(booking.day)
    await cancel(booking.number)
    const [one, other] = [await admin.shop.req(), await admin.shop.req()]
    await Promise.all([offerFreedTimes(one), offerFreedTimes(other)])
    await offeredTo(phone)
    expect(await offersOf(number)).toBe(1)
    // Perhaps of an earlier day, which another test has freed.
    const row = await findOne(admin.shop, 'exam-waiting', { number: { equals: number } })
    const held = await admin.usesOn(row?.offer?.day ?? '')
    expect(held.filter(({ ref, until }) => ref === row?.offer?.ref && until !== null)).toHaveLength(1)
  })
})

describe('the waiting list', () => {
  test('shows the waiting people in order, without the note and birth date of the visit', async () => {
    const { day } = await bookedDay()
    const [first, second] = [await waitingFor(day, {}, { note: 'Tulen pyörätuolilla.' }), await waitingFor(day)]
    const { body } = await ask(`desk/waiting?store=${EXAM.store}`)
    const shown = (body.waiting as WaitingPerson[]).filter(({ until }) => until === day)
    expect(shown.map(({ number }) => number)).toEqual([first.number, second.number])
    expect(shown[0]).toMatchObject({ name: 'Aino Mäkelä', phone: first.phone, part: 'any', offer: null })
    expect(JSON.stringify(body)).not.toMatch(/pyörätuoli|1985-05-17/)
    const stored = await findOne(admin.shop, 'exam-waiting', { number: { equals: first.number } })
    expect(JSON.stringify(stored)).not.toMatch(/Aino|1985|nakotarkastus/)
  })

  test('is neither shown to nor changed by staff of another store', async () => {
    const { day } = await bookedDay()
    const { number } = await waitingFor(day)
    expect(await ask(`desk/waiting?store=${EXAM.store}`, undefined, staff.foreign)).toMatchObject({ status: 403 })
    await ask(`desk/waiting/${number}/remove`, {}, staff.foreign)
    expect(await waitingByNumber(admin.shop, number)).not.toBeNull()
  })

  test.each([
    ['an unknown exam', { examType: 'x' }, 'booking.exam_unknown'],
    ['a last day that is past', { until: '2020-01-01' }, 'booking.time_past'],
    ['a last day years ahead', { until: '2099-01-01' }, 'booking.too_far'],
    ['no phone', { form: bookingForm({ phone: '1' }) }, 'contact.phone_malformed'],
    ['a child for grown-ups’ exam', { form: bookingForm({ birthDate: '2024-01-01' }) }, 'booking.age_unfit'],
  ])('refuses %s', async (_, wrong, code) => {
    const answer = await ask('desk/waiting', {
      examType: EXAM.examType,
      store: EXAM.store,
      until: plusDays(today(), 30),
      weekdays: [],
      part: 'any',
      form: bookingForm(),
      ...wrong,
    })
    expect(answer.body).toMatchObject({ code })
  })

  test.each(['staff', 'the customer'])(
    'a place that %s gives up is deleted, and the next customer gets the offer',
    async (who) => {
      const booking = await bookedDay()
      const [first, second] = [await waitingFor(booking.day), await waitingFor(booking.day)]
      await cancel(booking.number)
      const { token } = await offeredTo(first.phone)
      const customer = await shopper()
      const off = () =>
        who === 'the customer' ? customer.act(token, 'leave') : ask(`desk/waiting/${first.number}/remove`, {})
      expect([(await off()).status, (await off()).status]).toEqual([200, 200])
      expect(await waitingByNumber(admin.shop, first.number)).toBeNull()
      expect(await customer.read(token)).toMatchObject({ state: 'left' })
      await offeredTo(second.phone)
    },
  )

  test('refuses a forged link', async () => {
    const customer = await shopper()
    expect(await customer.read('eyJ3IjoiQSIsIm4iOjF9.x')).toMatchObject({ code: 'booking.not_found' })
  })
})

test('a waiting list row is part of the customer’s data export, and erasing the account deletes it', async () => {
  const { day } = await bookedDay()
  const email = `${crypto.randomUUID()}@example.com`
  const { number } = await waitingFor(day, {}, { email })
  await signedInBrowser(admin.shop, email)
  const customer = (await findOne(admin.shop, 'customers', { email: { equals: email } })) as never
  const req = await admin.shop.req()
  const keeper = customerRecords.get(req, 'exam-waiting')!
  const { rows, isHealth } = await keeper.collect(req, customer)
  expect(rows).toMatchObject([{ form: { firstName: 'Aino' }, wish: { until: day } }])
  expect(isHealth).toBe(true)
  await keeper.erase(req, customer)
  expect(await waitingByNumber(admin.shop, number)).toBeNull()
})
