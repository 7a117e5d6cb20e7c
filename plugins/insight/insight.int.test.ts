import { describe, expect, test } from 'vitest'
import { watchEvents } from '#contracts/insight.ts'
import { ResultsAnswer, SuggestionsAnswer } from '#contracts/provider/answers.ts'
import type { BehaviorEvent } from '#domain/behavior/behavior-event.ts'
import { answerTo, resultId } from '#domain/behavior/result-id.ts'
import { shopPlace } from '#domain/search/shop-settings.ts'
import { keepEvents } from '#plugins/behavior/keep-events.ts'
import { moveClock, nowIso } from '#plugins/kit/clock.ts'
import { answerCall } from '#plugins/provider/answer-call.ts'
import { settle } from '#plugins/search/asked/note-asked.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'
import { experimentReports } from './experiment-reports.ts'
import { insightOf, searchesOf, watchedPlaces } from './figures.ts'
import { daysMs } from '../../tests/go-to-day.ts'

const trial = opened(openTrial)
const DAY_MS = 86_400_000
const ours = { ...shopPlace, language: 'fi' as const }

function call(method: string, path: string, given: Record<string, unknown>) {
  const query = new URLSearchParams(method === 'GET' ? (given as Record<string, string>) : {})
  const read = async () => Buffer.from(JSON.stringify(given))
  return answerCall(trial.shop.payload, {
    method,
    path,
    query,
    headers: {},
    origin: undefined,
    address: '192.0.2.1',
    read,
  })
}
const place = { tenant: shopPlace.tenant, market: shopPlace.market }
const search = async (query: string, more: object) =>
  ResultsAnswer.parse((await call('POST', '/search/results', { ...place, query, ...more })).body)

let events = 0
function event(type: BehaviorEvent['type'], person: string, more: Partial<BehaviorEvent> = {}): BehaviorEvent {
  return { id: `e${(events += 1)}`, type, person, items: ['1'], result: null, group: null, ...more }
}

test('what clients of the provider search is counted once it has settled, and suggested first', async () => {
  for (let day = 0; day < 3; day += 1) {
    for (const dsid of ['Aino', 'Eero']) for (const query of ['ha', 'halin', 'halinen']) await search(query, { dsid })
    await search('qwertyx', { dsid: `p${day}` })
    await search('halinen', { dsid: 'Onni', cursor: undefined, filters: [{ field: 'price', op: 'geq', data: 1 }] })
    await search('halinen', {})
    await settle(trial.shop.payload, { all: true })
    moveClock(daysMs(1))
  }
  const found = await call('GET', '/search/suggestions', { ...place, query: 'hal' })
  expect(SuggestionsAnswer.parse(found.body).suggestions[0]).toMatchObject({ type: 'query', title: 'halinen' })
  moveClock(-DAY_MS)
  const figures = await searchesOf(trial.shop, ours, 28)
  expect(figures).toMatchObject({ asked: 9, empty: 3, different: 2 })
  expect(figures.top[0]).toMatchObject({ words: 'halinen', count: 6 })
  expect(figures.withoutResults).toEqual([{ words: 'qwertyx', count: 3, hits: 0, opened: 0 }])
  expect(await searchesOf(trial.shop, ours, 1)).toMatchObject({ asked: 3 })
  moveClock()
})

test('clicks and purchases count at the position of the card, on every page of results', async () => {
  const { displays, cursor } = await search('', { limit: 2 })
  const next = await search('', { limit: 2, cursor })
  const [third] = next.displays
  expect(displays).toHaveLength(2)
  const clicked = { result: third?.search_result_id ?? '', items: [third?.product_id ?? ''] }
  await keepEvents(trial.shop, place, [event('click', 'Aino', clicked)])
  await keepEvents(trial.shop, place, [event('purchase', 'Aino', { items: clicked.items })])
  const [search3] = (await insightOf(trial.shop, ours, 7)).positions
  expect(search3).toEqual({ kind: 'search', rows: [{ position: 3, seen: 1, clicked: 1, cart: 0, bought: 1 }] })
})

test('a result that a shopper with consent opened counts for the words that found it', async () => {
  for (const dsid of ['Aino', 'Eero']) await search('kuukkeli', { dsid })
  await settle(trial.shop.payload, { all: true })
  const opened = resultId('question', answerTo('kuukkeli', 'a1'), 1)
  await keepEvents(trial.shop, place, [event('click', 'Aino', { result: opened, items: [] })])
  const { searches } = await insightOf(trial.shop, ours, 7)
  expect(searches.top.find(({ words }) => words === 'kuukkeli')).toMatchObject({ count: 2, opened: 1 })
})

test('the markets of the shop stand first', async () => {
  expect((await watchedPlaces(trial.shop))[0]).toMatchObject(ours)
})

describe('events', () => {
  const admin = () => trial.staff('admin')

  test('are watched with shortened ids, the latest first, of one merchant', async () => {
    const other = { tenant: 'toinen', market: 'fi' }
    await keepEvents(trial.shop, other, [event('page_view', 'abcdefghijkl')])
    await keepEvents(trial.shop, other, [event('click', 'abcdefghijkl', { result: resultId('listing', 'a', 4) })])
    const answer = await trial.shop.ask('/insight/events?tenant=toinen&market=fi', undefined, await admin())
    expect(watchEvents.output.parse(await answer.json()).events).toMatchObject([
      { type: 'click', person: 'abcdef', card: { kind: 'listing', position: 4 } },
      { type: 'page_view', person: 'abcdef', items: ['1'], card: null },
    ])
  })

  test('an admin erases the events of a person, and a second time has no effect', async () => {
    const other = { tenant: 'kolmas', market: 'fi' }
    await keepEvents(trial.shop, other, [event('page_view', 'Aino'), event('page_view', 'Eero')])
    const erase = async () =>
      (await trial.shop.ask('/insight/forget', { tenant: 'kolmas', person: 'Aino' }, await admin())).json()
    expect(await erase()).toEqual({ events: 1 })
    expect(await erase()).toEqual({ events: 0 })
  })
})

test('an experiment is reported from what its people did', async () => {
  const startsAt = nowIso(-1000)
  const endsAt = nowIso(DAY_MS)
  const groups = [
    { strategy: 'learned' as const, share: 50 },
    { strategy: 'similar' as const, share: 50 },
  ]
  const data = { key: 'raportti', name: 'Raportti', tenant: 'neljas', market: 'fi', goal: 'click' as const }
  await trial.shop.payload.create({ collection: 'experiments', data: { ...data, groups, startsAt, endsAt } })
  const card = { result: resultId('recommendation', 'a', 1) }
  const people = Array.from({ length: 100 }, (_, at) => `p${at}`)
  await keepEvents(
    trial.shop,
    { tenant: 'neljas', market: 'fi' },
    people.map((person) => event('element_visible', person, card)),
  )
  await keepEvents(
    trial.shop,
    { tenant: 'neljas', market: 'fi' },
    people.slice(0, 30).map((person) => event('click', person, card)),
  )
  const [reported] = await experimentReports(trial.shop)
  expect(reported).toMatchObject({ state: 'running', report: { verdict: { state: 'waiting' }, isLopsided: false } })
  const sum = (name: 'people' | 'reached') =>
    reported?.report.groups.map((group) => group[name]).reduce((all, one) => all + one, 0)
  expect([sum('people'), sum('reached')]).toEqual([100, 30])
})
