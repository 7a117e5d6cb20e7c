import { describe, expect, test, vi } from 'vitest'
import {
  ListingAnswer,
  QueriesAnswer,
  RelatedAnswer,
  ResultsAnswer,
  SuggestionsAnswer,
} from '#contracts/provider/answers.ts'
import { RecommendAnswer } from '#contracts/provider/recommendations.ts'
import { CategoryId } from '#contracts/catalog.ts'
import { filterGroups, groupNames } from '#domain/catalog/filter-groups.ts'
import { rateOfCalls } from '#domain/limits.ts'
import { facetOfGroup, shopPlace } from '#domain/search/shop-settings.ts'
import { BEACON, type ExternalAnswer, type ExternalCall } from '#plugins/kit/requests/external-api.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'
import type { BehaviorEvent } from '#domain/behavior/behavior-event.ts'
import { eventsSince } from '#plugins/behavior/repository.ts'
import { answerCall } from './answer-call.ts'
import { droppedToday, storeEvents } from './store-events.ts'
import { answerMessage } from './answer-message.ts'

const SITE = 'https://www.pyora.example'
const trial = opened(async () => {
  const opening = await openTrial()
  const data = {
    key: 'pyora',
    name: 'Pyöräkauppa',
    origins: [SITE],
    isOpen: true,
    callsPerMinute: 5000,
    feedKeyNumber: 1,
    feedContact: 'syotteet@pyora.example',
    markets: [{ market: 'fi', locale: 'fi-FI', currency: 'EUR', decimals: 2 }],
  }
  await opening.shop.payload.create({ collection: 'tenants', data })
  return opening
})

const place = { tenant: shopPlace.tenant, market: shopPlace.market }

let callers = 0
/** Each call comes from another address, but where a test says so. */
const nextAddress = () => `10.0.${(callers += 1) >> 8}.${callers & 255}`

function call(path: string, body: unknown, more: Partial<ExternalCall> = {}): Promise<ExternalAnswer> {
  const sent = typeof body === 'string' ? body : JSON.stringify(body)
  const read = async () => Buffer.from(sent)
  const whole = {
    method: 'POST',
    path,
    query: new URLSearchParams(),
    headers: {},
    read,
    origin: undefined,
    address: nextAddress(),
  }
  return answerCall(trial.shop.payload, { ...whole, ...more })
}

const results = async (more: object) => ResultsAnswer.parse((await call('/search/results', { ...place, ...more })).body)
const suggest = (query: Record<string, string>, origin?: string) =>
  answerCall(trial.shop.payload, {
    method: 'GET',
    path: '/search/suggestions',
    headers: {},
    read: async () => undefined,
    origin,
    address: nextAddress(),
    query: new URLSearchParams(query),
  })

describe('search/results', () => {
  test('finds goods by an inflected form, each card with all that clients show', async () => {
    const found = await results({ query: 'Halisen', dsid: 'a1b2', user_id: 'a1b2', session_id: null, limit: 20 })
    expect(found.displays[0]).toMatchObject({
      title: 'Halinen',
      page_url: expect.stringMatching(/^https?:\/\//),
      sale_price: expect.any(Number),
      search_result_id: expect.any(String),
    })
    expect(new Set(found.displays.map(({ product_id }) => product_id)).size).toBe(found.displays.length)
  })

  test('takes the title of a group in lower case for its field, and counts a group without its own choice', async () => {
    const all = await results({})
    const brands = all.filters.find(({ field }) => field === 'brand')?.meta
    const value = brands?.values?.[0]
    for (const field of ['brand', 'merkki', 'Merkki']) {
      const few = await results({ filters: [{ field, op: 'in', data: [value] }] })
      expect(few.n_hits, field).toBe(brands?.counts?.[0])
      expect(few.filters.find((one) => one.field === 'brand')?.meta).toEqual(brands)
    }
  })

  test('offers colors with their swatches, takes them back, and lists the colors of a design', async () => {
    const { filters } = await results({ filters: [{ field: 'tuoteryhmä', op: 'in', data: ['frames'] }] })
    const { type, values, counts } = filters.find(({ field }) => field === 'color')?.meta ?? {}
    expect(type).toBe('checkbox-color')
    const at = values?.findIndex((value) => value === 'Musta;#1d1d1f') ?? -1
    const chosen = { field: 'väri', op: 'in', data: [values?.[at]] }
    const black = await results({ filters: [{ field: 'tuoteryhmä', op: 'in', data: ['frames'] }, chosen] })
    expect(black.n_hits).toBe(counts?.[at])
    const several = black.displays.find(({ variants }) => variants.length > 1)
    expect(several?.ga_product_ids).toEqual(several?.variants.map(({ product_id }) => product_id))
    expect(several?.image_urls[0] ?? null).toBe(several?.image_url)
  })

  test('offers the groups of listings by their numbers, each value as many goods as it says', async () => {
    const numbers = new Map<number, string>()
    for (const category of CategoryId.options) {
      const filters = [{ field: 'category', op: 'in' as const, data: [category] }]
      for (const { field, meta } of (await results({ filters })).filters) {
        if (meta.group_id === undefined) continue
        numbers.set(meta.group_id, field)
        const [value] = meta.values ?? []
        if (field === 'category' || value === undefined) continue
        const few = await results({ limit: 1, filters: [...filters, { field, op: 'in', data: [value] }] })
        expect(few.n_hits, `${category} ${field}`).toBe(meta.counts?.[0])
        expect(few.filters, `${category} ${field}`).toContainEqual(expect.objectContaining({ field }))
      }
    }
    // The goods of the trial have no sunglasses and no accessories but of lenses.
    const lacking = ['polarized', 'photochromic', 'sport', 'smartFeature', 'hearingAmplifier']
    const known = groupNames.filter((name) => ![...lacking, 'glassesAccessories', 'sportsAccessories'].includes(name))
    expect(Object.fromEntries(numbers)).toEqual(
      Object.fromEntries(known.map((name) => [filterGroups[name].id, facetOfGroup[name]])),
    )
  })

  test('narrows and sorts by price in whole units', async () => {
    const all = await results({ sort: { field: 'sale_price', order: 'asc' } })
    const prices = all.displays.map(({ sale_price }) => sale_price ?? 0)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    const most = prices[0] ?? 0
    const few = await results({ filters: [{ field: 'hinta', op: 'leq', data: most }] })
    expect(few.displays.every(({ sale_price }) => sale_price === most)).toBe(true)
    expect(few.n_hits).toBe(prices.filter((price) => price === most).length)
  })

  test('gives every result once across its pages', async () => {
    const ids: string[] = []
    let cursor: string | null = null
    do {
      const page: ResultsAnswer = await results({ limit: 1, cursor })
      ids.push(...page.displays.map(({ product_id }) => product_id))
      cursor = page.cursor
    } while (cursor !== null)
    expect(ids).toHaveLength((await results({})).n_hits)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('listings', () => {
  test('are found by the ids that the queries name, and link to the levels above and below', async () => {
    const { query_ids } = QueriesAnswer.parse((await call('/product-listing/queries', place)).body)
    expect(query_ids).toContain('frames')
    const answer = await call('/product-listing', { ...place, query_id: 'frames' })
    const listing = ListingAnswer.parse(answer.body)
    expect(listing).toMatchObject({ breadcrumb: [{ query_id: 'frames' }], metadata: { title: expect.any(String) } })
    expect(listing.n_hits).toBeGreaterThan(0)
    const [group] = listing.quick_links
    const below = await call('/product-listing', { ...place, query_id: group?.query_id })
    expect(ListingAnswer.parse(below.body).breadcrumb.map(({ query_id }) => query_id)).toEqual([
      'frames',
      group?.query_id,
    ])
  })

  test('are answered as not found when they do not exist', async () => {
    expect(await call('/product-listing', { ...place, query_id: 'frames/nothing' })).toMatchObject({ status: 404 })
  })
})

test('related goods are never those that were found', async () => {
  const found = (await results({ query: 'halinen' })).displays.map(({ product_id }) => product_id)
  const { displays } = RelatedAnswer.parse((await call('/search/related', { ...place, query: 'halinen' })).body)
  expect(displays.filter(({ product_id }) => found.includes(product_id))).toEqual([])
  const none = RelatedAnswer.parse((await call('/search/related', { ...place, query: 'qqqqxzxz' })).body)
  expect(none.displays.length).toBeGreaterThan(0)
})

test('suggestions name what can be found, with the parameters that clients send', async () => {
  const sent = { ...place, query: 'hali', session_id: 'undefined', utilishared: '1.0.51', metadata: '{"a":"b"}' }
  const { suggestions } = SuggestionsAnswer.parse((await suggest(sent)).body)
  expect(suggestions).toContainEqual(
    expect.objectContaining({ type: 'query', title: expect.stringMatching(/Halinen/) }),
  )
  const of = async (query: string) => SuggestionsAnswer.parse((await suggest({ ...place, query })).body).suggestions
  expect(await of('aurakivi')).toContainEqual(
    expect.objectContaining({ type: 'category', category_type: 'BRAND', category_id: 'frames/aurakivi' }),
  )
  expect(await of('maksutavat')).toContainEqual(expect.objectContaining({ type: 'content', title: 'Maksutavat' }))
})

describe('merchants', () => {
  test('find nothing of another', async () => {
    const own = { tenant: 'pyora', market: 'fi' }
    for (const [path, more] of [
      ['/search/results', { query: 'halinen' }],
      ['/search/results', {}],
      ['/search/related', { query: 'halinen' }],
    ] as const)
      expect((await call(path, { ...own, ...more })).body, path).toMatchObject({ displays: [] })
    expect((await call('/product-listing/queries', own)).body).toEqual({ query_ids: [] })
    expect((await call('/product-listing', { ...own, query_id: 'frames' })).status).toBe(404)
    expect((await suggest({ ...own, query: 'halinen' })).body).toMatchObject({ suggestions: [] })
  })

  test('are called from their own sites alone', async () => {
    const own = { tenant: 'pyora', market: 'fi' }
    const cors = { 'Access-Control-Allow-Origin': SITE, 'Access-Control-Allow-Credentials': 'true' }
    expect(await call('/search/results', own, { origin: SITE })).toMatchObject({ status: 200, headers: cors })
    expect(await call('/search/results', place, { origin: SITE })).toMatchObject({ status: 403 })
    const evil = await call('/search/results', own, { origin: 'https://evil.example' })
    expect(evil).toMatchObject({ status: 403, headers: {} })
    expect(await call('/search/results', { ...place, tenant: 'nobody' })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'tenant'] }] },
    })
  })

  test('get answers to preflights of their own sites alone', async () => {
    const preflight = (origin: string) => call('/search/results', '', { method: 'OPTIONS', origin })
    expect(await preflight(SITE)).toMatchObject({
      status: 204,
      headers: { 'Access-Control-Allow-Origin': SITE, 'Access-Control-Allow-Headers': 'content-type' },
    })
    expect(await preflight('https://evil.example')).toMatchObject({ status: 403, headers: {} })
  })

  test('use up their own limit only', async () => {
    const { payload } = trial.shop
    const known = await findOne({ payload }, 'tenants', { key: { equals: 'pyora' } })
    const limit = (callsPerMinute: number) =>
      payload.update({ collection: 'tenants', id: known?.id ?? 0, data: { callsPerMinute } })
    await limit(2)
    vi.stubEnv('SHOP_LIMITS', 'on')
    const statuses = []
    for (let time = 0; time < 4; time++)
      statuses.push((await call('/search/results', { ...place, tenant: 'pyora' })).status)
    expect(statuses.slice(-1)).toEqual([429])
    expect((await call('/search/results', place)).status).toBe(200)
    await limit(5000)
    vi.unstubAllEnvs()
  })

  test('are not shut out by one address, however often it asks', async () => {
    const { payload } = trial.shop
    const skis = {
      key: 'sukset',
      name: 'Suksikauppa',
      origins: [SITE],
      isOpen: true,
      feedKeyNumber: 1,
      feedContact: 'syotteet@sukset.example',
    }
    const markets = [{ market: 'fi', locale: 'fi-FI', currency: 'EUR', decimals: 2 }]
    await payload.create({ collection: 'tenants', data: { ...skis, markets, callsPerMinute: 60 } })
    vi.stubEnv('SHOP_LIMITS', 'on')
    const ask = async (address: string) => {
      const asked = { tenant: 'sukset', market: 'fi' }
      const { status, headers } = await call('/search/results', asked, { address })
      return { status, wait: Number(headers['Retry-After']) }
    }
    const { ofAddress } = rateOfCalls(60)
    for (let time = 0; time < ofAddress; time += 1) expect((await ask('192.0.2.7')).status).toBe(200)
    const refused = await ask('192.0.2.7')
    expect(refused).toMatchObject({ status: 429, wait: expect.toSatisfy((wait) => wait > 0 && wait <= 60) })
    expect((await ask('192.0.2.8')).status).toBe(200)
    vi.unstubAllEnvs()
  })
})

test('the contract is served as an OpenAPI document', async () => {
  const { status, body } = await call('/openapi.json', '', { method: 'GET' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/v2/search/results': {
        post: { requestBody: { content: { 'application/json': { schema: { type: 'object' } } } } },
      },
      '/v2/search/suggestions': {
        get: { parameters: expect.arrayContaining([expect.objectContaining({ name: 'tenant' })]) },
      },
    },
  })
})

describe('bad input', () => {
  const deep = `${'['.repeat(100)}${']'.repeat(100)}`
  test.each([
    ['no JSON', '{', ['body']],
    ['NaN', `{"tenant":"${shopPlace.tenant}","market":"fi","limit":NaN}`, ['body']],
    ['a list', '[]', ['body', 'tenant']],
    ['null', 'null', ['body', 'tenant']],
    ['a long query', { ...place, query: 'a'.repeat(10_000) }, ['body', 'query']],
    ['limit -1', { ...place, limit: -1 }, ['body', 'limit']],
    ['limit 1e9', { ...place, limit: 1e9 }, ['body', 'limit']],
    ['a forged cursor', { ...place, cursor: 'MTAw' }, ['body', 'cursor']],
    [
      'an unknown field',
      { ...place, filters: [{ field: 'x', op: 'in', data: ['y'] }] },
      ['body', 'filters', 0, 'field'],
    ],
    ['an unknown order', { ...place, sort: { field: 'x' } }, ['body', 'sort', 'field']],
    ['an unknown market', { ...place, market: 'se' }, ['body', 'market']],
    ['a prototype', { ...place, tenant: 42 }, ['body', 'tenant']],
    [
      'deep nesting',
      `{"tenant":"${shopPlace.tenant}","market":"fi","filters":[{"field":"brand","op":"in","data":${deep}}]}`,
      ['body', 'filters', 0, 'data'],
    ],
  ])('is refused with its place: %s', async (_, body, loc) => {
    expect(await call('/search/results', body)).toMatchObject({ status: 422, body: { detail: [{ loc }] } })
  })

  test.each(['   ', '\u0000\u0007', '😎🕶️', "' OR 1=1 --", '<script>alert(1)</script>', '%00../..'])(
    'is accepted as the query %j',
    async (query) => {
      expect(await call('/search/results', { ...place, query })).toMatchObject({ status: 200 })
      expect(await suggest({ ...place, query })).toMatchObject({ status: 200 })
    },
  )

  test.each(['/recommend', '/search', '/__proto__', '/constructor'])('is not found at the path %j', async (path) => {
    expect(await call(path, place)).toMatchObject({ status: 404 })
  })
})

describe('recommend/products', () => {
  const recommend = async (path: string, more: object = {}) => {
    const answer = await call(`/recommend/products/${path}`, { ...place, type: 'related', dsid: 'a1b2', ...more })
    return RecommendAnswer.parse(answer.body).displays
  }

  test('recommends what goes with an article and is in stock, never the article itself', async () => {
    const [first] = (await results({ query: 'Halinen' })).displays
    const product_id = first?.product_id ?? ''
    const beside = await recommend('product', { product_id })
    expect(beside.length).toBeGreaterThan(2)
    expect(beside.map((display) => display.product_id)).not.toContain(product_id)
    expect(beside.every(({ in_stock }) => in_stock)).toBe(true)
    expect(new Set(beside.map(({ recommendation_id }) => recommendation_id)).size).toBe(beside.length)
  })

  test('recommends what buyers of the same article bought, as soon as their events have come', async () => {
    const [one, other] = (await results({ query: 'liuos' })).displays.map((display) => display.product_id)
    const events = Array.from({ length: 12 }, (_, at) => ({
      event_type: 'purchase',
      dsid: `buyer ${at}`,
      transaction_id: `T${at}`,
      currency: 'EUR',
      products: [one, other].map((sku) => ({ sku, price: '9.90', quantity: 1 })),
    }))
    const others = Array.from({ length: 12 }, (_, at) => ({
      event_type: 'purchase',
      dsid: `other ${at}`,
      transaction_id: `O${at}`,
      currency: 'EUR',
      products: [{ sku: '1', price: 1, quantity: 1 }],
    }))
    const reported = await call('/create-events', { ...place, events: [...events, ...others] })
    expect([reported.status, reported.body]).toEqual([200, { status: 'ok' }])
    const [best] = await recommend('products', { product_ids: [one], limit: 4 })
    expect(best?.product_id).toBe(other)
    const own = await recommend('general', { dsid: 'buyer 1', limit: 4 })
    expect(own.map((display) => display.product_id)).not.toContain(one)
  })

  test('recommends only goods of the category', async () => {
    const listed = ListingAnswer.parse((await call('/product-listing', { ...place, query_id: 'frames' })).body)
    const own = new Set(listed.displays.map((display) => display.product_id))
    const found = (await recommend('category', { category_id: 'frames', limit: 8 })).map((one) => one.product_id)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((id) => !own.has(id))).toEqual([])
  })

  test.each([{ limit: 0 }, { limit: 129 }, { limit: 1e9 }, { product_ids: [] }, { product_ids: [{}] }])(
    'refuses %j with its place',
    async (more) => {
      const { status, body } = await call('/recommend/products/products', {
        ...place,
        type: 'related',
        product_ids: ['1'],
        ...more,
      })
      expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(Object.keys(more)[0] ?? '')])
    },
  )
})

describe('a beacon', () => {
  const click = { ...place, type: 'click', dsid: 'a1b2', search_result_id: 'r1', document_width: 390 }

  test('is accepted with clicks', async () => {
    const { status, body } = await call(BEACON, [click, click])
    expect([status, body]).toEqual([200, { status: 'ok' }])
  })

  test.each<[string, unknown]>([
    ['no list', click],
    ['an empty list', []],
    ['an unknown type', [{ ...click, type: 'buy' }]],
    ['two merchants', [click, { ...click, tenant: 'pyora' }]],
    ['more than a hundred', Array.from({ length: 101 }, () => click)],
    ['an unknown market', [{ ...click, market: 'se' }]],
  ])('is refused whole with %s', async (_, body) => {
    expect((await call(BEACON, body)).status).toBe(422)
  })

  test('is refused from a page of another site', async () => {
    expect((await call(BEACON, [click], { origin: SITE })).status).toBe(403)
  })
})

describe('a message of the websocket', () => {
  const say = async (message: unknown, origin?: string) => {
    const text = typeof message === 'string' ? message : JSON.stringify(message)
    const answer = await answerMessage(trial.shop.payload, { text, origin, address: nextAddress() })
    return answer.text === null ? null : (JSON.parse(answer.text) as object)
  }
  const event = { ...place, type: 'page_view', dsid: 'a1b2', product_id: 104217 }

  test('is answered when its event is stored, once', async () => {
    for (let time = 0; time < 3; time += 1) expect(await say({ id: 'x1', event })).toEqual({ id: 'x1', status: 'ok' })
    const events = await eventsSince(trial.shop, place, { since: 0, most: 10_000 })
    expect(events.filter(({ id }) => id === 'message x1')).toHaveLength(1)
  })

  test.each<[string, unknown, string | undefined]>([
    ['an unknown merchant', { ...event, tenant: 'nobody' }, undefined],
    ['an unknown market', { ...event, market: 'se' }, undefined],
    ['an unknown type', { ...event, type: 'buy' }, undefined],
    ['no event', null, undefined],
    ['a page of another site', event, SITE],
  ])('is answered as not stored with %s', async (_, reported, origin) => {
    expect(await say({ id: 'x2', event: reported }, origin)).toEqual({ id: 'x2', status: 'not-ok' })
  })

  test('drops the events that have no room today, and staff see how many', async () => {
    vi.stubEnv('SHOP_LIMITS', 'on')
    const teller = { tenant: { key: 'pyora' }, market: 'fi', address: '198.51.100.1' }
    const batch = (number: number): BehaviorEvent[] =>
      Array.from({ length: 100 }, (_, at) => ({
        id: `long ${number} ${at}`,
        type: 'page_view',
        person: 'x'.repeat(200),
        result: null,
        group: null,
        items: Array.from({ length: 10 }, (_, item) => `${item} ${'y'.repeat(190)}`),
      }))
    for (let number = 0; number < 12; number++) await storeEvents(trial.shop, teller, batch(number))
    vi.unstubAllEnvs()
    const stored = await eventsSince(trial.shop, { tenant: 'pyora', market: 'fi' }, { since: 0, most: 10_000 })
    const mine = stored.filter(({ person }) => person?.startsWith('xxx')).length
    expect(mine).toBeLessThan(1000)
    expect(droppedToday(trial.shop)).toEqual([{ tenant: 'pyora', events: 1200 - mine }])
  })

  test('is refused beyond a fiftieth of its merchant’s rate, like a beacon, while other addresses go on', async () => {
    const waits = async (address: string) => {
      const reported = { id: crypto.randomUUID(), event: { ...event, tenant: 'pyora', market: 'fi' } }
      return (await answerMessage(trial.shop.payload, { text: JSON.stringify(reported), origin: SITE, address }))
        .waitSeconds
    }
    vi.stubEnv('SHOP_LIMITS', 'on')
    const first: number[] = []
    for (let time = 0; time < 101; time += 1) first.push(await waits('192.0.2.1'))
    expect(first.slice(0, 100).every((seconds) => seconds === 0)).toBe(true)
    expect(first[100]).toBeGreaterThan(0)
    const click = { tenant: 'pyora', market: 'fi', type: 'click' }
    expect((await call(BEACON, [click], { address: '192.0.2.1', origin: SITE })).status).toBe(429)
    expect(await waits('192.0.2.2')).toBe(0)
    vi.unstubAllEnvs()
  })

  test.each(['', '{', 'null', '[]', '{"event":{}}', JSON.stringify({ id: '', event })])(
    'gets no answer when it is %j',
    async (text) => {
      expect(await say(text)).toBeNull()
    },
  )
})
