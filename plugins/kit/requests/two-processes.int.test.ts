import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { limits } from '#domain/limits.ts'
import { moveClock, moveMachineClock } from '../clock.ts'
import { findAll } from '../storage/documents.ts'
import { secondsToWait } from './limits.ts'
import { openShop, type Shop } from '../open-shop.ts'
import { runAllTasks } from '../tasks/scheduler.ts'
import { shareCounts } from './shared-counts.ts'

let shop: Shop
const sharing: { stop: () => void }[] = []
beforeAll(async () => {
  shop = await openShop([])
})
afterEach(() => {
  moveClock()
  moveMachineClock()
  for (const each of sharing.splice(0)) each.stop()
})
afterAll(() => shop.close())

/** The same code with a memory of its own, as a second process has it. */
async function anotherProcess() {
  vi.resetModules()
  const { shareCounts: share } = await import('./shared-counts.ts')
  return { ...(await import('./limits.ts')), shareCounts: share }
}

test('guesses at two processes at once share one limit', async () => {
  const elsewhere = await anotherProcess()
  const caller = { address: '192.0.2.1', shopper: 'guesser' }
  const guesses = Array.from({ length: 15 }, () => [
    secondsToWait('gift card', caller, shop),
    elsewhere.secondsToWait('gift card', caller, shop),
  ])
  const waits = await Promise.all(guesses.flat())
  expect(waits.filter((seconds) => seconds === undefined).length).toBeLessThanOrEqual(limits['gift card'].calls)
  for (const [index, seconds] of waits.entries()) if (seconds) expect([index, seconds <= 600]).toEqual([index, true])
  const rest = limits['gift card'].calls - waits.filter((seconds) => seconds === undefined).length
  for (let tried = 0; tried < rest; tried += 1) expect(await secondsToWait('gift card', caller, shop)).toBeUndefined()
  expect(await elsewhere.secondsToWait('gift card', caller, shop)).toBeGreaterThan(0)
})

test('guesses are counted anew in the next window, and deleted after it', async () => {
  const caller = { address: '192.0.2.2', shopper: 'patient' }
  for (let tried = 0; tried <= limits['gift card'].calls; tried += 1) await secondsToWait('gift card', caller, shop)
  expect(await secondsToWait('gift card', caller, shop)).toBeGreaterThan(0)
  moveMachineClock((limits['gift card'].seconds + 1) * 1000)
  expect(await secondsToWait('gift card', caller, shop)).toBeUndefined()
  moveMachineClock(3 * 3_600_000)
  await runAllTasks(shop.payload)
  expect(await findAll(shop, 'guesses', {})).toEqual([])
})

test('calls at two processes are limited together a second later, without their addresses stored', async () => {
  const elsewhere = await anotherProcess()
  sharing.push(shareCounts(shop.payload), elsewhere.shareCounts(shop.payload))
  const caller = { address: '192.0.2.3', shopper: 'busy' }
  const half = limits['sign-in'].calls / 2
  for (let called = 0; called < half; called += 1) {
    expect(await secondsToWait('sign-in', caller)).toBeUndefined()
    expect(await elsewhere.secondsToWait('sign-in', caller)).toBeUndefined()
  }
  await expect.poll(() => secondsToWait('sign-in', caller)).toBeGreaterThan(0)
  await expect.poll(() => elsewhere.secondsToWait('sign-in', caller)).toBeGreaterThan(0)
  expect(await secondsToWait('sign-in', { address: '192.0.2.4', shopper: 'other' })).toBeUndefined()
  expect(JSON.stringify(await findAll(shop, 'limit-counts', {}))).not.toMatch(/192\.0|busy/)
})

test('calls counted for a day survive a restart, and calls counted for a minute do not', async () => {
  const before = (await findAll(shop, 'limit-counts')).length
  const first = await anotherProcess()
  sharing.push(first.shareCounts(shop.payload))
  const [ofDay, ofMinute] = [[{ who: 'bytes', most: 1000 }], [{ who: 'calls', most: 1000 }]]
  expect(await first.secondsToWaitFor(ofDay, 1000, 86_400)).toBeUndefined()
  expect(await first.secondsToWaitFor(ofMinute, 1000, 60)).toBeUndefined()
  await expect.poll(async () => (await findAll(shop, 'limit-counts')).length).toBe(before + 1)
  for (const each of sharing.splice(0)) each.stop()

  moveClock(2 * 3_600_000)
  await runAllTasks(shop.payload)
  const restarted = await anotherProcess()
  sharing.push(restarted.shareCounts(shop.payload))
  await expect.poll(() => restarted.secondsToWaitFor(ofDay, 1, 86_400)).toBeGreaterThan(0)
  expect(await restarted.secondsToWaitFor(ofMinute, 1, 60)).toBeUndefined()

  moveClock(24 * 3_600_000)
  for (const each of sharing.splice(0)) each.stop()
  await runAllTasks(shop.payload)
  expect(await findAll(shop, 'limit-counts')).toEqual([])
})
