import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { BookingView, StoreWithSlot } from '#contracts/bookings.ts'
import type { ExamType } from '#contracts/exam-types.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { storedSocialNumber } from '#plugins/customers/social-numbers.ts'
import { moveClock, now, today } from '#plugins/kit/clock.ts'
import { CACHE_MAX_AGE, CACHE_TAGS } from '#plugins/kit/storage/cache.ts'
import { changeIf, findOne } from '#plugins/kit/storage/documents.ts'
import { signedInBrowser } from '../../tests/account-browser.ts'
import { bookingForm } from '../../tests/booking-form.ts'
import { EXAM, openExamAdmin } from '../../tests/exam-admin.ts'
import { opened } from '../../tests/opened.ts'
import { eventually } from '../../tests/eventually.ts'

const MINUTE = 60_000
const DAY = 86_400_000

const admin = opened(openExamAdmin)
const refusal = (status: number, code: string) => ({ status, body: { code } })

describe('looking for an exam, a store and a free time', () => {
  test('lists exams in their set order, and stores with their first free time', async () => {
    const { examTypes } = (await (await admin.shop.ask('/booking/exam-types')).json()) as { examTypes: ExamType[] }
    expect(examTypes[0]?.id).toBe('nakotarkastus')
    const answer = await admin.shop.ask('/booking/stores?examType=nakotarkastus&q=Helsinki')
    const { where, stores } = (await answer.json()) as { where: string; stores: StoreWithSlot[] }
    expect([where, stores[0]?.city, stores[0]?.firstFree?.day]).toEqual(['Helsinki', 'Helsinki', expect.any(String)])
    const store = stores[0]!
    const own = await admin.shop.ask(`/booking/first-free?examType=nakotarkastus&store=${store.id}`)
    expect(((await own.json()) as { first: object }).first).toMatchObject({
      ...store.firstFree,
      examType: 'nakotarkastus',
    })
    const anywhere = await admin.shop.ask('/booking/first-free')
    expect(((await anywhere.json()) as { first: { day: string } }).first.day <= store.firstFree!.day).toBe(true)
  })

  test('offers a hearing exam only in stores with the service', async () => {
    const answer = await admin.shop.ask('/booking/stores?examType=kuulontutkimus')
    const { stores } = (await answer.json()) as { stores: StoreWithSlot[] }
    expect(stores.length).toBeGreaterThan(0)
    expect(stores.every(({ services }) => services.includes('hearing'))).toBe(true)
  })

  test('gives pages the first free time of a group, cacheable for five minutes', async () => {
    const answer = await admin.shop.ask('/booking/first-free?group=hearing', undefined, { 'x-shop-inside': '1' })
    const { first } = (await answer.json()) as { first: { examType: string; store: StoreWithSlot } }
    expect([first.examType, first.store.services.includes('hearing')]).toEqual(['kuulontutkimus', true])
    expect(answer.headers.get(CACHE_TAGS)).toBe('stores')
    expect(Number(answer.headers.get(CACHE_MAX_AGE))).toBeLessThanOrEqual(300)
    const nowhere = await admin.shop.ask(`/booking/first-free?group=hearing&store=${EXAM.store}`)
    expect(await nowhere.json()).toEqual({ first: null })
  })

  test('refuses an unknown exam, a store without it and an age it is not for', async () => {
    const asked = (query: string) =>
      admin.shop.ask(`/booking/${query}`).then(async (a) => ({ status: a.status, body: (await a.json()) as object }))
    expect(await asked('stores?examType=x')).toMatchObject(refusal(404, 'booking.exam_unknown'))
    expect(await asked('stores?examType=nakotarkastus&ageGroup=8_12')).toMatchObject(refusal(422, 'booking.age_unfit'))
    expect(await asked('slots?examType=x&store=101')).toMatchObject(refusal(404, 'booking.exam_unknown'))
    expect(await asked('slots?examType=nakotarkastus&store=999999')).toMatchObject(
      refusal(422, 'booking.store_does_not_give'),
    )
  })

  test('lists free times from today on where a past day is asked for', async () => {
    const slots = await admin.freeTimes('2020-01-01')
    expect(slots.every(({ day }) => day >= today())).toBe(true)
  })
})

describe('holding a time', () => {
  test('reserves it for ten minutes, and offers a later shopper the nearest free time', async () => {
    const [mine, other] = [await admin.browser(), await admin.browser()]
    const [wish] = await admin.freeTimes()
    // Fill every examiner, so that no other shopper can take it.
    const held = await takeAll(wish!)
    const late = await admin.hold(other, wish)
    expect(late).toMatchObject(refusal(409, 'booking.time_taken'))
    const { nearest } = (late.body as { details: { nearest: string } }).details
    expect(nearest).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d( |$)/)
    expect(nearest).not.toContain(`${wish!.day}T${wish!.time}`)
    moveClock(10 * MINUTE + 1)
    expect(await admin.hold(mine, wish)).toMatchObject({ status: 200 })
    expect(await held[0]!.browser.ask(`/booking/hold/${held[0]!.ref}`)).toMatchObject(
      refusal(410, 'booking.hold_ended'),
    )
  })

  test('shows the hold, prolongs it once and releases it as often as asked', async () => {
    const browser = await admin.browser()
    const { hold } = await admin.hold(browser)
    expect(hold).toMatchObject({ canProlong: true, examiner: null, examType: { id: EXAM.examType }, ageGroup: '18_75' })
    const longer = await browser.ask(`/booking/hold/${hold.ref}/prolong`, {})
    expect(longer.body).toMatchObject({ hold: { canProlong: false } })
    const gained = Date.parse((longer.body.hold as { until: string }).until) - Date.parse(hold.until)
    expect(gained).toBe(10 * MINUTE)
    expect(await browser.ask(`/booking/hold/${hold.ref}/prolong`, {})).toMatchObject(
      refusal(409, 'booking.prolonged_already'),
    )
    for (let time = 0; time < 2; time += 1)
      expect(await browser.ask(`/booking/hold/${hold.ref}/release`, {})).toMatchObject({ status: 200 })
    expect(await browser.ask(`/booking/hold/${hold.ref}/prolong`, {})).toMatchObject(refusal(410, 'booking.hold_ended'))
    expect(await admin.book(browser, hold.ref)).toMatchObject(refusal(410, 'booking.hold_ended'))
  })

  test('releases the hold that it replaces, on the same day or another', async () => {
    const browser = await admin.browser()
    const [first, second] = await admin.freeTimes(plusDays(today(), 10))
    const [far] = await admin.freeTimes(plusDays(today(), 20))
    const one = await admin.hold(browser, first)
    const two = await admin.hold(browser, { ...second, replaces: one.hold.ref })
    const three = await admin.hold(browser, { ...far, replaces: two.hold.ref })
    expect(three.status).toBe(200)
    expect((await admin.usesOn(first!.day)).map(({ ref }) => ref)).not.toEqual(expect.arrayContaining([one.hold.ref]))
    expect((await admin.usesOn(second!.day)).map(({ ref }) => ref)).not.toEqual(expect.arrayContaining([two.hold.ref]))
  })

  test('holds one time for repeated requests under one key', async () => {
    const headers = { ...(await admin.shop.newShopper()), 'Idempotency-Key': randomUUID() }
    const [slot] = await admin.freeTimes(plusDays(today(), 25))
    const ask = async () => {
      const answer = await admin.shop.ask('/booking/hold', { ...EXAM, ...slot }, headers)
      return ((await answer.json()) as { hold: { ref: string } }).hold.ref
    }
    const refs = await Promise.all([ask(), ask(), ask()])
    expect(new Set([...refs, await ask()]).size).toBe(1)
    const held = (await admin.usesOn(slot!.day)).filter(({ ref }) => refs.includes(ref))
    expect(held).toHaveLength(1)
  })

  test('refuses a fourth hold of one browser', async () => {
    const browser = await admin.browser()
    for (let day = 30; day < 33; day += 1)
      expect(await admin.hold(browser, (await admin.freeTimes(plusDays(today(), day)))[0])).toMatchObject({
        status: 200,
      })
    expect(await admin.hold(browser)).toMatchObject(refusal(429, 'request.too_many'))
    expect(await admin.hold(await admin.browser())).toMatchObject({ status: 200 })
  })

  test('reserves the requested examiner and refuses another hold of the same one', async () => {
    const browser = await admin.browser()
    const day = plusDays(today(), 14)
    const query = `/booking/slots?examType=nakotarkastus&store=101&from=${day}`
    const { examiners, days } = (await (await admin.shop.ask(query)).json()) as {
      examiners: { id: number; name: string }[]
      days: { day: string; slots: { time: string; examiners: number[] }[] }[]
    }
    const [open] = days.filter(({ slots }) => slots.length > 0)
    const [slot] = open!.slots
    const examiner = slot!.examiners.at(-1)!
    const wish = { day: open!.day, time: slot!.time, examiner }
    const { hold } = await admin.hold(browser, wish)
    expect(hold.examiner).toEqual(examiners.find(({ id }) => id === examiner))
    expect(await admin.hold(await admin.browser(), wish)).toMatchObject(refusal(409, 'booking.time_taken'))
  })

  test.each([
    [{ day: '2020-01-07', time: '10:00' }, 422, 'booking.time_past'],
    [{ time: '03:00' }, 422, 'booking.closed'],
    [{ time: '12:07' }, 422, 'booking.time_off_grid'],
    [{ store: 999_999, time: '12:00' }, 422, 'booking.store_does_not_give'],
    [{ ageGroup: '8_12', time: '12:00' }, 422, 'booking.age_unfit'],
    [{ examType: 'x', time: '12:00' }, 404, 'booking.exam_unknown'],
    [{ time: '25:00' }, 400, 'request.malformed'],
    [{ booking: 'ABCDEFGH', time: '12:00' }, 404, 'booking.not_found'],
  ] as [Record<string, string>, number, string][])('refuses to hold %j', async (wish, status, code) => {
    const [{ day } = { day: '' }] = await admin.freeTimes()
    expect(await admin.hold(await admin.browser(), { day, ...wish })).toMatchObject(refusal(status, code))
  })

  test('refuses a day too far ahead and a time in the hour that summer time skips', async () => {
    const browser = await admin.browser()
    const far = await admin.hold(browser, { day: plusDays(today(), 400), time: '12:00' })
    expect(far).toMatchObject({
      status: 422,
      body: { code: 'booking.too_far', details: { day: expect.any(String) as string } },
    })
    const spring = await admin.hold(browser, { day: '2027-03-28', time: '03:30' })
    expect(spring).toMatchObject(refusal(422, 'booking.time_not_real'))
  })

  test('treats an unknown or malformed secret as a hold that has ended', async () => {
    const browser = await admin.browser()
    for (const ref of ['x', `101.${today()}.aaaaaaaaaaaaaaaaaaaaaa`]) {
      expect(await browser.ask(`/booking/hold/${ref}`)).toMatchObject(refusal(410, 'booking.hold_ended'))
      expect(await admin.book(browser, ref)).toMatchObject(refusal(410, 'booking.hold_ended'))
      expect(await browser.ask(`/booking/hold/${ref}/release`, {})).toMatchObject({ status: 200 })
    }
  })
})

describe('booking a held time', () => {
  test('makes one booking of a hold, however often it is sent', async () => {
    const { booking, token, browser, held } = await admin.booked({}, { note: 'Tulen\r\n<b>pyörätuolilla</b>' })
    expect(booking).toMatchObject({
      day: held.day,
      time: held.time,
      state: 'created',
      firstName: 'Aino',
      canChange: true,
      confirmation: 1,
      note: 'Tulen\n<b>pyörätuolilla</b>',
    })
    const again = await admin.book(browser, held.ref)
    expect([again.booking.number, again.token]).toEqual([booking.number, token])
    expect((await admin.usesOn(held.day)).filter(({ ref }) => ref === held.ref)).toMatchObject([{ until: null }])
    const stored = await findOne(admin.shop, 'bookings', { number: { equals: booking.number } })
    expect(JSON.stringify(stored)).not.toMatch(/Aino|pyörätuoli|nakotarkastus/)
  })

  test('books nothing for a wrong birth date, and the time stays held', async () => {
    const browser = await admin.browser()
    const { hold } = await admin.hold(browser)
    const answer = await admin.book(browser, hold.ref, { birthDate: '2019-01-01' })
    expect(answer).toMatchObject(refusal(422, 'booking.birth_date_unfit'))
    expect(await findOne(admin.shop, 'bookings', { ref: { equals: hold.ref } })).toBeNull()
    expect(await browser.ask(`/booking/hold/${hold.ref}`)).toMatchObject({ status: 200 })
  })

  test('takes the age group of the birth date, whichever was chosen before', async () => {
    const asked = { examType: 'laaja-nakotarkastus', ageGroup: '18_75' }
    const [slot] = await admin.freeTimes(undefined, { examType: asked.examType })
    const birthDate = `${Number(today().slice(0, 4)) - 80}-01-01`
    expect((await admin.booked({ ...asked, ...slot }, { birthDate })).booking.ageGroup).toBe('over_76')
  })

  test('reads the birth date of a customer from the proven social number, and none without', async () => {
    const email = `${randomUUID()}@example.com`
    const customer = await signedInBrowser(admin.shop, email)
    const read = async () => (await customer.ask('/account/birth-date')).body
    expect(await read()).toEqual({ birthDate: null })
    const proven = await storedSocialNumber(admin.shop, '131052-308T')
    await changeIf(admin.shop, 'customers', { email: { equals: email } }, proven)
    expect(await read()).toEqual({ birthDate: '1952-10-13' })
  })

  test('refuses a child without a guardian', async () => {
    const browser = await admin.browser()
    const child = { examType: 'lapsen-nakotarkastus', ageGroup: '8_12' }
    const slots = await admin.freeTimes(undefined, { examType: child.examType })
    const { hold, ...answer } = await admin.hold(browser, { ...child, ...slots[0] })
    expect(answer).toMatchObject({ status: 200 })
    const born = `${Number(today().slice(0, 4)) - 10}-01-01`
    expect(await admin.book(browser, hold.ref, { birthDate: born })).toMatchObject(
      refusal(422, 'booking.guardian_missing'),
    )
    const guardian = { name: 'Liisa Mäkelä', phone: '040 765 4321' }
    expect(await admin.book(browser, hold.ref, { birthDate: born, guardian })).toMatchObject({ status: 200 })
  })

  test('shows the booking to the bearer of its link and to its customer only', async () => {
    const customer = await signedInBrowser(admin.shop, `${randomUUID()}@example.com`)
    const { hold } = await admin.hold(customer)
    const { booking, token } = await admin.book(customer, hold.ref)
    const path = `/booking/of/${booking.number}`
    const stranger = await admin.browser()
    const own = await customer.ask(path)
    expect(own.body).toMatchObject({ booking: { number: booking.number } })
    expect((await stranger.ask(`${path}?token=${token}`)).body).toMatchObject({ booking: { number: booking.number } })
    const { token: others } = await admin.booked()
    for (const wrong of ['', `?token=${others}`, `?token=${token}x`])
      expect(await stranger.ask(path + wrong)).toMatchObject(refusal(404, 'booking.not_found'))
    expect(await stranger.ask(`${path}/cancel`, { token: others })).toMatchObject(refusal(404, 'booking.not_found'))
    expect((await customer.ask('/account/bookings')).body).toMatchObject({
      coming: [{ number: booking.number }],
      past: [],
    })
    const other = await signedInBrowser(admin.shop, `${randomUUID()}@example.com`)
    expect(await other.ask(path)).toMatchObject(refusal(404, 'booking.not_found'))
    expect((await other.ask('/account/bookings')).body).toEqual({ coming: [], past: [] })
  })

  test('opens the booking by its link until thirty days after the visit', async () => {
    const { booking, token, browser } = await admin.booked()
    const lastDay = Date.parse(helsinkiInstant(plusDays(booking.day, 30), '12:00'))
    moveClock(lastDay - now().getTime())
    expect(await browser.ask(`/booking/of/${booking.number}?token=${token}`)).toMatchObject({ status: 200 })
    moveClock(DAY)
    expect(await browser.ask(`/booking/of/${booking.number}?token=${token}`)).toMatchObject(
      refusal(404, 'booking.not_found'),
    )
  })
})

describe('changing a booking', () => {
  test('moves the booking, also to a time that overlaps its own, and frees the former time', async () => {
    const { booking, token, browser, held } = await admin.booked()
    const own = { booking: booking.number, token }
    const next = quarterAfter(booking.time)
    const to = await admin.hold(browser, { day: booking.day, time: next, ...own })
    expect(to).toMatchObject({ status: 200 })
    const path = `/booking/of/${booking.number}/rebook`
    const moved = await browser.ask(path, { token, hold: to.hold.ref })
    expect(moved.body).toMatchObject({
      booking: { day: booking.day, time: next, state: 'rebooked', number: booking.number },
    })
    const again = await eventually(async () => {
      const { body } = await browser.ask(path, { token, hold: to.hold.ref })
      const { confirmation } = body.booking as BookingView
      return confirmation === 2 && body
    })
    expect(again).toEqual({ booking: { ...(moved.body.booking as BookingView), confirmation: 2 } })
    const refs = (await admin.usesOn(booking.day)).map(({ ref }) => ref)
    expect([refs.includes(held.ref), refs.includes(to.hold.ref)]).toEqual([false, true])
  })

  test('refuses to book with a hold for a move, or to move with the hold of another booking', async () => {
    const one = await admin.booked()
    const two = await admin.booked()
    const to = await admin.hold(one.browser, { booking: one.booking.number, token: one.token })
    expect(await admin.book(one.browser, to.hold.ref)).toMatchObject(refusal(410, 'booking.hold_ended'))
    const foreign = { token: two.token, hold: to.hold.ref }
    expect(await two.browser.ask(`/booking/of/${two.booking.number}/rebook`, foreign)).toMatchObject(
      refusal(410, 'booking.hold_ended'),
    )
  })

  test('cancels the booking as often as asked, and frees its time', async () => {
    const { booking, token, browser, held } = await admin.booked()
    const path = `/booking/of/${booking.number}`
    for (let time = 0; time < 2; time += 1)
      expect((await browser.ask(`${path}/cancel`, { token })).body).toMatchObject({
        booking: { state: 'canceled', canChange: false },
      })
    expect((await admin.usesOn(held.day)).map(({ ref }) => ref)).not.toContain(held.ref)
    expect(await browser.ask(`${path}/note`, { token, note: 'Hei' })).toMatchObject(refusal(409, 'booking.state_unfit'))
    const wish = { booking: booking.number, token }
    expect(await admin.hold(browser, wish)).toMatchObject(refusal(409, 'booking.state_unfit'))
  })

  test('stores a new note as plain text, and changes nothing for the same note', async () => {
    const { booking, token, browser } = await admin.booked()
    const path = `/booking/of/${booking.number}/note`
    const sequence = async () =>
      (await findOne(admin.shop, 'bookings', { number: { equals: booking.number } }))?.sequence
    const note = '<script>\r\nDTSTART:1'
    for (let time = 0; time < 2; time += 1) {
      const { body } = await browser.ask(path, { token, note })
      expect(body.booking as BookingView).toMatchObject({ note: '<script>\nDTSTART:1', state: 'updated' })
      expect(await sequence()).toBe(1)
    }
    expect(await browser.ask(path, { token, note: 'a'.repeat(1001) })).toMatchObject(refusal(400, 'request.malformed'))
  })

  test('refuses a change from two hours before the visit, with the phone of the store', async () => {
    const { booking, token, browser } = await admin.booked()
    moveClock(Date.parse(booking.changeableUntil) - Date.now())
    const late = await browser.ask(`/booking/of/${booking.number}/cancel`, { token })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'booking.too_late', details: { phone: booking.store.phone } },
    })
    const seen = await browser.ask(`/booking/of/${booking.number}?token=${token}`)
    expect(seen.body).toMatchObject({ booking: { canChange: false, state: 'created' } })
  })
})

/** Holds a time as often as the store can give it. */
async function takeAll(wish: { day: string; time: string }) {
  const held: { browser: Awaited<ReturnType<typeof admin.browser>>; ref: string }[] = []
  for (;;) {
    const browser = await admin.browser()
    const { status, hold } = await admin.hold(browser, wish)
    if (status !== 200) return held
    held.push({ browser, ref: hold.ref })
  }
}

function quarterAfter(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = hour * 60 + minute + 15
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

test('refuses a booking form with a note of a million characters as malformed', async () => {
  const browser = await admin.browser()
  const form = bookingForm({ note: 'a'.repeat(1_000_000) })
  expect(await browser.ask('/booking/book', { hold: 'x', form })).toMatchObject(refusal(400, 'request.malformed'))
})
