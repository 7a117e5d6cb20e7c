import { describe, expect, test, vi } from 'vitest'
import { ListingAnswer, QueriesAnswer, ResultsAnswer } from '#contracts/provider/answers.ts'
import type { FeedReport } from '#contracts/provider/feed.ts'
import { limits } from '#domain/limits.ts'
import { shopPlace } from '#domain/search/shop-settings.ts'
import { moveClock } from '#plugins/kit/clock.ts'
import type { ExternalCall } from '#plugins/kit/requests/external-api.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { openBeside } from '#plugins/kit/open-shop.ts'
import { eventually } from '../../tests/eventually.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'
import { answerCall } from './answer-call.ts'
import { feedKeyOf } from './feed/feed-key.ts'

const SITE = 'https://www.sukset.example'
const tenant = { key: 'sukset', feedKeyNumber: 1 }
const trial = opened(async () => {
  const opening = await openTrial()
  const data = {
    ...tenant,
    name: 'Suksikauppa',
    origins: [SITE],
    isOpen: true,
    callsPerMinute: 5000,
    pictureHosts: ['kuvat.sukset.example'],
    feedContact: 'syotteet@sukset.example',
    markets: [
      { market: 'fi', locale: 'fi-FI', currency: 'EUR', decimals: 2 },
      { market: 'se', locale: 'sv-SE', currency: 'SEK', decimals: 0 },
    ],
  }
  await opening.shop.payload.create({ collection: 'tenants', data })
  return opening
})

const ski = (id: string, more: object = {}) => ({
  id,
  title: 'Latukiitäjä',
  price: '199.00 EUR',
  link: `${SITE}/${id}`,
  brand: 'Luisto',
  product_type: 'Sukset',
  ...more,
})
const lines = (...articles: object[]) => articles.map((one) => JSON.stringify(one)).join('\n')

/** Sends a feed, as the key of this merchant lets it. */
async function send(body: string | Buffer, query: Record<string, string> = {}, more: Partial<ExternalCall> = {}) {
  const answer = await answerCall(trial.shop.payload, {
    address: '192.0.2.1',
    method: 'PUT',
    path: '/feed',
    origin: undefined,
    read: async () => Buffer.from(body),
    query: new URLSearchParams({ tenant: 'sukset', market: 'fi', format: 'jsonl', ...query }),
    headers: { authorization: `Bearer ${feedKeyOf(tenant)}` },
    ...more,
  })
  return { status: answer.status, body: answer.body }
}

async function ask(path: string, body: object, payload = trial.shop.payload) {
  const read = async () => Buffer.from(JSON.stringify({ tenant: 'sukset', market: 'fi', ...body }))
  const call = {
    method: 'POST',
    path,
    query: new URLSearchParams(),
    headers: {},
    origin: undefined,
    address: '192.0.2.1',
    read,
  }
  return (await answerCall(payload, call)).body
}

const waitingOf = ({ body }: Awaited<ReturnType<typeof send>>) => (body as FeedReport).waiting

/** How often the event loop came round meanwhile. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let [turns, isOver] = [0, false]
  const turn = () => void ((turns += 1), !isOver && setImmediate(turn))
  setImmediate(turn)
  await work()
  isOver = true
  return turns
}

const found = async (body: object, payload = trial.shop.payload) =>
  ResultsAnswer.parse(await ask('/search/results', body, payload)).displays.map(({ product_id }) => product_id)

test('the articles of a feed are found at once, in their market alone, and by other processes too', async () => {
  const two = lines(ski('s1', { sale_price: '149.50 EUR', color: 'Sininen' }), ski('s2', { title: 'Umpihanki' }))
  expect(await send(two)).toMatchObject({ status: 200, body: { rows: 2, taken: 2, refused: 0, problems: [] } })
  const { displays } = ResultsAnswer.parse(await ask('/search/results', { query: 'latukiitäjät' }))
  expect(displays).toMatchObject([
    { product_id: 's1', page_url: `${SITE}/s1`, sale_price: 149.5, original_price: 199, brand: 'Luisto' },
  ])
  expect(await found({ market: 'se' })).toEqual([])
  expect(await found({ ...shopPlace, query: 'latukiitäjä' })).toEqual([])

  const other = await openBeside(trial.shop)
  expect(await found({ query: 'umpihanki' }, other)).toEqual(['s2'])
  await send(lines(ski('s2', { title: 'Tunturi' })))
  await eventually(async () => (await found({}, other)).length === 1)
  expect(await found({ query: 'tunturi' }, other)).toEqual(['s2'])
  await other.destroy()
})

test('each format is taken alike', async () => {
  const csv = `id;title;price;link;brand;product_type\n${Object.values(ski('s1', { price: '199,00' })).join(';')}`
  const xml = `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>x</title>
    <item><g:id>s1</g:id><title><![CDATA[Latukiitäjä]]></title><a><![CDATA[</item>]]></a><!-- </item> --><g:price>199.00 EUR</g:price><link>${SITE}/s1</link>
    <g:brand>Luisto</g:brand><g:product_type>Sukset</g:product_type></item></channel></rss>`
  const bodies = { jsonl: lines(ski('s1')), csv, xml }
  const results = []
  for (const [format, body] of Object.entries(bodies)) {
    expect(await send(body, { format }), format).toMatchObject({ status: 200, body: { taken: 1, problems: [] } })
    const [display] = ResultsAnswer.parse(await ask('/search/results', {})).displays
    results.push({ ...display, search_result_id: null })
  }
  expect(results[1]).toEqual(results[0])
  expect(results[2]).toEqual(results[0])
})

describe('an error in a feed', () => {
  test('is reported by row, and a bad row leaves its article as it was', async () => {
    await send(lines(ski('s1'), ski('s2'), ski('s3')))
    const broken = Buffer.concat([
      Buffer.from(`${lines(ski('s1', { price: '' }), ski('s2'), ski('s2'))}\n`),
      Buffer.from(lines(ski('s4', { title: 'Hä' })), 'latin1'),
    ])
    expect(await send(broken)).toMatchObject({
      status: 200,
      body: {
        rows: 4,
        taken: 1,
        refused: 3,
        kept: 1,
        removed: 1,
        problems: [
          { row: 1, id: 's1', code: 'price_missing' },
          { row: 3, id: 's2', code: 'id_repeated' },
          { row: 4, id: 's4', code: 'encoding_broken' },
        ],
      },
    })
    expect((await found({})).toSorted()).toEqual(['s1', 's2'])
    const reports = await findAll(trial.shop, 'feed-reports', {}, { sort: '-createdAt' })
    expect(reports[0]).toMatchObject({ title: 'Suksikauppa, fi', taken: 1, refused: 3, kept: 1, removed: 1 })
  })

  test('changes nothing when no row is good, and is reported to staff', async () => {
    await send(lines(ski('s1')))
    for (const [body, format, type] of [
      ['', 'jsonl', 'no_article'],
      ['<html>', 'xml', 'xml_invalid'],
      ['<!DOCTYPE a [<!ENTITY b "c">]><rss/>', 'xml', 'xml_invalid'],
      [`<rss>${'<a>'.repeat(300)}${'</a>'.repeat(300)}</rss>`, 'xml', 'xml_invalid'],
      [lines(ski('s9', { price: 'kysy' })), 'jsonl', 'no_article'],
    ] as const)
      expect(await send(body, { format })).toMatchObject({ status: 422, body: { detail: [{ type }] } })
    expect(await found({})).toEqual(['s1'])
    const [last] = await findAll(trial.shop, 'feed-reports', {}, { sort: '-createdAt' })
    expect(last).toMatchObject({ taken: 0, kept: 1, removed: 0 })
  })
})

describe('a feed', () => {
  test.each([
    ['without a key', {}, { headers: {} }, 401],
    ['from a page', {}, { origin: SITE }, 403],
    ['for another merchant than the key', { tenant: 'ketjulenkki' }, {}, 403],
    ['for the shop itself', { tenant: shopPlace.tenant }, {}, 403],
    ['in an unknown format', { format: 'yaml' }, {}, 422],
    ['for an unknown market', { market: 'no' }, {}, 422],
    ['that is too long', {}, { read: async () => undefined }, 413],
  ])('is refused %s', async (_, query, more, status) => {
    expect((await send(lines(ski('s1')), query, more)).status).toBe(status)
  })

  test.each([
    ['of another merchant', { key: 'ketjulenkki', feedKeyNumber: 1 }],
    ['that was withdrawn', { key: 'sukset', feedKeyNumber: 2 }],
  ])('is refused with a key %s', async (_, signer) => {
    const headers = { authorization: `Bearer ${feedKeyOf(signer)}` }
    expect((await send(lines(ski('s1')), {}, { headers })).status).toBe(403)
  })
})

test('other work gets its turn while a feed is read, written and found, and while it is removed', async () => {
  const many = lines(...Array.from({ length: 1000 }, (_, n) => ski(`m${n}`)))
  expect(await turnsDuring(async () => expect(await send(many)).toMatchObject({ status: 200 }))).toBeGreaterThan(20)
  expect(await turnsDuring(() => ask('/search/results', {}))).toBeGreaterThan(20)
  let confirm = ''
  const one = async () => void (confirm = waitingOf(await send(lines(ski('s1'))))?.confirm ?? '')
  expect(await turnsDuring(one)).toBeGreaterThan(20)
  expect(await turnsDuring(() => send('', { confirm }))).toBeGreaterThan(5)
})

describe('a feed that lost more than a third of its articles', () => {
  const many = Array.from({ length: 12 }, (_, n) => ski(`w${n}`))
  const few = lines(...many.slice(0, 3))

  test('is taken, but the missing ones stay until the merchant confirms, without another feed', async () => {
    await send(lines(...many))
    const held = await send(few)
    expect(held).toMatchObject({ status: 200, body: { taken: 3, removed: 0, waiting: { articles: 9 } } })
    expect(await found({ limit: 20 })).toHaveLength(12)
    const { confirm = '', message, some } = waitingOf(held) ?? {}
    expect(some).toContain('w3')
    expect(message).toContain(`&confirm=${confirm}`)

    // The next feed by the clock is held alike, and another code is none.
    expect(waitingOf(await send(few))?.confirm).toBe(confirm)
    expect(await send('', { confirm: 'toinen' })).toMatchObject({ status: 422 })
    expect(await send('', { confirm })).toMatchObject({ status: 200, body: { taken: 0, removed: 9, waiting: null } })
    expect(await found({ limit: 20 })).toHaveLength(3)
  })

  test('is written of to the merchant once, and is in the reports of staff', async () => {
    await send(lines(...many))
    await send(few)
    await send(few)
    await send('id,title\n"1', { format: 'csv' })
    const letters = await findAll(trial.shop, 'outbox', { to: { equals: 'syotteet@sukset.example' } })
    for (const once of ['Suksikauppa: 9 tuotetta odottaa vahvistusta', 'Suksikauppa: tuotesyöte on rikki'])
      expect(letters.filter(({ subject }) => subject === once)).toHaveLength(1)
    const reports = await findAll(trial.shop, 'feed-reports', {}, { sort: '-createdAt' })
    expect(reports.slice(0, 2)).toMatchObject([
      { outcome: 'broken', waiting: 0 },
      { outcome: 'waiting', waiting: 9 },
    ])
  })

  test('needs no yes once it has them again, nor with the code in its query', async () => {
    await send(lines(...many))
    await send(few)
    expect(waitingOf(await send(lines(...many)))).toBeNull()
    const { confirm = '' } = waitingOf(await send(few)) ?? {}
    expect(await send(few, { confirm })).toMatchObject({ body: { taken: 3, removed: 9, waiting: null } })
  })
})

test('a sale counts on its days, without another feed', async () => {
  const now = Date.now()
  const [from, until] = [60_000, 120_000].map((ahead) => new Date(now + ahead).toISOString())
  await send(lines(ski('s1', { sale_price: '99 EUR', sale_price_effective_date: `${from}/${until}` })))
  const price = async () => ResultsAnswer.parse(await ask('/search/results', {})).displays[0]?.sale_price
  const prices = []
  for (const ahead of [0, 90_000, 60_000]) {
    moveClock(ahead)
    prices.push(await price())
  }
  moveClock()
  expect(prices).toEqual([199, 99, 199])
})

test('the encoding is that of the declaration or of the header', async () => {
  const xml = `<?xml version="1.0" encoding="ISO-8859-1"?><rss><channel><item><id>s1</id><title>Väli</title><price>5</price><link>${SITE}/s1</link></item></channel></rss>`
  const csv = `id,title,price,link\ns1,Väli,5,${SITE}/s1\n`
  for (const [format, text, type] of [
    ['xml', xml, ''],
    ['csv', csv, 'text/csv; charset=windows-1252'],
  ] as const) {
    const headers = { authorization: `Bearer ${feedKeyOf(tenant)}`, 'content-type': type }
    await send(Buffer.from(text, 'latin1'), { format }, { headers })
    expect(ResultsAnswer.parse(await ask('/search/results', {})).displays[0]?.title).toBe('Väli')
  }
})

test('a feed with too many rows is refused before all are read', async () => {
  await send(lines(ski('s1')))
  for (const [body, format] of [
    ['{}\n'.repeat(50_000), 'jsonl'],
    [`a,b\n${',\n'.repeat(50_000)}`, 'csv'],
    [`<rss><channel>${'<item/>'.repeat(50_000)}</channel></rss>`, 'xml'],
  ] as const)
    expect(await send(body, { format })).toMatchObject({ status: 413, body: { detail: [{ type: 'too_many_rows' }] } })
  expect(await found({})).toEqual(['s1'])
})

test('feeds of a merchant are limited, and another merchant has a limit of its own', async () => {
  vi.stubEnv('SHOP_LIMITS', 'on')
  const send20 = Array.from({ length: limits.feed.calls }, () => send('', { format: 'yaml' }))
  for (const { status } of await Promise.all(send20)) expect(status).toBe(422)
  let isRead = false
  const read = async () => ((isRead = true), Buffer.from(''))
  expect((await send('', {}, { read })).status).toBe(429)
  expect(isRead).toBe(false)
  const headers = { authorization: `Bearer ${feedKeyOf({ key: 'ketjulenkki', feedKeyNumber: 1 })}` }
  expect((await send('', { tenant: 'ketjulenkki', format: 'yaml' }, { headers })).status).toBe(422)
  vi.unstubAllEnvs()
})

test('the body of a feed is read only after the feed before it is stored', async () => {
  await send(lines(ski('s1')))
  let article: object | undefined
  const read = async () => {
    const key = { key: { equals: '["sukset","fi"] s1' } }
    article = (await findAll(trial.shop, 'tenant-articles', key))[0]?.article
    return Buffer.from(lines(ski('s1')))
  }
  await Promise.all([send(lines(ski('s1', { title: 'Tunturi' }))), send('', {}, { read })])
  expect(article).toMatchObject({ title: 'Tunturi' })
})

test('the body of a feed is read only once its key was seen', async () => {
  let isRead = false
  const read = async () => ((isRead = true), Buffer.from(''))
  await send('', {}, { headers: {}, read })
  expect(isRead).toBe(false)
})

describe('the merchant of the seeds', () => {
  const place = { tenant: 'ketjulenkki', market: 'fi' }

  test('has its own goods, categories and filters', async () => {
    const { n_hits, filters, displays } = ResultsAnswer.parse(
      await ask('/search/results', { ...place, query: 'nastarenkaat' }),
    )
    expect(n_hits).toBe(2)
    expect(displays.every(({ title }) => title.startsWith('Nastarengas'))).toBe(true)
    expect(filters.map(({ meta }) => meta.group_title)).toEqual([
      'Tuoteryhmä',
      'Merkki',
      'Hinta',
      'Väri',
      'Materiaali',
      'Koko',
    ])

    expect(filters.map(({ meta }) => meta.type)).toEqual([
      ...['checkbox-hierarchical', 'checkbox', 'range', 'checkbox-color', 'checkbox', 'checkbox-grid'],
    ])
    expect(filters[0]?.meta.values).toEqual([['Osat'], ['Osat', 'Renkaat']])
    const within = { filters: [{ field: 'tuoteryhmä', op: 'in', data: [['Pyörät', 'Maastopyörät']] }] }
    const bikes = ResultsAnswer.parse(await ask('/search/results', { ...place, ...within }))
    expect(bikes.n_hits).toBe(6)
    const large = bikes.displays.find(({ product_id }) => product_id === 'KL-1002')
    expect(large).toMatchObject({ ga_product_ids: ['KL-1001', 'KL-1002'], variants: [{ title: 'Musta, M' }, {}] })

    const { query_ids } = QueriesAnswer.parse(await ask('/product-listing/queries', place))
    expect(query_ids).toContain('Pyörät > Maastopyörät')
    const listing = ListingAnswer.parse(await ask('/product-listing', { ...place, query_id: 'Pyörät > Maastopyörät' }))
    expect(listing).toMatchObject({ n_hits: 6, breadcrumb: [{ title: 'Pyörät' }, { title: 'Maastopyörät' }] })
    expect(listing.quick_links.map(({ title }) => title)).toContain('Sähköpyörät')
    const narrowed = { ...place, query_id: 'Pyörät', filters: [{ field: 'merkki', op: 'nin', data: ['Kulma'] }] }
    const others = ListingAnswer.parse(await ask('/product-listing', { ...narrowed, limit: 250 }))
    expect(others.displays.map(({ brand }) => brand)).not.toContain('Kulma')
  })

  test('finds nothing of the shop, and the shop finds nothing of it', async () => {
    expect(await found({ ...place, query: 'halinen' })).toEqual([])
    expect(await found({ ...shopPlace, query: 'nastarengas' })).toEqual([])
    const ours = new Set(await found({ ...shopPlace, limit: 250 }))
    expect((await found({ ...place, limit: 250 })).filter((id) => ours.has(id))).toEqual([])
  })
})
