import { describe, expect, test } from 'vitest'
import { suggestSearches } from '#contracts/search.ts'
import { retentionPeriods } from '#domain/retention-periods.ts'
import { shopPlace } from '#domain/search/shop-settings.ts'
import { moveClock, today } from '#plugins/kit/clock.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { runAllTasks } from '#plugins/kit/tasks/scheduler.ts'
import { opened } from '../../../tests/opened.ts'
import { openTrial } from '../../../tests/trial-shop.ts'
import { noteAsked, settle } from './note-asked.ts'
import { askedSince } from './repository.ts'
import { suggestionsFor } from './suggestions.ts'
import { daysMs } from '../../../tests/go-to-day.ts'

const trial = opened(openTrial)
const DAY_MS = 86_400_000
const found = { hits: 3, isWhole: true }

let places = 0
/** A place that no other test asks in. */
const newPlace = () => ({ tenant: `kauppa-${(places += 1)}`, market: 'fi', language: 'fi' as const })
type Place = ReturnType<typeof newPlace>

const note = (place: Place, asker: string, typed: string, more = found) =>
  noteAsked(trial.shop, place, asker, { typed, ...more })
const stored = async (place: Place) => {
  await settle(trial.shop.payload, { all: true })
  return (await askedSince(trial.shop, place, '2000-01-01')).map(({ words, count }) => [words, count])
}

describe('a search question', () => {
  test('is stored when the typing has settled, as one question', async () => {
    const place = newPlace()
    for (const typed of ['ki', 'kise', 'Kiseli', 'kise', 'ki']) note(place, 'Aino', typed)
    expect(await stored(place)).toEqual([['kiseli', 1]])
  })

  test('is not written before the typing has paused', async () => {
    const place = newPlace()
    note(place, 'Aino', 'kise')
    await settle(trial.shop.payload)
    expect(await askedSince(trial.shop, place, '2000-01-01')).toEqual([])
    expect(await stored(place)).toEqual([['kise', 1]])
  })

  test('is counted once a day for each asker, and separately from another question of that asker', async () => {
    const place = newPlace()
    for (const asker of ['Aino', 'Aino', 'Eero']) {
      note(place, asker, 'aurinkolasit')
      note(place, asker, 'kehykset')
      await stored(place)
    }
    expect((await stored(place)).toSorted()).toEqual([
      ['aurinkolasit', 2],
      ['kehykset', 2],
    ])
  })

  test('is stored without its asker, and not at all when it is a number or an e-mail address', async () => {
    const place = newPlace()
    note(place, '192.0.2.77', 'silmälasit')
    for (const typed of ['040 123 4567', 'aino@example.com', '131052-308T']) note(place, '192.0.2.77', typed)
    expect(await stored(place)).toEqual([['silmälasit', 1]])
    expect(JSON.stringify(await findAll(trial.shop, 'asked-words'))).not.toContain('192.0.2.77')
  })

  test('is deleted after its retention period', async () => {
    const place = newPlace()
    note(place, 'Aino', 'kehykset')
    await stored(place)
    moveClock((retentionPeriods['asked words'].days + 1) * DAY_MS)
    await runAllTasks(trial.shop.payload)
    expect(await stored(place)).toEqual([])
    moveClock()
  })
})

describe('suggestions', () => {
  test('are what several have searched for on several days, of one merchant alone', async () => {
    const [place, other] = [newPlace(), newPlace()]
    for (let day = 0; day < 3; day += 1) {
      for (const asker of ['Aino', 'Eero']) note(place, asker, 'aurinkolasit')
      note(place, 'Aino', 'aino mäkelä')
      await stored(place)
      moveClock(daysMs(1))
    }
    expect(await suggestionsFor(trial.shop, place, 'Auri')).toEqual(['aurinkolasit'])
    expect(await suggestionsFor(trial.shop, place, 'ai')).toEqual([])
    expect(await suggestionsFor(trial.shop, other, 'auri')).toEqual([])
    moveClock()
  })
})

test("the shop's own search is noted from browsers, not from pages, and suggested to them", async () => {
  const ours = { ...shopPlace, language: 'fi' as const }
  const ask = async (address: string, more = {}) => {
    const headers = { 'x-forwarded-for': address, ...more }
    await trial.shop.ask('/site/search?q=halinen', undefined, headers)
    // Enough to find it by, misspelt or cut short; nothing to suggest.
    for (const q of ['hallinen', 'hal']) {
      await settle(trial.shop.payload, { all: true })
      await trial.shop.ask(`/site/search?q=${q}`, undefined, headers)
    }
  }
  await ask('192.0.2.9', { 'x-shop-inside': '1' })
  await settle(trial.shop.payload, { all: true })
  expect(await askedSince(trial.shop, ours, today())).toEqual([])
  for (let day = 0; day < 3; day += 1) {
    for (const address of ['192.0.2.1', '192.0.2.2']) await ask(address)
    await settle(trial.shop.payload, { all: true })
    moveClock(daysMs(1))
  }
  const answer = await trial.shop.ask('/site/search/suggestions?q=ha')
  expect(suggestSearches.output.parse(await answer.json())).toEqual({ searches: ['halinen'] })
  moveClock()
})
