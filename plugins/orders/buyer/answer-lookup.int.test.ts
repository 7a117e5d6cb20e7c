import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { OrderView } from '#contracts/orders.ts'
import { moveClock } from '#plugins/kit/clock.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { opened } from '../../../tests/opened.ts'
import { expectRefused, openTrial, type Caller } from '../../../tests/trial-shop.ts'
import { eventually } from '../../../tests/eventually.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const trial = opened(openTrial)
let shopper: Caller
let number: string

beforeAll(async () => {
  shopper = await trial.shop.newShopper()
  number = (await trial.paidOrder()).number
})
afterEach(() => eventually(async () => (await openLookups()) === 0))

test('a lookup is answered alike whether order and e-mail belong together or not', async () => {
  const right = await lookUp(number.toLowerCase(), 'AINO@example.com')
  const wrong = await lookUp(number, 'pekka@example.com')
  expect([right.status, await right.json()]).toEqual([200, { isAsked: true }])
  expect([wrong.status, await wrong.json()]).toEqual([200, { isAsked: true }])
})

test('before its answer a lookup does the same work for any e-mail, reads no order and writes no mail', async () => {
  await cutOff(async () => {
    const right = await workOf(() => lookUp(number, 'aino@example.com'))
    const wrong = await workOf(() => lookUp(number, 'pekka@example.com'))
    const stranger = await workOf(() => lookUp('S00000000', 'pekka@example.com'))
    expect(right).toContain('create lookups')
    expect(right.filter((step) => /orders|outbox/.test(step))).toEqual([])
    expect(wrong).toEqual(right)
    expect(stranger).toEqual(right)
  })
  moveClock(2 * MINUTE_MS)
  await trial.sweep()
})

test('only the right mailbox gets a link, which opens its own order for a day', async () => {
  moveClock(10 * MINUTE_MS)
  await lookUp(number, 'pekka@example.com')
  const before = await mailedLinks()
  await lookUp(`#${number}\u200e`, ' Aino@Example.com ')
  await eventually(async () => (await openLookups()) === 0)
  const [link, ...more] = (await mailedLinks()).slice(before.length)
  expect(more).toEqual([])
  expect(link?.to).toBe('aino@example.com')
  const token = /\/tilaus\/(\S+)/.exec(link?.text ?? '')?.[1] ?? ''
  const { order } = (await (await trial.shop.ask(`/order/lookup/${token}`)).json()) as { order: OrderView }
  expect(order.number).toBe(number)
  await expectRefused(trial.shop.ask(`/order/lookup/${ofAnother(token, number)}`), 410, 'lookup.link_expired')
  moveClock(2 * DAY_MS)
  await expectRefused(trial.shop.ask(`/order/lookup/${token}`), 410, 'lookup.link_expired')
})

test('what cannot be an order number or an e-mail address is refused at once', async () => {
  await expectRefused(lookUp('S12345675', 'aino@example.com'), 422, 'order.number_malformed')
  await expectRefused(lookUp(number, 'aino'), 422, 'contact.email_malformed')
})

test('the sweep answers a lookup that a crash cut off', async () => {
  moveClock(20 * MINUTE_MS)
  const before = await mailedLinks()
  await cutOff(() => lookUp(number, 'aino@example.com'))
  expect(await openLookups()).toBe(1)
  moveClock(2 * MINUTE_MS)
  await trial.sweep()
  expect(await openLookups()).toBe(0)
  expect(await mailedLinks()).toHaveLength(before.length + 1)
})

test('a lookup and its mailed link are stored sealed', async () => {
  await lookUp(number, 'aino@example.com')
  expect(JSON.stringify(await findAll(trial.shop, 'lookups', {}))).not.toMatch(/aino|S\d{8}/i)
  const [link] = await mailedLinks()
  const token = /\/tilaus\/(\S+)/.exec(link?.text ?? '')?.[1] ?? ''
  const stored = JSON.stringify(await findAll(trial.shop, 'outbox', {}))
  expect(token.length).toBeGreaterThan(20)
  expect(stored).not.toContain(token.split('.').at(-1))
})

function lookUp(typed: string, email: string): Promise<Response> {
  return trial.shop.ask('/order/lookup', { number: typed, email }, shopper)
}

/** Runs an action whose deferred work never runs, as after a crash. */
async function cutOff(action: () => Promise<unknown>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await action().finally(() => {
    vi.clearAllTimers()
    vi.useRealTimers()
  })
}

/** The database calls that an action makes. */
async function workOf(action: () => Promise<unknown>): Promise<string[]> {
  const { db } = trial.shop.payload
  const steps: string[] = []
  const spies = (['create', 'find', 'findOne', 'updateOne', 'deleteOne'] as const).map((name) => {
    const real = db[name].bind(db) as (args: { collection: string }) => Promise<never>
    return vi.spyOn(db, name).mockImplementation((args: { collection: string }) => {
      steps.push(`${name} ${args.collection}`)
      return real(args)
    })
  })
  await action()
  for (const spy of spies) spy.mockRestore()
  return steps
}

async function openLookups(): Promise<number> {
  return (await findAll(trial.shop, 'lookups', {})).length
}

async function mailedLinks(): Promise<Letter[]> {
  const found = await findAll(trial.shop, 'outbox', { key: { like: `order ${number} lookup` } })
  return found.map(({ message }) => unseal(message) as Letter)
}

/** The token with another number in it, under the same signature. */
function ofAnother(token: string, number: string): string {
  const [claims = '', shown] = token.split('.')
  const text = Buffer.from(claims, 'base64url').toString().replace(number, 'S00000000')
  return `${Buffer.from(text).toString('base64url')}.${shown}`
}
