import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { moveClock, moveMachineClock } from '../clock.ts'
import { changeIf, findEach } from '../storage/documents.ts'
import { extend } from '../extend.ts'
import { openShop, type Shop } from '../open-shop.ts'
import { runAllTasks, startScheduler, taskRecords } from './scheduler.ts'
import { inParallel } from '../in-parallel.ts'
import { eventually } from '../../../tests/eventually.ts'

const MINUTE_MS = 60_000

let shop: Shop
let slow: PromiseWithResolvers<number>
let night = Promise.resolve(0)
const ran: string[] = []
const runsOf = (name: string) => ran.filter((each) => each === name).length
const record = async (task: string) => (await taskRecords(shop)).find(({ name }) => name === task)

beforeAll(async () => {
  slow = Promise.withResolvers()
  const every = MINUTE_MS
  shop = await openShop([
    (config) =>
      extend(config, {
        collections: [{ slug: 'crumbs', fields: [{ name: 'name', type: 'text' }] }],
        tasks: [
          { name: 'slow', every, run: () => (ran.push('slow'), slow.promise) },
          { name: 'broken', every, run: () => (ran.push('broken'), Promise.reject(brokenBy('EHOSTDOWN'))) },
          { name: 'quick', every, run: () => (ran.push('quick'), Promise.resolve(1)) },
          { name: 'nightly', every: '30 3 * * *', run: () => (ran.push('nightly'), night) },
        ],
      }),
  ])
})
afterEach(() => {
  moveClock()
  moveMachineClock()
})
afterAll(() => shop.close())

test('a task that is slow or fails holds up no other, and none runs twice at once', async () => {
  const first = runAllTasks(shop.payload)
  // Until it is noted: a second call for a task that runs would wait for that run.
  await eventually(async () => (await record('quick'))?.endedAt)
  const second = runAllTasks(shop.payload)
  await eventually(() => runsOf('quick') === 2)
  expect(runsOf('slow')).toBe(1)
  slow.resolve(0)
  await Promise.all([first, second])
  await runAllTasks(shop.payload)
  expect(runsOf('slow')).toBe(2)
})

test('each run stores its time and outcome, and a failed task is tried again', async () => {
  await runAllTasks(shop.payload)
  const quick = await record('quick')
  expect(quick).toMatchObject({ failures: 0, settled: 1, lastError: null })
  expect(Date.parse(quick?.nextRunAt ?? '') - Date.parse(quick?.endedAt ?? '')).toBeGreaterThanOrEqual(MINUTE_MS - 100)
  expect(await record('broken')).toMatchObject({ failures: runsOf('broken'), lastError: 'EHOSTDOWN' })
})

test('a task leased by another process is not run until the lease expires', async () => {
  const lease = { leasedBy: 'another', leaseUntil: new Date(Date.now() + MINUTE_MS).toISOString() }
  await changeIf(shop, 'scheduled-tasks', { name: { equals: 'quick' } }, lease)
  const before = runsOf('quick')
  await runAllTasks(shop.payload)
  expect(runsOf('quick')).toBe(before)
  // The shop's clock frees nothing that is in use.
  moveClock(25 * 60 * MINUTE_MS)
  await runAllTasks(shop.payload)
  expect(runsOf('quick')).toBe(before)
  moveMachineClock(2 * MINUTE_MS)
  await runAllTasks(shop.payload)
  expect(runsOf('quick')).toBe(before + 1)
})

test('a lease that is past only by a clock a minute ahead is not taken', async () => {
  const lease = { leasedBy: 'another', leaseUntil: new Date(Date.now() + 30_000).toISOString() }
  await changeIf(shop, 'scheduled-tasks', { name: { equals: 'quick' } }, lease)
  const before = runsOf('quick')
  moveMachineClock(MINUTE_MS)
  await runAllTasks(shop.payload)
  expect(runsOf('quick')).toBe(before)
})

test('a lease whose end does not move for its length is taken, whatever the clock of its holder', async () => {
  const lease = { leasedBy: 'another', leaseUntil: new Date(Date.now() + 60 * MINUTE_MS).toISOString() }
  await changeIf(shop, 'scheduled-tasks', { name: { equals: 'quick' } }, lease)
  const before = runsOf('quick')
  await runAllTasks(shop.payload)
  const sinceStart = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => sinceStart + 31_000)
  await runAllTasks(shop.payload)
  clock.mockRestore()
  expect(runsOf('quick')).toBe(before + 1)
})

test('two processes that see the same task due run it once', async () => {
  vi.resetModules()
  const another = await import('./scheduler.ts')
  const before = runsOf('nightly')
  const over = Promise.withResolvers<number>()
  night = over.promise
  const both = [runAllTasks(shop.payload), another.runAllTasks(shop.payload)]
  // The one that does not run it is done while the other still does.
  await Promise.race(both)
  expect(runsOf('nightly')).toBe(before + 1)
  over.resolve(0)
  await Promise.all(both)
})

test('starting the shop runs tasks of the minute, and those missed at night', async () => {
  const starting = async () => {
    const before = { quick: runsOf('quick'), nightly: runsOf('nightly') }
    const { stop } = startScheduler(shop.payload)
    await eventually(() => runsOf('quick') > before.quick)
    await stop()
    return runsOf('nightly') - before.nightly
  }
  expect(await starting()).toBe(0)
  moveClock(25 * 60 * MINUTE_MS)
  expect(await starting()).toBe(1)
})

test('items of a task are processed in parallel, and a slow one blocks only its own worker', async () => {
  const names = Array.from({ length: 450 }, (_, place) => `crumb ${place}`)
  for (const name of names) await shop.payload.db.create({ collection: 'crumbs' as never, data: { name } })
  const swept: string[] = []
  const stuck = Promise.withResolvers<number>()
  const sweeping = inParallel(findEach(shop, 'crumbs' as 'brands', {}), ({ name }) => {
    swept.push(name)
    return name === 'crumb 0' ? stuck.promise : Promise.resolve(1)
  })
  await eventually(() => swept.length === names.length)
  stuck.resolve(1)
  expect(await sweeping).toBe(names.length)
  expect(swept.toSorted()).toEqual(names.toSorted())
})

function brokenBy(code: string): Error {
  return Object.assign(new Error('No answer'), { code })
}
