import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Hold, SlotTime } from '#contracts/bookings.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { overlaps } from '#domain/bookings/overlaps.ts'
import { minutesOf } from '#domain/stores/time-of-day.ts'
import { today } from '#plugins/kit/clock.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { PASSWORD, signedInBrowser, type AccountBrowser } from '../../tests/account-browser.ts'
import { EXAM, openExamAdmin } from '../../tests/exam-admin.ts'
import { opened } from '../../tests/opened.ts'

const admin = opened(openExamAdmin)
const refusal = (status: number, code: string) => ({ status, body: { code } })

let nextDay = 1

/** Free times of a day that no other test here uses. */
async function allTimesOfDay(): Promise<SlotTime[]> {
  nextDay += 1
  const times = await admin.freeTimes(plusDays(today(), nextDay))
  nextDay = (Date.parse(times[0]!.day) - Date.parse(today())) / 86_400_000
  return times.filter(({ day }) => day === times[0]!.day)
}

/** Those that one optometrist can give one after the other. */
async function timesOfDay(): Promise<SlotTime[]> {
  return (await allTimesOfDay()).filter((_, at) => at % 4 === 0)
}

const refsOn = async (day: string) => (await admin.usesOn(day)).map(({ ref }) => ref)

describe('a hold that replaces another', () => {
  test('does not release a booked time', async () => {
    const [slot, other] = await timesOfDay()
    const { browser, held, booking } = await admin.booked(slot)
    expect(await admin.hold(browser, { ...other, replaces: held.ref })).toMatchObject({ status: 200 })
    expect(await admin.usesOn(slot!.day)).toContainEqual(expect.objectContaining({ ref: held.ref, until: null }))
    expect(booking.state).toBe('created')
  })

  test('does not release the hold of another browser', async () => {
    const [slot, next] = await timesOfDay()
    const [first, second] = [await admin.browser(), await admin.browser()]
    const { hold } = await admin.hold(first, slot)
    expect(await admin.hold(second, { ...next, replaces: hold.ref })).toMatchObject({ status: 200 })
    expect(await refsOn(slot!.day)).toContain(hold.ref)
  })

  test('releases the former hold of the guest after signing in', async () => {
    const email = 'varaaja@example.com'
    await signedInBrowser(admin.shop, email)
    const [slot, next] = await timesOfDay()
    const guest = await admin.browser()
    const { hold } = await admin.hold(guest, slot)
    expect(await guest.ask('/account/sign-in', { email, password: PASSWORD })).toMatchObject({ status: 200 })
    expect(await admin.hold(guest, { ...next, replaces: hold.ref })).toMatchObject({ status: 200 })
    expect(await refsOn(slot!.day)).not.toContain(hold.ref)
  })

  test('keeps the end of the former hold where it is for the same time', async () => {
    const [slot] = await timesOfDay()
    const browser = await admin.browser()
    const { hold } = await admin.hold(browser, slot)
    const longer = (await browser.ask(`/booking/hold/${hold.ref}/prolong`, {})).body.hold as Hold
    const again = await admin.hold(browser, { ...slot, replaces: hold.ref })
    expect(again.hold).toMatchObject({ until: longer.until, canProlong: false })
    expect(await refsOn(slot!.day)).toEqual([again.hold.ref])
  })

  test('releases the former hold in another store on the same day', async () => {
    const [slot] = await timesOfDay()
    const { stores } = (await (await admin.shop.ask(`/booking/stores?examType=${EXAM.examType}`)).json()) as {
      stores: { id: number }[]
    }
    const browser = await admin.browser()
    const { hold } = await admin.hold(browser, slot)
    for (const { id } of stores.filter(({ id }) => id !== EXAM.store)) {
      const [there] = await admin.freeTimes(slot!.day, { store: id, days: '1' })
      if (!there) continue
      const { status } = await admin.hold(browser, { ...there, store: id, replaces: hold.ref })
      if (status === 200) break
    }
    expect(await refsOn(slot!.day)).not.toContain(hold.ref)
  })
})

describe('the holds of one browser', () => {
  test('are limited to three, also for ten simultaneous requests', async () => {
    const browser = await admin.browser()
    const times = (await allTimesOfDay()).filter((_, at) => at % 2 === 0).slice(0, 10)
    const answers = await Promise.all(times.map((slot) => admin.hold(browser, slot)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject(refusal(429, 'request.too_many'))
  })

  test('allow another after one is released or booked', async () => {
    const browser = await admin.browser()
    const times = await timesOfDay()
    for (const [at, slot] of times.slice(0, 6).entries()) {
      const { hold, ...answer } = await admin.hold(browser, slot)
      expect(answer).toMatchObject({ status: 200 })
      if (at % 2) await admin.book(browser, hold.ref)
      else await browser.ask(`/booking/hold/${hold.ref}/release`, {})
    }
  })

  test('are not used up by asking for a taken time', async () => {
    const [slot, next, ...others] = await timesOfDay()
    const wish = { ...slot, examiner: await examinerAt(slot!) }
    expect(await admin.hold(await admin.browser(), wish)).toMatchObject({ status: 200 })
    const browser = await admin.browser()
    const { hold } = await admin.hold(browser, next)
    for (const replaces of [hold.ref, undefined, hold.ref, undefined])
      expect(await admin.hold(browser, { ...wish, replaces })).toMatchObject(refusal(409, 'booking.time_taken'))
    expect(await refsOn(slot!.day)).toContain(hold.ref)
    for (const other of others.slice(0, 2)) expect(await admin.hold(browser, other)).toMatchObject({ status: 200 })
  })
})

describe('the holds of one network', () => {
  beforeEach(() => void (process.env.SHOP_LIMITS = 'on'))
  afterEach(() => void (process.env.SHOP_LIMITS = 'off'))

  test('are limited to a part of a day, so that others still find times', async () => {
    const times = await allTimesOfDay()
    const from = { 'x-forwarded-for': '192.0.2.77' }
    const ask = async (slot: SlotTime, address: Record<string, string>) =>
      (await admin.shop.ask('/booking/hold', { ...EXAM, ...slot }, { ...(await admin.shop.newShopper()), ...address }))
        .status
    const answers = await Promise.all(times.flatMap((slot) => [slot, slot]).map((slot) => ask(slot, from)))
    const held = answers.filter((status) => status === 200).length
    expect(held).toBeGreaterThanOrEqual(3)
    expect(held).toBeLessThanOrEqual(Math.max(3, times.length / 2))
    expect(answers).toContain(429)
    const free = (await admin.freeTimes(times[0]!.day)).find(({ day }) => day === times[0]!.day)
    expect(await ask(free!, { 'x-forwarded-for': '192.0.2.78' })).toBe(200)
  })
})

/** Who could give an exam then. */
async function examinerAt({ day, time }: SlotTime): Promise<number | undefined> {
  const query = `/booking/slots?examType=${EXAM.examType}&store=${EXAM.store}&from=${day}&days=1`
  const { days } = (await (await admin.shop.ask(query)).json()) as {
    days: { day: string; slots: { time: string; examiners: number[] }[] }[]
  }
  return days[0]?.slots.find((slot) => slot.time === time)?.examiners[0]
}

test('no optometrist, room or instrument is in two bookings, whatever two browsers send', async () => {
  const email = 'kaksi@example.com'
  const random = seeded(28)
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
  const times = (await allTimesOfDay()).slice(0, 3)
  await signedInBrowser(admin.shop, email)
  const browsers = [await admin.browser(), await admin.browser(), await admin.browser()]
  const refs: string[] = ['101.2026-01-01.aaaaaaaaaaaaaaaaaaaaaa']
  const booked: { number: string; token: string; ref: string }[] = []
  const recent = () => pick(refs.slice(-4))

  const acts: ((browser: AccountBrowser) => Promise<unknown>)[] = [
    async (browser) => {
      const { booking, token } = pick([
        { booking: undefined, token: undefined },
        ...booked.map((one) => ({ booking: one.number, token: one.token })),
      ])
      const { hold } = await admin.hold(browser, {
        ...pick(times),
        ...pick([{}, { replaces: pick(refs) }, ...booked.map(({ ref }) => ({ replaces: ref }))]),
        ...pick([{}, { booking, token }]),
        ...pick([{}, { examiner: await examinerAt(pick(times)) }]),
      })
      if (hold) refs.push(hold.ref)
    },
    async (browser) => {
      const ref = recent()
      const { booking, token } = await admin.book(browser, ref)
      if (booking) booked.push({ number: booking.number, token, ref })
    },
    async (browser) => browser.ask(`/booking/hold/${pick(refs)}/release`, {}),
    async (browser) => browser.ask(`/booking/hold/${pick(refs)}/prolong`, {}),
    async (browser) => {
      const { number, token } = pick([...booked, { number: 'ABCDEFGH', token: '' }])
      await browser.ask(`/booking/of/${number}/rebook`, { token, hold: recent() })
    },
    async (browser) => {
      const { number, token } = pick([...booked, { number: 'ABCDEFGH', token: '' }])
      if (random() < 0.3) await browser.ask(`/booking/of/${number}/cancel`, { token })
    },
    async (browser) => {
      if (random() < 0.2) await browser.ask('/account/sign-in', { email, password: PASSWORD })
    },
  ]
  for (let round = 0; round < 60; round += 1)
    await Promise.all(Array.from({ length: 5 }, () => pick([acts[0]!, ...acts])(pick(browsers))))

  const day = times[0]!.day
  const bookings = await findAll(admin.shop, 'bookings', {
    and: [{ day: { equals: day } }, { store: { equals: EXAM.store } }, { state: { not_equals: 'canceled' } }],
  })
  const uses = await admin.usesOn(day)
  expect(booked.length).toBeGreaterThan(2)
  for (const { ref } of bookings) expect(uses.filter((use) => use.ref === ref && use.until === null)).toHaveLength(1)
  const spans = bookings.map((each) => ({
    ...each,
    from: minutesOf(each.time),
    to: minutesOf(each.time) + each.minutes,
  }))
  for (const [at, one] of spans.entries())
    for (const other of spans.slice(at + 1).filter((each) => overlaps(one, each))) {
      expect(one.examiner).not.toBe(other.examiner)
      expect(one.room).not.toBe(other.room)
    }
})

/** The same numbers in each run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
