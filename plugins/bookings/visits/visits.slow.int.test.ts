import { randomInt, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { AccountNews } from '#contracts/customers.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { plusDays } from '#domain/calendar/plus-days.ts'
import { retentionPeriods } from '#domain/retention-periods.ts'
import { recordKeepersOf } from '#plugins/customers/customer-records.ts'
import { findCustomerByEmail } from '#plugins/customers/repository.ts'
import { giveSocialNumber } from '#plugins/customers/social-numbers.ts'
import { moveClock, now, nowIso, today } from '#plugins/kit/clock.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { changeOwing } from '#plugins/kit/work/schedule-steps.ts'
import { heldByBooking, keep, latestReads, noteRead } from '#plugins/prescriptions/repository.ts'
import { keptBy } from '#plugins/prescriptions/last-glasses.ts'
import { signedInBrowser } from '../../../tests/account-browser.ts'
import { eventually } from '../../../tests/eventually.ts'
import { openExamDesk } from '../../../tests/exam-admin.ts'
import { opened } from '../../../tests/opened.ts'
import { bookingByNumber, changeSilently, owes } from '../repository.ts'
import { giveVisit } from '../admin/give-visit.ts'
import { adoptBookings, examinedCustomer } from './adopt-bookings.ts'

const desk = opened(openExamDesk)

const newPhone = () => `+35840${randomInt(1_000_000, 9_999_999)}`
const newEmail = () => `${randomUUID()}@example.com`

/** Moves the clock to this wall time in Helsinki. */
function moveTo(day: string, time: string): void {
  moveClock(Date.parse(helsinkiInstant(day, time)) - now().getTime())
}

/** Texts to a phone, once everything that is due has left. */
async function textsTo(phone: string) {
  await desk.tasks()
  await eventually(async () => {
    const rows = await findAll(desk.shop, 'outbox', { to: { equals: phone } })
    return rows.every(({ state }) => state === 'sent')
  })
  return desk.textsTo(phone)
}

describe('a reminder', () => {
  test('comes once, at ten the day before, and names neither the exam nor the customer', async () => {
    const phone = newPhone()
    const { booking } = await desk.booked({}, { phone, wantsReminder: true })
    moveTo(plusDays(booking.day, -1), '09:59')
    expect(await textsTo(phone)).toEqual([])
    moveTo(plusDays(booking.day, -1), '10:00')
    const [text, ...more] = await textsTo(phone)
    expect(text?.text).toContain(encodeURI(`/varaa-näöntarkastus/${booking.number}?avain=`))
    expect(text?.text).toContain(booking.store.address)
    expect(text?.text).not.toMatch(/tarkastus\b(?!\/)|Aino/)
    expect(more).toEqual([])
    moveTo(plusDays(booking.day, -1), '12:00')
    expect(await textsTo(phone)).toHaveLength(1)
  })

  test('comes to nobody who has not wished for it, or has canceled', async () => {
    const [still, gone] = [newPhone(), newPhone()]
    const { booking } = await desk.booked({}, { phone: still })
    const canceled = await desk.booked({ day: booking.day }, { phone: gone, wantsReminder: true })
    const { number } = canceled.booking
    await canceled.browser.ask(`/booking/of/${number}/cancel`, { token: canceled.token })
    moveTo(plusDays(booking.day, -1), '12:00')
    expect([await textsTo(still), await textsTo(gone)]).toEqual([[], []])
  })
})

test('a letter that cannot be written keeps no other back', async () => {
  const email = newEmail()
  const broken = await desk.booked()
  const { booking } = await desk.booked({}, { email })
  await finishLaterWork()
  const isTold = async (number: string) => !owes((await bookingByNumber(desk.shop, number))!, 'tell')
  const change = (number: string, changes: object) =>
    changeOwing(desk.shop, 'bookings', { number: { equals: number } }, changes, [{ step: 'tell', at: nowIso() }])
  // Of a store that is gone.
  await change(broken.booking.number, { store: 9999 })
  await change(booking.number, {})
  await desk.tasks()
  expect([await isTold(booking.number), await isTold(broken.booking.number)]).toEqual([true, false])
})

describe('a guest who proves her mailbox', () => {
  test('has her bookings, in the data that she takes out and in the news of My Pages', async () => {
    const email = newEmail()
    const guest = await desk.booked({}, { email: email.toUpperCase(), note: 'Tulen tulkin kanssa' })
    const stranger = await desk.booked()
    const browser = await signedInBrowser(desk.shop, email)
    const { coming } = (await browser.ask('/account/bookings')).body as { coming: { number: string }[] }
    expect(coming.map(({ number }) => number)).toEqual([guest.booking.number])
    expect(coming).not.toContainEqual(expect.objectContaining({ number: stranger.booking.number }))
    const { news } = (await browser.ask('/account/news')).body as { news: AccountNews[] }
    expect(news).toContainEqual({ kind: 'exam_coming', ref: guest.booking.number, on: guest.booking.day })
    const { rows, isHealth } = await (await records()).collect(await desk.shop.req(), await customerOf(email))
    expect([JSON.stringify(rows), isHealth]).toEqual([expect.stringContaining('Tulen tulkin kanssa'), true])
  })

  test('has what was written after her visit only once she is known to be who was examined', async () => {
    const email = newEmail()
    const { booking } = await desk.booked({}, { email })
    await signedInBrowser(desk.shop, email)
    const [req, { number, firstName, lastName }] = [await desk.shop.req(), await customerOf(email)]
    const stored = (await bookingByNumber(req, booking.number))!
    await changeSilently(req, stored, { form: { ...stored.form, firstName, lastName, birthDate: '1952-10-13' } })
    const held = { customer: heldByBooking(booking.number), source: 'exam', examinedOn: today() } as const
    const ref = await keep(req, held)
    await adoptBookings(req, await customerOf(email))
    expect(await keptBy(req, number)).toEqual([])
    await giveSocialNumber(req, number, '131052-308T')
    await adoptBookings(req, await customerOf(email))
    expect(await keptBy(req, number)).toMatchObject([{ ref }])
  })

  test('has nothing of what is written after her visit while only its address is hers', async () => {
    const email = newEmail()
    const { booking } = await desk.booked({}, { email, firstName: 'Veera', lastName: 'Niemi' })
    await signedInBrowser(desk.shop, email)
    const req = await desk.shop.req()
    const { number } = await customerOf(email)
    const adopted = (await bookingByNumber(req, booking.number))!
    expect(adopted).toMatchObject({ customer: number, isOwn: false })
    expect(await examinedCustomer(req, adopted)).toBeNull()
    // Staff who have seen her papers say that it is she.
    await expect(giveVisit(req, adopted, { customer: number })).rejects.toMatchObject({ code: 'booking.other_name' })
    const ref = await keep(req, { customer: heldByBooking(booking.number), source: 'exam', examinedOn: today() })
    await giveVisit(req, adopted, { customer: number.toLowerCase(), confirmsName: true })
    expect(await keptBy(req, number)).toMatchObject([{ ref }])
    const given = (await bookingByNumber(req, booking.number))!
    expect(await examinedCustomer(req, given)).toMatchObject({ number })
  })

  test('has her visit under another address once she is identified by the social number that she typed', async () => {
    const [email, mistyped] = [newEmail(), newEmail()]
    const { booking } = await desk.booked({}, { email: mistyped, ssn: '010180-1232', birthDate: '1980-01-01' })
    await signedInBrowser(desk.shop, email)
    const req = await desk.shop.req()
    const { number } = await customerOf(email)
    const sourceRef = `exam ${booking.number}`
    const held = { customer: heldByBooking(booking.number), sourceRef, source: 'exam', examinedOn: today() } as const
    const ref = await keep(req, held)
    // Opened before anybody knew whose it is.
    const opening = { customer: null, who: 'Olli Optikko', why: 'visit' }
    for (const prescription of [sourceRef, ref]) await noteRead(req, { ...opening, prescription })
    await giveSocialNumber(req, number, '010180-1232')
    await adoptBookings(req, await customerOf(email))
    expect(await bookingByNumber(req, booking.number)).toMatchObject({ customer: number })
    expect(await keptBy(req, number)).toMatchObject([{ ref }])
    expect(await latestReads(req, number)).toHaveLength(2)
  })

  test('leaves nothing behind with her account, and her time is free', async () => {
    const email = newEmail()
    const { booking } = await desk.booked({}, { email })
    await signedInBrowser(desk.shop, email)
    await (await records()).forget(await desk.shop.req(), await customerOf(email))
    expect(await bookingByNumber(desk.shop, booking.number)).toBeNull()
    const at = (await desk.freeTimes(booking.day)).map(({ day, time }) => `${day} ${time}`)
    expect(at).toContain(`${booking.day} ${booking.time}`)
    expect((await desk.usesOn(booking.day)).filter(({ ref }) => !ref)).toEqual([])
  })

  test('takes her bookings along into another account', async () => {
    const [from, into] = [newEmail(), newEmail()]
    const { booking } = await desk.booked({}, { email: from })
    await signedInBrowser(desk.shop, from)
    await signedInBrowser(desk.shop, into)
    const { count, move } = (await records()).merge!
    const req = await desk.shop.req()
    const [one, other] = [await customerOf(from), await customerOf(into)]
    expect(await count(req, one)).toBe(1)
    for (let time = 0; time < 2; time += 1) await move(req, one, other)
    expect(await bookingByNumber(req, booking.number)).toMatchObject({ customer: other.number })
  })
})

test('what was typed for a visit goes a month after it, the booking after its time', async () => {
  const { booking } = await desk.booked({}, { note: 'Tulen tulkin kanssa' })
  const find = () => bookingByNumber(desk.shop, booking.number)
  moveTo(plusDays(booking.day, retentionPeriods['booking details'].days), '12:00')
  await desk.tasks()
  expect(await find()).toMatchObject({ form: { note: 'Tulen tulkin kanssa' } })
  moveTo(plusDays(booking.day, retentionPeriods['booking details'].days + 1), '12:00')
  await desk.tasks()
  expect(await find()).toMatchObject({ form: { firstName: 'Aino', note: '' }, isThinned: true })
  moveTo(plusDays(booking.day, retentionPeriods.bookings.days), '12:00')
  await desk.tasks()
  expect(await find()).not.toBeNull()
  moveTo(plusDays(booking.day, retentionPeriods.bookings.days + 1), '12:00')
  await desk.tasks()
  expect([await find(), today() > booking.day]).toEqual([null, true])
})

const records = async () => recordKeepersOf(await desk.shop.req()).get('bookings')!

async function customerOf(email: string) {
  const customer = await findCustomerByEmail(await desk.shop.req(), email)
  if (!customer) throw new Error('No customer')
  return customer
}
