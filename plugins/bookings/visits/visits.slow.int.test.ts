import { randomInt, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { AccountNews } from '#contracts/customers.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { retentionPeriods } from '#domain/retention-periods.ts'
import { customerRecords } from '#plugins/customers/hooks.ts'
import { findCustomerByEmail } from '#plugins/customers/repository.ts'
import { giveSocialNumber } from '#plugins/customers/social-numbers.ts'
import { moveClock, now, nowIso, today } from '#plugins/kit/clock.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { changeAndSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { heldByBooking, keep, latestReads, noteRead } from '#plugins/prescriptions/repository.ts'
import { storedBy } from '#plugins/prescriptions/last-glasses.ts'
import { signedInBrowser } from '../../../tests/account-browser.ts'
import { eventually } from '../../../tests/eventually.ts'
import { openExamAdmin } from '../../../tests/exam-admin.ts'
import { opened } from '../../../tests/opened.ts'
import { bookingByNumber, changeSilently, steps } from '../repository.ts'
import { giveVisit } from '../admin/give-visit.ts'
import { adoptBookings, examinedCustomer } from './adopt-bookings.ts'

const admin = opened(openExamAdmin)

const newPhone = () => `+35840${randomInt(1_000_000, 9_999_999)}`
const newEmail = () => `${randomUUID()}@example.com`

/** Moves the clock to this wall time in Helsinki. */
function moveTo(day: string, time: string): void {
  moveClock(Date.parse(helsinkiInstant(day, time)) - now().getTime())
}

/** Texts to a phone, once everything that is due has left. */
async function textsTo(phone: string) {
  await admin.tasks()
  await eventually(async () => {
    const rows = await findAll(admin.shop, 'outbox', { to: { equals: phone } })
    return rows.every(({ state }) => state === 'sent')
  })
  return admin.textsTo(phone)
}

describe('the reminder of a visit', () => {
  test('is sent once, at ten the day before, and names neither the exam nor the customer', async () => {
    const phone = newPhone()
    const { booking } = await admin.booked({}, { phone, wantsReminder: true })
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

  test('is not sent to a customer who has not asked for it or has canceled', async () => {
    const [still, gone] = [newPhone(), newPhone()]
    const { booking } = await admin.booked({}, { phone: still })
    const canceled = await admin.booked({ day: booking.day }, { phone: gone, wantsReminder: true })
    const { number } = canceled.booking
    await canceled.browser.ask(`/booking/of/${number}/cancel`, { token: canceled.token })
    moveTo(plusDays(booking.day, -1), '12:00')
    expect([await textsTo(still), await textsTo(gone)]).toEqual([[], []])
  })
})

test('a booking letter that cannot be written delays no other', async () => {
  const email = newEmail()
  const broken = await admin.booked()
  const { booking } = await admin.booked({}, { email })
  await finishLaterWork()
  const isNotified = async (number: string) => !steps((await bookingByNumber(admin.shop, number))!, 'tell')
  const change = (number: string, changes: object) =>
    changeAndSchedule(admin.shop, 'bookings', { number: { equals: number } }, changes, [{ step: 'tell', at: nowIso() }])
  // Of a store that is gone.
  await change(broken.booking.number, { store: 9999 })
  await change(booking.number, {})
  await admin.tasks()
  expect([await isNotified(booking.number), await isNotified(broken.booking.number)]).toEqual([true, false])
})

describe('a guest who proves the mailbox', () => {
  test('sees the guest bookings, also in the data export and in the news of My Pages', async () => {
    const email = newEmail()
    const guest = await admin.booked({}, { email: email.toUpperCase(), note: 'Tulen tulkin kanssa' })
    const stranger = await admin.booked()
    const browser = await signedInBrowser(admin.shop, email)
    const { coming } = (await browser.ask('/account/bookings')).body as { coming: { number: string }[] }
    expect(coming.map(({ number }) => number)).toEqual([guest.booking.number])
    expect(coming).not.toContainEqual(expect.objectContaining({ number: stranger.booking.number }))
    const { news } = (await browser.ask('/account/news')).body as { news: AccountNews[] }
    expect(news).toContainEqual({ kind: 'exam_coming', ref: guest.booking.number, on: guest.booking.day })
    const { rows, isHealth } = await (await records()).collect(await admin.shop.req(), await customerOf(email))
    expect([JSON.stringify(rows), isHealth]).toEqual([expect.stringContaining('Tulen tulkin kanssa'), true])
  })

  test('gets the prescription of a visit only once known to be the person examined', async () => {
    const email = newEmail()
    const { booking } = await admin.booked({}, { email })
    await signedInBrowser(admin.shop, email)
    const [req, { number, firstName, lastName }] = [await admin.shop.req(), await customerOf(email)]
    const stored = (await bookingByNumber(req, booking.number))!
    await changeSilently(req, stored, { form: { ...stored.form, firstName, lastName, birthDate: '1952-10-13' } })
    const held = { customer: heldByBooking(booking.number), source: 'exam', examinedOn: today() } as const
    const ref = await keep(req, held)
    await adoptBookings(req, await customerOf(email))
    expect(await storedBy(req, number)).toEqual([])
    await giveSocialNumber(req, number, '131052-308T')
    await adoptBookings(req, await customerOf(email))
    expect(await storedBy(req, number)).toMatchObject([{ ref }])
  })

  test('does not get the prescription of a visit while only the address matches', async () => {
    const email = newEmail()
    const { booking } = await admin.booked({}, { email, firstName: 'Veera', lastName: 'Niemi' })
    await signedInBrowser(admin.shop, email)
    const req = await admin.shop.req()
    const { number } = await customerOf(email)
    const adopted = (await bookingByNumber(req, booking.number))!
    expect(adopted).toMatchObject({ customer: number, isOwn: false })
    expect(await examinedCustomer(req, adopted)).toBeNull()
    // Staff who have seen the customer's papers confirm the name.
    await expect(giveVisit(req, adopted, { customer: number })).rejects.toMatchObject({ code: 'booking.other_name' })
    const ref = await keep(req, { customer: heldByBooking(booking.number), source: 'exam', examinedOn: today() })
    await giveVisit(req, adopted, { customer: number.toLowerCase(), confirmsName: true })
    expect(await storedBy(req, number)).toMatchObject([{ ref }])
    const given = (await bookingByNumber(req, booking.number))!
    expect(await examinedCustomer(req, given)).toMatchObject({ number })
  })

  test('gets a visit booked under another address once identified by the social number typed for it', async () => {
    const [email, mistyped] = [newEmail(), newEmail()]
    const { booking } = await admin.booked({}, { email: mistyped, ssn: '010180-1232', birthDate: '1980-01-01' })
    await signedInBrowser(admin.shop, email)
    const req = await admin.shop.req()
    const { number } = await customerOf(email)
    const sourceRef = `exam ${booking.number}`
    const held = { customer: heldByBooking(booking.number), sourceRef, source: 'exam', examinedOn: today() } as const
    const ref = await keep(req, held)
    // Staff opened it before its customer was known.
    const opening = { customer: null, who: 'Olli Optikko', why: 'visit' }
    for (const prescription of [sourceRef, ref]) await noteRead(req, { ...opening, prescription })
    await giveSocialNumber(req, number, '010180-1232')
    await adoptBookings(req, await customerOf(email))
    expect(await bookingByNumber(req, booking.number)).toMatchObject({ customer: number })
    expect(await storedBy(req, number)).toMatchObject([{ ref }])
    expect(await latestReads(req, number)).toHaveLength(2)
  })

  test('loses the booking with the erased account, and its time is free', async () => {
    const email = newEmail()
    const { booking } = await admin.booked({}, { email })
    await signedInBrowser(admin.shop, email)
    await (await records()).erase(await admin.shop.req(), await customerOf(email))
    expect(await bookingByNumber(admin.shop, booking.number)).toBeNull()
    const at = (await admin.freeTimes(booking.day)).map(({ day, time }) => `${day} ${time}`)
    expect(at).toContain(`${booking.day} ${booking.time}`)
    expect((await admin.usesOn(booking.day)).filter(({ ref }) => !ref)).toEqual([])
  })

  test('has the bookings moved when the account is merged into another', async () => {
    const [from, into] = [newEmail(), newEmail()]
    const { booking } = await admin.booked({}, { email: from })
    await signedInBrowser(admin.shop, from)
    await signedInBrowser(admin.shop, into)
    const { count, move } = (await records()).merge!
    const req = await admin.shop.req()
    const [one, other] = [await customerOf(from), await customerOf(into)]
    expect(await count(req, one)).toBe(1)
    for (let time = 0; time < 2; time += 1) await move(req, one, other)
    expect(await bookingByNumber(req, booking.number)).toMatchObject({ customer: other.number })
  })
})

test('the note of a booking is deleted a month after the visit, the booking after its own period', async () => {
  const { booking } = await admin.booked({}, { note: 'Tulen tulkin kanssa' })
  const find = () => bookingByNumber(admin.shop, booking.number)
  moveTo(plusDays(booking.day, retentionPeriods['booking details'].days), '12:00')
  await admin.tasks()
  expect(await find()).toMatchObject({ form: { note: 'Tulen tulkin kanssa' } })
  moveTo(plusDays(booking.day, retentionPeriods['booking details'].days + 1), '12:00')
  await admin.tasks()
  expect(await find()).toMatchObject({ form: { firstName: 'Aino', note: '' }, isThinned: true })
  moveTo(plusDays(booking.day, retentionPeriods.bookings.days), '12:00')
  await admin.tasks()
  expect(await find()).not.toBeNull()
  moveTo(plusDays(booking.day, retentionPeriods.bookings.days + 1), '12:00')
  await admin.tasks()
  expect([await find(), today() > booking.day]).toEqual([null, true])
})

const records = async () => customerRecords.get(await admin.shop.req(), 'bookings')!

async function customerOf(email: string) {
  const customer = await findCustomerByEmail(await admin.shop.req(), email)
  if (!customer) throw new Error('No customer')
  return customer
}
