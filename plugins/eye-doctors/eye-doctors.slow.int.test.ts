import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { DoctorBooking, DoctorTime } from '#contracts/eye-doctors.ts'
import { moveClock } from '#plugins/kit/clock.ts'
import { findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import {
  letterTo,
  openBrowser,
  PASSWORD,
  registration,
  signedInBrowser,
  tokenIn,
  type AccountBrowser,
} from '../../tests/account-browser.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
const PHONE = '010\u00a0000\u00a00010'
const SOCIAL_NUMBER = '131052-308T'

const trial = opened(openTrial)
afterEach(async () => {
  moveClock()
  await trial.controlDoctors({ mode: 'normal' })
})

/** A person who looks for a doctor in Tampere, with the calls. */
async function looking(own?: AccountBrowser) {
  const browser = own ?? (await openBrowser(trial.shop))
  const email = `${randomUUID()}@example.com`
  const patient = {
    firstName: 'Aino',
    lastName: 'Mäkelä',
    email,
    phone: '040 123 4567',
    socialNumber: SOCIAL_NUMBER,
  }
  const times = async () => {
    const { body } = await browser.ask('/eye-doctor/times?town=tampere')
    return body['times'] as DoctorTime[]
  }
  const hold = async (time?: string) => {
    const answer = await browser.ask('/eye-doctor/hold', { time: time ?? (await latest(times)).id })
    return { ...answer, booking: answer.body['booking'] as DoctorBooking }
  }
  const of = (token: string) => {
    const post = (action: string, body: object = {}) => browser.ask(`/eye-doctor/of/${token}/${action}`, body)
    return {
      confirm: (changes: object = {}) => post('confirm', { patient: { ...patient, ...changes } }),
      cancel: () => post('cancel'),
      release: () => post('release'),
      seen: async () => (await browser.ask(`/eye-doctor/of/${token}`)).body['booking'] as DoctorBooking,
    }
  }
  const held = async () => {
    const { booking } = await hold()
    return { ...of(booking.token), booking }
  }
  const booked = async () => {
    const visit = await held()
    expect(await visit.confirm()).toMatchObject({ status: 200, body: { booking: { state: 'booked' } } })
    return visit
  }
  return { browser, email, times, hold, of, held, booked }
}

/** A time far enough ahead to be canceled. */
async function latest(times: () => Promise<DoctorTime[]>): Promise<DoctorTime> {
  const last = (await times()).at(-1)
  if (!last) throw new Error('No doctor has time')
  return last
}

const visitsOf = async (email: string) => (await trial.doctorVisits()).filter(({ patient }) => patient.email === email)
const liveVisitsOf = async (email: string) => (await visitsOf(email)).filter(({ state }) => state === 'confirmed')
const lettersTo = (email: string) => findAll(trial.shop, 'outbox', { to: { equals: email } })
const unavailable = {
  status: 503,
  body: { code: 'booking.external_unavailable', details: { phone: PHONE } },
}

describe('booking a visit to an eye doctor', () => {
  test('books and cancels a held time, each with one letter', async () => {
    const { email, booked } = await looking()
    const { seen, cancel, booking } = await booked()
    const [visit] = await visitsOf(email)
    expect(await seen()).toMatchObject({ state: 'booked', reference: visit?.id, canCancel: true, email })
    const letter = await letterTo(trial.shop, email)
    expect(letter.subject).not.toMatch(/lääkäri/i)
    expect(letter.text).toContain(visit?.id)
    expect(letter.text).toContain(booking.time.doctor.name)
    expect(letter.text).not.toContain(SOCIAL_NUMBER)
    expect(letter.text).toContain(`/varaus/${booking.token}`)
    expect(await cancel()).toMatchObject({ status: 200, body: { booking: { state: 'canceled' } } })
    expect(await cancel()).toMatchObject({ status: 200, body: { booking: { state: 'canceled' } } })
    expect(await liveVisitsOf(email)).toEqual([])
    await letterTo(trial.shop, email, 2)
    expect(await lettersTo(email)).toHaveLength(2)
  })

  test('books once, however often the form is sent', async () => {
    const { email, held } = await looking()
    const { confirm } = await held()
    const answers = await Promise.all([confirm(), confirm(), confirm()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await confirm()).toMatchObject({ body: { booking: { state: 'booked' } } })
    expect(await visitsOf(email)).toHaveLength(1)
    expect(await lettersTo(email)).toHaveLength(1)
  })

  test('stores no social number, and no readable contact or doctor', async () => {
    const { email, booked } = await looking()
    const { booking } = await booked()
    const [row] = await findAll(trial.shop, 'eye-doctor-bookings', { state: { equals: 'booked' } }, { sort: '-id' })
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${email}|${booking.time.doctor.name}|131052`))
    expect(JSON.stringify(unseal(row?.sealed ?? ''))).not.toContain('131052')
  })

  test('refuses an invalid social number, and books nothing at the provider', async () => {
    const { email, held } = await looking()
    const { confirm, seen } = await held()
    expect(await confirm({ socialNumber: '131052-308U' })).toMatchObject({
      status: 422,
      body: { code: 'booking.external_ssn_invalid', details: { field: 'socialNumber' } },
    })
    expect(await seen()).toMatchObject({ state: 'held' })
    expect(await visitsOf(email)).toEqual([])
  })

  test('answers a forged token as an unknown one', async () => {
    const { booked } = await looking()
    const { booking } = await booked()
    const [text = ''] = booking.token.split('.')
    for (const token of [`${text}.forged`, 'x', 'a.b.c']) {
      const { browser } = await looking()
      expect(await browser.ask(`/eye-doctor/of/${token}`)).toMatchObject({
        status: 404,
        body: { code: 'booking.not_found' },
      })
      expect(await browser.ask(`/eye-doctor/of/${token}/cancel`, {})).toMatchObject({ status: 404 })
    }
  })

  test('refuses an online cancellation after the provider’s deadline', async () => {
    const { booked } = await looking()
    const { cancel, booking } = await booked()
    moveClock(Date.parse(`${booking.time.cancelBy.day}T${booking.time.cancelBy.time}:00Z`) - Date.now())
    expect(await cancel()).toMatchObject({
      status: 409,
      body: { code: 'booking.external_too_late', details: { phone: PHONE } },
    })
  })

  test('lists towns whose first free times follow the moved clock', async () => {
    const { browser } = await looking()
    moveClock(400 * DAY_MS)
    const { body } = await browser.ask('/eye-doctor/towns')
    const towns = body['towns'] as { town: string; firstFree: { day: string } | null }[]
    expect(towns.length).toBeGreaterThan(5)
    const from = new Date(Date.now() + 399 * DAY_MS).toISOString().slice(0, 10)
    expect(towns.every(({ firstFree }) => firstFree !== null && firstFree.day > from)).toBe(true)
    expect(await browser.ask('/eye-doctor/times?town=Atlantis')).toMatchObject({ body: { town: null, times: [] } })
  })
})

describe('holding a time of an eye doctor', () => {
  test('hides the time from other customers, and refuses their hold', async () => {
    const [first, second] = [await looking(), await looking()]
    const { booking } = await first.held()
    expect((await second.times()).map(({ id }) => id)).not.toContain(booking.time.id)
    expect(await second.hold(booking.time.id)).toMatchObject({
      status: 409,
      body: { code: 'booking.external_time_taken' },
    })
  })

  test('returns the same hold when one browser asks twice', async () => {
    const { times, hold } = await looking()
    const { id } = await latest(times)
    const [one, other] = [await hold(id), await hold(id)]
    expect(other.booking.token).toBe(one.booking.token)
  })

  test('releases the former time for another, and the time on request', async () => {
    const [first, second] = [await looking(), await looking()]
    const earlier = await first.held()
    const later = await first.held()
    expect(later.booking.time.id).not.toBe(earlier.booking.time.id)
    expect(await earlier.seen()).toMatchObject({ state: 'lapsed' })
    expect(await later.release()).toMatchObject({ body: { booking: { state: 'lapsed' } } })
    expect(await later.release()).toMatchObject({ status: 200 })
    for (const { booking } of [earlier, later])
      expect(await second.hold(booking.time.id)).toMatchObject({ status: 200 })
  })

  test('ends after its time, and can then not be booked', async () => {
    const { email, held } = await looking()
    const { confirm, seen } = await held()
    moveClock(11 * MINUTE_MS)
    expect(await seen()).toMatchObject({ state: 'lapsed' })
    expect(await confirm()).toMatchObject({ status: 410, body: { code: 'booking.external_hold_ended' } })
    expect(await visitsOf(email)).toEqual([])
  })

  test('refuses a second holder where the provider gives the time twice', async () => {
    const [first, second] = [await looking(), await looking()]
    const { booking, confirm } = await first.held()
    await trial.controlDoctors({ mode: 'twice', step: 'hold' })
    expect(await second.hold(booking.time.id)).toMatchObject({
      status: 409,
      body: { code: 'booking.external_time_taken' },
    })
    expect(await confirm()).toMatchObject({ body: { booking: { state: 'booked' } } })
  })

  test('gives the time to one of six simultaneous requests where the provider accepts all', async () => {
    const many = await Promise.all(Array.from({ length: 6 }, () => looking()))
    const { id } = await latest(many[0]!.times)
    await trial.controlDoctors({ mode: 'twice', step: 'hold' })
    const answers = await Promise.all(many.map(({ hold }) => hold(id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  })

  test('refuses the booking where the time went to another customer meanwhile', async () => {
    const { email, held } = await looking()
    const { confirm, seen } = await held()
    await trial.controlDoctors({ mode: 'taken', step: 'confirm' })
    expect(await confirm()).toMatchObject({ status: 409, body: { code: 'booking.external_time_taken' } })
    expect(await seen()).toMatchObject({ state: 'lapsed', email: '' })
    expect(await lettersTo(email)).toEqual([])
  })
})

describe('an eye doctor booking whose answer from the provider is lost', () => {
  test('is found by our reference, and sends its letter once', async () => {
    const { email, held } = await looking()
    const { confirm } = await held()
    await trial.controlDoctors({ mode: 'lost', step: 'confirm' })
    expect(await confirm()).toMatchObject({ status: 200, body: { booking: { state: 'booked' } } })
    expect(await visitsOf(email)).toHaveLength(1)
    expect(await lettersTo(email)).toHaveLength(1)
  })

  test('has its duplicate at the provider canceled', async () => {
    const { email, held } = await looking()
    const { confirm } = await held()
    await trial.controlDoctors({ mode: 'twice', step: 'confirm' })
    const { body } = await confirm()
    const [only, ...more] = await liveVisitsOf(email)
    expect(more).toEqual([])
    expect(body['booking']).toMatchObject({ state: 'booked', reference: only?.id })
    expect((await visitsOf(email)).length).toBeGreaterThan(1)
  })

  test('is shown as confirming until the sweep finds the outcome', async () => {
    const { email, held } = await looking()
    const { confirm, seen } = await held()
    await trial.controlDoctors({ mode: 'lost', step: 'any' })
    expect(await confirm()).toMatchObject({ status: 200, body: { booking: { state: 'confirming', reference: null } } })
    expect(await confirm()).toMatchObject({ body: { booking: { state: 'confirming' } } })
    expect(await lettersTo(email)).toEqual([])
    moveClock(2 * MINUTE_MS)
    await trial.sweep()
    expect(await seen()).toMatchObject({ state: 'confirming' })
    await trial.controlDoctors({ mode: 'normal' })
    moveClock(2 * MINUTE_MS)
    await trial.sweep()
    expect(await seen()).toMatchObject({ state: 'booked' })
    expect(await liveVisitsOf(email)).toHaveLength(1)
    expect(await lettersTo(email)).toHaveLength(1)
  })

  test('is canceled by the sweep where the answer to the cancellation was lost', async () => {
    const { email, booked } = await looking()
    const { cancel, seen } = await booked()
    await trial.controlDoctors({ mode: 'lost', step: 'cancel' })
    expect(await cancel()).toMatchObject({ status: 200, body: { booking: { state: 'canceling' } } })
    await trial.controlDoctors({ mode: 'normal' })
    moveClock(2 * MINUTE_MS)
    await trial.sweep()
    expect(await seen()).toMatchObject({ state: 'canceled' })
    expect(await liveVisitsOf(email)).toEqual([])
  })
})

describe('booking while the eye doctors’ provider is down', () => {
  test('shows no town and no time, but the telephone number', async () => {
    const { browser } = await looking()
    await trial.controlDoctors({ mode: 'outage' })
    expect(await browser.ask('/eye-doctor/towns')).toMatchObject(unavailable)
    expect(await browser.ask('/eye-doctor/times?town=Oulu')).toMatchObject(unavailable)
  })

  test.each([
    ['is silent', () => Promise.reject(new DOMException('No answer', 'TimeoutError'))],
    ['answers no JSON', () => Promise.resolve(new Response('<html>'))],
  ])('shows no town when the provider %s', async (_, answer) => {
    const { browser } = await looking()
    const { fetch } = globalThis
    const asked = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((to, init) =>
        String(to).startsWith(process.env.EYE_DOCTORS_URL ?? '-') ? answer() : fetch(to, init),
      )
    expect(await browser.ask('/eye-doctor/towns')).toMatchObject(unavailable)
    expect(asked).toHaveBeenCalledTimes(2)
    asked.mockRestore()
  })

  test('holds nothing', async () => {
    const { times, hold } = await looking()
    const { id } = await latest(times)
    await trial.controlDoctors({ mode: 'outage', step: 'hold' })
    expect(await hold(id)).toMatchObject(unavailable)
    expect(await findOne(trial.shop, 'eye-doctor-bookings', { timeKey: { equals: id } })).toBeFalsy()
  })

  test('keeps the hold, and books it when the provider is back', async () => {
    const { email, held } = await looking()
    const { confirm, seen } = await held()
    await trial.controlDoctors({ mode: 'outage', step: 'confirm' })
    expect(await confirm()).toMatchObject(unavailable)
    expect(await seen()).toMatchObject({ state: 'held', email: '' })
    await trial.controlDoctors({ mode: 'normal' })
    expect(await confirm()).toMatchObject({ body: { booking: { state: 'booked' } } })
    expect(await visitsOf(email)).toHaveLength(1)
  })

  test('succeeds by the second attempt after an outage of one', async () => {
    const { held } = await looking()
    const { confirm } = await held()
    await trial.controlDoctors({ mode: 'outage', step: 'confirm', applies: 'next' })
    expect(await confirm()).toMatchObject({ body: { booking: { state: 'booked' } } })
  })

  test('does not cancel a visit, which stays booked', async () => {
    const { email, booked } = await looking()
    const { cancel, seen } = await booked()
    await trial.controlDoctors({ mode: 'outage', step: 'cancel' })
    expect(await cancel()).toMatchObject(unavailable)
    expect(await seen()).toMatchObject({ state: 'booked', canCancel: true })
    expect(await liveVisitsOf(email)).toHaveLength(1)
  })

  test('releases the time where the confirmation never arrived', async () => {
    const { email, held, times } = await looking()
    const { confirm, seen, booking } = await held()
    await trial.controlDoctors({ mode: 'gone', step: 'confirm' })
    expect(await confirm()).toMatchObject(unavailable)
    expect(await seen()).toMatchObject({ state: 'lapsed', email: '' })
    expect(await visitsOf(email)).toEqual([])
    expect(await lettersTo(email)).toEqual([])
    expect((await times()).map(({ id }) => id)).toContain(booking.time.id)
  })

  test('writes to the customer once the confirmation is known to have failed', async () => {
    const { email, held } = await looking()
    const { confirm, seen } = await held()
    await trial.controlDoctors({ mode: 'gone' })
    expect(await confirm()).toMatchObject({ status: 200, body: { booking: { state: 'confirming' } } })
    await trial.controlDoctors({ mode: 'normal' })
    moveClock(2 * MINUTE_MS)
    await trial.sweep()
    expect(await seen()).toMatchObject({ state: 'lapsed' })
    expect((await letterTo(trial.shop, email)).text).toContain(PHONE)
    expect(await visitsOf(email)).toEqual([])
  })
})

describe('the eye doctor bookings of a customer', () => {
  test('list a visit as coming until it is past', async () => {
    const browser = await signedInBrowser(trial.shop, `${randomUUID()}@example.com`)
    const { booked } = await looking(browser)
    const { booking } = await booked()
    const mine = { time: { id: booking.time.id } }
    const list = () => browser.ask('/account/eye-doctor-bookings')
    expect(await list()).toMatchObject({ body: { coming: [mine], past: [] } })
    moveClock(Date.parse(`${booking.time.day}T22:00:00Z`) - Date.now())
    expect(await list()).toMatchObject({ body: { coming: [], past: [mine] } })
  })

  test('include one booked as a guest in this browser, and a coming one prevents deleting the account', async () => {
    const { browser, booked } = await looking()
    const { booking, cancel } = await booked()
    const email = `${randomUUID()}@example.com`
    await browser.ask('/account/register', registration(email))
    await browser.ask(`/account/link/${tokenIn(await letterTo(trial.shop, email))}/registration`, {})
    const { body } = await browser.ask('/account/eye-doctor-bookings')
    expect(body['coming']).toMatchObject([{ time: { id: booking.time.id } }])
    const remove = () => browser.ask('/account/deletion', { password: PASSWORD })
    expect(await remove()).toMatchObject({ body: { code: 'booking.external_coming' } })
    await cancel()
    expect(await remove()).toMatchObject({ status: 200 })
    const where = { timeKey: { like: booking.time.id } }
    expect(await findAll(trial.shop, 'eye-doctor-bookings', where)).toEqual([])
  })

  test('are deleted a month after the visit, also for the link of the letter', async () => {
    const { booked } = await looking()
    const { booking, of } = { ...(await booked()), of: (await looking()).of }
    moveClock(Date.parse(`${booking.time.day}T00:00:00Z`) + 32 * DAY_MS - Date.now())
    await trial.sweep()
    expect(await of(booking.token).seen()).toBeUndefined()
  })
})
