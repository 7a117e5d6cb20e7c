import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { ClockRow } from '#contracts/clock.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { machineIso, moveClock, now, nowIso, today } from '#plugins/kit/clock.ts'
import { followClock } from '#plugins/kit/demo-clock/stored-clock.ts'
import { changeIf, deleteWhere, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { openExamAdmin } from './exam-admin.ts'
import { opened } from './opened.ts'
import type { Caller } from './trial-shop.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const PHONE = '+358401234567'

const adminSite = opened(openExamAdmin)
let admin: Caller

beforeAll(async () => {
  admin = await adminSite.staff('admin')
  const { PAYTRAIL_URL, EID_ISSUER, SMTP_URL } = process.env
  Object.assign(process.env, {
    SHOP_DEMO_CLOCK: 'on',
    SHOP_STAND_INS: [PAYTRAIL_URL, EID_ISSUER, SMTP_URL].join(' '),
  })
})
afterEach(() => deleteWhere(adminSite.shop, 'shop-clock', {}))
afterAll(() => {
  delete process.env.SHOP_DEMO_CLOCK
  delete process.env.SHOP_STAND_INS
})

/** An answer of either endpoint, or a refusal. */
interface Answer {
  status: number
  code?: string
  to: string
  isThere: boolean
  rows: ClockRow[]
  left: ClockRow[]
}

async function ask(path: string, body?: object): Promise<Answer> {
  const answer = await adminSite.shop.ask(path, body, admin)
  return { ...((await answer.json()) as Answer), status: answer.status }
}

const inDays = (days: number) => nowIso(days * DAY_MS)

/** Moves the clock as the admin's page does: again until it is there. Gives what was done on the way. */
async function moveTo(to: string): Promise<{ done: ClockRow[]; left: ClockRow[] }> {
  const all: { done: ClockRow[]; left: ClockRow[] } = { done: [], left: [] }
  for (;;) {
    const { status, isThere, rows, left } = await ask('/clock/move', { to })
    expect(status).toBe(200)
    all.done.push(...rows)
    all.left.push(...left)
    if (isThere) return all
  }
}

test('moving the clock runs what is due first, and a restart continues with the moved clock', async () => {
  await adminSite.tasks()
  const held = { leasedBy: 'another', leaseUntil: machineIso(60_000) }
  await changeIf(adminSite.shop, 'scheduled-tasks', { name: { equals: 'forget carts' } }, held)
  const { to } = await ask('/clock/ahead')
  expect(Date.parse(to)).toBeGreaterThan(now().getTime())
  await moveTo(to)
  const ahead = globalThis.clockAheadMs
  // What another process does meanwhile is still its own.
  expect(await findOne(adminSite.shop, 'scheduled-tasks', { name: { equals: 'forget carts' } })).toMatchObject(held)
  moveClock()
  const { stop } = await followClock(adminSite.shop.payload)
  stop()
  expect(globalThis.clockAheadMs).toBe(ahead)
  // The answer was lost, and is asked for again.
  expect(await ask('/clock/move', { to })).toMatchObject({ status: 200, isThere: true })
  expect(globalThis.clockAheadMs).toBe(ahead)
})

test('moving the clock by forty days sends a reminder once, on its day', async () => {
  const day = plusDays(today(), 10)
  const { booking } = await adminSite.booked({ day }, { phone: PHONE, wantsReminder: true })
  await adminSite.tasks()
  const from = now().getTime()

  const { rows, to } = await ask('/clock/ahead?days=40')
  const reminder = { day: plusDays(booking.day, -1), kind: 'step', what: 'Ajanvaraus: Muistutus tekstiviestillä' }
  expect(rows).toContainEqual({ ...reminder, count: 1 })
  const dropped = vi.fn()
  globalThis.siteCache = { invalidate: dropped }
  const { done, left } = await moveTo(to)
  globalThis.siteCache = undefined

  expect(now().getTime() - from).toBeGreaterThanOrEqual(40 * DAY_MS)
  expect(done.filter(({ what }) => what === reminder.what)).toEqual([{ ...reminder, count: 1 }])
  expect(left).toEqual([])
  const texts = (await adminSite.textsTo(PHONE)).filter(({ text }) => text.includes(booking.number))
  expect(texts).toHaveLength(1)
  expect(dropped).toHaveBeenCalledWith({ tags: 'all' })
  // What is made now is of this day.
  const shopper = await adminSite.shopperWith(1)
  expect(shopper).toBeDefined()
  const [cart] = await findAll(adminSite.shop, 'carts', {}, { sort: '-id', limit: 1 })
  expect(Math.abs(Date.parse(cart?.createdAt ?? '') - now().getTime())).toBeLessThan(DAY_MS)
})

test('moving the clock sends a delayed message at its hour', async () => {
  await adminSite.booked({ day: plusDays(today(), 10) }, { phone: PHONE })
  await adminSite.tasks()
  const hour = now().getTime() + 7 * HOUR_MS
  const [message] = await findAll(adminSite.shop, 'outbox', {}, { limit: 1 })
  const waits = { state: 'waiting', nextAttemptAt: new Date(hour).toISOString() } as const
  await changeIf(adminSite.shop, 'outbox', { id: { equals: message?.id } }, waits)
  await moveTo(inDays(1))
  const { state, updatedAt = '' } = (await findOne(adminSite.shop, 'outbox', { id: { equals: message?.id } })) ?? {}
  expect(state).toBe('sent')
  expect(Math.abs(Date.parse(updatedAt) - hour)).toBeLessThan(2 * HOUR_MS)
})

test('the clock moves forward only, at most 400 days, and by one request at a time', async () => {
  expect(await ask('/clock/move', { to: inDays(-1) })).toMatchObject({ status: 422, code: 'clock.backwards' })
  expect(await ask('/clock/move', { to: inDays(401) })).toMatchObject({ status: 422, code: 'clock.too_far' })
  const both = await Promise.all([ask('/clock/move', { to: inDays(1) }), ask('/clock/move', { to: inDays(2) })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both).toContainEqual(expect.objectContaining({ code: 'clock.moving' }))
})

test.each([
  ['a real provider', { SMTP_URL: 'smtp://127.0.0.1:25' }],
  ['a provider that is not set', { PAYTRAIL_URL: '' }],
  ['a shop that is no demo', { SHOP_DEMO_CLOCK: 'off' }],
])('the clock is not moved with %s', async (_, differences) => {
  const before = Object.fromEntries(Object.keys(differences).map((name) => [name, process.env[name]]))
  Object.assign(process.env, differences)
  const refused = { status: 409, code: 'clock.not_demo' }
  expect(await ask('/clock/move', { to: inDays(1) })).toMatchObject(refused)
  expect(await ask('/clock/ahead?days=1')).toMatchObject(refused)
  Object.assign(process.env, before)
  expect(globalThis.clockAheadMs).toBe(0)
})
