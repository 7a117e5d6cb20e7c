import { describe, expect, test } from 'vitest'
import type { BehaviorEvent } from '#domain/behavior/behavior-event.ts'
import { shopPlace } from '#domain/search/shop-settings.ts'
import { retentionPeriods } from '#domain/retention-periods.ts'
import { openBeside } from '#plugins/kit/open-shop.ts'
import { moveClock } from '#plugins/kit/clock.ts'
import { doTasks, runAllTasks } from '#plugins/kit/tasks/scheduler.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { allLearnedOf } from '#plugins/recommendations/learned.ts'
import { explainedResults } from '#plugins/search/explain-results.ts'
import { articlePopularity } from '#plugins/search/repository.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'
import { IntakeFull, keepEvents } from './keep-events.ts'
import { eventsSince, erasePerson, nextBatch, writeBatch } from './repository.ts'

const trial = opened(openTrial)
/** A merchant that has everything. */
const everything = { has: () => true }
const DAY_MS = 86_400_000

let merchants = 0
/** A merchant that no other test sends events of. */
const newPlace = () => ({ tenant: `kauppa-${(merchants += 1)}`, market: 'fi' })

function viewed(person: string, item: string, id: string = crypto.randomUUID()): BehaviorEvent {
  return { id, type: 'page_view', person, items: [item], result: null, group: null }
}

async function stored(tenant: string) {
  const batches = await findAll(trial.shop, 'behavior-batches', { tenant: { equals: tenant } })
  return batches.flatMap(({ events }) => events)
}

describe('the events of shoppers’ behavior', () => {
  test('are stored before the answer, thousands of them in fewer than ten batches', async () => {
    const place = newPlace()
    const events = Array.from({ length: 3000 }, (_, at) => viewed(`p${at}`, 'frame'))
    await Promise.all(events.map((event) => keepEvents(trial.shop, place, [event])))
    expect(await stored(place.tenant)).toHaveLength(3000)
    const batches = await findAll(trial.shop, 'behavior-batches', { tenant: { equals: place.tenant } })
    expect(batches.length).toBeLessThan(10)
  })

  test('are stored once, however often they are sent', async () => {
    const place = newPlace()
    const event = viewed('Aino', 'frame', 'the same')
    await Promise.all([keepEvents(trial.shop, place, [event]), keepEvents(trial.shop, place, [event, event])])
    await keepEvents(trial.shop, place, [event])
    expect(await stored(place.tenant)).toHaveLength(1)
  })

  test('are stored once by two processes, and by one that was started again', async () => {
    const place = newPlace()
    const event = viewed('Aino', 'frame', 'told to both')
    const others = Array.from({ length: 8 }, (_, at) => viewed(`p${at}`, 'frame', `other ${at}`))
    const beside = await openBeside(trial.shop)
    await keepEvents({ payload: beside }, place, [viewed('Eero', 'frame', 'first')])
    await keepEvents(trial.shop, place, [event])
    for (const one of others) await keepEvents(trial.shop, place, [one])
    await keepEvents({ payload: beside }, place, [event, viewed('Eero', 'frame', 'last'), ...others])
    await beside.destroy()
    const restarted = await openBeside(trial.shop)
    await keepEvents({ payload: restarted }, place, [event])
    await restarted.destroy()
    const ids = (await stored(place.tenant)).map((one) => (Array.isArray(one) ? one[2] : one.id))
    expect(ids).toEqual(['first', 'told to both', ...others.map(({ id }) => id), 'last'])
  })

  test('count once where two processes received them at the same time', async () => {
    const place = newPlace()
    const event = { ...viewed('Aino', 'frame', 'at once'), at: 1 }
    for (const number of [nextBatch(trial.shop), nextBatch(trial.shop)])
      await writeBatch(trial.shop, { ...place, number: await number, events: [event] })
    expect(await eventsSince(trial.shop, place, { since: 0, most: 10 })).toEqual([event])
  })

  test('are refused as a whole where they are too many, and can be sent again', async () => {
    const place = newPlace()
    const events = Array.from({ length: 20_001 }, () => viewed('Aino', 'frame'))
    await expect(keepEvents(trial.shop, place, events)).rejects.toThrow(IntakeFull)
    expect(await stored(place.tenant)).toEqual([])
    await keepEvents(trial.shop, place, events.slice(0, 10))
    expect(await stored(place.tenant)).toHaveLength(10)
  })

  test('change recommendations at once, for each merchant its own', async () => {
    const [place, other] = [newPlace(), newPlace()]
    for (const person of ['Aino', 'Eero', 'Helmi'])
      await keepEvents(trial.shop, place, [viewed(person, 'frame'), viewed(person, 'case')])
    await keepEvents(trial.shop, place, [viewed('Onni', 'lens'), viewed('Vieno', 'lens')])
    const learned = await allLearnedOf(trial.shop, place, everything)
    expect(learned.near('frame', 5).map(({ item }) => item)).toEqual(['case'])
    expect((await allLearnedOf(trial.shop, other, everything)).persons).toBe(0)
    await keepEvents(trial.shop, place, [viewed('Onni', 'spray')])
    expect((await allLearnedOf(trial.shop, place, everything)).countOf('spray')).toBe(1)
  })

  test('change nothing for articles that the merchant does not have', async () => {
    const place = newPlace()
    await keepEvents(trial.shop, place, [viewed('Aino', 'frame'), viewed('Aino', 'invented')])
    const learned = await allLearnedOf(trial.shop, place, new Set(['frame']))
    expect([learned.countOf('frame'), learned.countOf('invented')]).toEqual([1, 0])
  })

  test('are deleted for a person on request, with what was learned from them', async () => {
    const place = newPlace()
    await keepEvents(trial.shop, place, [viewed('Aino', 'frame'), viewed('Eero', 'frame')])
    expect((await allLearnedOf(trial.shop, place, everything)).countOf('frame')).toBe(2)
    expect(await erasePerson(trial.shop, place.tenant, 'Aino')).toBe(1)
    expect((await allLearnedOf(trial.shop, place, everything)).countOf('frame')).toBe(1)
    expect(JSON.stringify(await stored(place.tenant))).not.toContain('Aino')
    expect(await erasePerson(trial.shop, place.tenant, 'Aino')).toBe(0)
  })

  test('are deleted after their retention period', async () => {
    const place = newPlace()
    await keepEvents(trial.shop, place, [viewed('Aino', 'frame')])
    moveClock((retentionPeriods.behavior.days + 1) * DAY_MS)
    await runAllTasks(trial.shop.payload)
    expect(await stored(place.tenant)).toEqual([])
  })
})

test('ordered and often viewed articles rank higher from the next night on', async () => {
  const best = async () => (await explainedResults(trial.shop, 'neste')).results[0]
  const before = await best()
  const frame = (await findAll(trial.shop, 'articles', { name: { equals: 'Halinen' } }))[0]?.number ?? 0
  await keepEvents(
    trial.shop,
    shopPlace,
    Array.from({ length: 12 }, (_, at) => viewed(`katsoja${at}`, String(frame))),
  )
  await trial.paidOrder()
  const count = () => doTasks(trial.shop.payload, ({ name }) => name === 'popularity of articles')
  expect(await count()).toBe(2)
  expect(await count()).toBe(0)
  expect((await articlePopularity.read(trial.shop)).get(frame)).toBe(0.6)
  const after = await best()
  expect(after?.boosts.find(({ number }) => number === 'popularity')?.factor).toBeGreaterThan(1)
  expect(after?.score).toBeGreaterThan(before?.score ?? 0)
})
