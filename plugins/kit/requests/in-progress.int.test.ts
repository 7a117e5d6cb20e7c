import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { route } from '#contracts/route.ts'
import { moveClock } from '../clock.ts'
import { endpoint } from './endpoint.ts'
import { extend } from '../extend.ts'
import { openShop, type Shop } from '../open-shop.ts'
import { runAllTasks } from '../tasks/scheduler.ts'

const ring = route({
  method: 'post',
  path: '/bell/ring',
  input: z.object({ times: z.int() }),
  output: z.object({ rung: z.int() }),
})

let shop: Shop
let rung: number
let atTheBell: PromiseWithResolvers<void>
let mayRing: PromiseWithResolvers<void>
let once: Record<string, string>

beforeAll(async () => {
  const endpoints = [
    endpoint(ring, { who: 'shopper' }, async ({ times }) => {
      atTheBell.resolve()
      await mayRing.promise
      return { rung: (rung += times) }
    }),
  ]
  shop = await openShop([(config) => extend(config, { endpoints })])
})
beforeEach(async () => {
  rung = 0
  atTheBell = Promise.withResolvers()
  mayRing = Promise.withResolvers()
  once = { ...(await shop.newShopper()), 'Idempotency-Key': 'once' }
})
afterAll(async () => {
  moveClock()
  await shop.close()
})

test('a request repeated while the first runs is refused, and gets the first answer afterwards', async () => {
  const first = shop.ask('/bell/ring', { times: 2 }, once)
  await atTheBell.promise
  await expectInProgress()
  mayRing.resolve()
  expect(await (await first).json()).toEqual({ rung: 2 })
  expect(await (await shop.ask('/bell/ring', { times: 2 }, once)).json()).toEqual({ rung: 2 })
  expect(rung).toBe(2)
})

test('a request interrupted by a crash is refused until the sweep releases its key', async () => {
  void shop.ask('/bell/ring', { times: 2 }, once)
  await atTheBell.promise
  await runAllTasks(shop.payload)
  await expectInProgress()
  moveClock(2 * 60_000)
  await runAllTasks(shop.payload)
  mayRing.resolve()
  expect((await shop.ask('/bell/ring', { times: 2 }, once)).status).toBe(200)
})

async function expectInProgress(): Promise<void> {
  const answer = await shop.ask('/bell/ring', { times: 2 }, once)
  const { code } = (await answer.json()) as { code: string }
  expect({ status: answer.status, code }).toEqual({ status: 409, code: 'request.in_progress' })
  expect(rung).toBe(0)
}
