import { beforeAll, describe, expect, test } from 'vitest'
import { opened } from '../opened.ts'
import { openToCallers } from './open-to-callers.ts'

const LENS_PACKAGE = { sphere: { from: -6, to: 6 }, cylinder: { from: -2, to: 0 }, addition: null }

/** What an admin may write, and what of it nobody could read: the field, and odd values of it. */
const documents: Record<string, { sound: Record<string, unknown>; odd: Record<string, unknown[]> }> = {
  prices: {
    sound: { channel: 'online', kind: 'unit', amount: 9900 },
    odd: {
      amount: [0, -1, 1.5, 1_000_001, 100_000_001, 1e12, 1e308, 'x', true, {}],
      startsAt: ['zzz', 5, '+275760-01-01'],
    },
  },
  'delivery-methods': {
    sound: { methodId: 990, name: 'Lähetti', kind: 'home', price: 990, promise: 'Tänään.', place: 5 },
    odd: {
      methodId: [0, -1, 1.5],
      name: ['   ', 5, {}, 'a\u0000b'],
      kind: ['drone', 5],
      carrier: ['dhl'],
      price: [-1, 0.5, 1e12],
      freeFrom: [-1, 0.5, 1e12],
      promise: ['\t', 5],
      place: ['x'],
      isOffered: ['maybe', 5],
    },
  },
  'discount-codes': {
    sound: { code: 'OUTO', kind: 'percent', value: 10, minimum: 0, startsOn: '2026-01-01', endsOn: '2026-12-31' },
    odd: {
      code: ['   ', 'pieni', 'A B', 'X'.repeat(41), 5],
      kind: ['gift'],
      value: [0, 150, 1.5, -10],
      minimum: [-5, 0.5, 1e12],
      startsOn: ['zzz', '2026-02-30', '2027-01-01', 5],
      endsOn: ['zzz', '2025-12-31', 20_261_231],
      usesLeft: [-1, 1.5, 1e15],
      isLimited: ['x'],
    },
  },
  stores: {
    sound: {
      number: 990,
      name: 'Uusi',
      slug: 'uusi',
      street: 'Katu 1',
      zip: '00100',
      city: 'Helsinki',
      phone: '010 123 456',
      email: 'uusi@example.com',
      latitude: 60,
      longitude: 25,
      description: 'Keskellä.',
      monday: '10:00–18:00',
    },
    odd: {
      number: [0, 1.5],
      name: ['   ', 5],
      slug: ['Ä', 'a/b', '../x'],
      zip: ['0010', 'abcde', 100],
      phone: ['  ', 5],
      email: ['x', 5],
      latitude: [0, 91, 'x'],
      longitude: [0],
      description: [{}, '  '],
      monday: ['zzz', '18:00–10:00', 5, ['10:00', '18:00']],
      lunch: ['x'],
    },
  },
  brands: {
    sound: {
      name: 'Uusi',
      slug: 'uusi',
      kind: 'eyewear',
      tagline: 'Uutta.',
      story: 'Kaukaa.',
      maker: { name: 'A', street: 'B', zip: 'C', city: 'D', country: 'E', email: 'a@example.com' },
    },
    odd: {
      name: ['  ', 5, {}],
      slug: ['Uusi', 'a b', 'a/b'],
      tagline: ['  '],
      story: ['\n'],
      maker: [{ name: '  ' }, { email: 'x' }, { street: 5 }],
    },
  },
  'social-accounts': {
    sound: { name: 'Kuvat', url: 'https://kuvat.example/me', place: 5 },
    odd: { name: ['  ', 5], url: ['javascript:1', 'http://a.example', 5], place: ['x'] },
  },
  articles: {
    sound: {
      name: 'Uusi',
      handle: 'uusi',
      category: 'frames',
      description: 'Kevyt.',
      warnings: 'Ei ole.',
      rank: 5,
      shape: 'round',
    },
    odd: {
      name: ['  ', 5],
      handle: ['Ä', 'a/b', 5],
      category: ['autot', 5],
      description: ['  ', {}],
      rank: ['x'],
      packageAmount: [0, 1.5],
      flags: [[{ text: '  ', color: 'lakka' }], [{ text: 'Uutuus', color: 'sininen' }], 5],
      swatch: ['punainen', ['punainen'], [5], {}],
      shape: ['star'],
      rimWidth: [-1, 1e9],
      weight: ['x', -5],
      suitableFor: [['dogs'], 'dogs'],
      color: [5, {}],
      filterCategory: [5, 1.5, -1],
      transmission: [-1, 101, 'x'],
      // The form of a frame hides these.
      lensChoice: [5, [], { axes: 5 }, { axes: [{ name: 'color', values: [] }], exclusions: [], leadTimeDays: 1 }],
      lensType: ['yearly'],
      bounds: [5, { ...LENS_PACKAGE, sphere: 5 }, { ...LENS_PACKAGE, addition: undefined }],
      includes: ['Kovapinnoite', [5]],
      refractiveIndex: [5, 1.5],
      udi: [5],
      waterContent: [101],
    },
  },
  skus: {
    sound: { title: 'Uusi', size: 'XXL', leadTimeDays: 0 },
    odd: {
      title: ['  ', 5],
      size: [5, {}],
      measures: [5, [], { lensWidth: 50 }, { lensWidth: 'x' }],
      parameters: [5, { color: 1 }, { power: {} }],
      stock: [-1, 1.5, 1e15],
      leadTimeDays: [-1, 1.5, 1e15],
      sellsOnline: ['x'],
    },
  },
  'store-stock': { sound: { pieces: 1 }, odd: { pieces: [-1, 1.5, 1e15, 'x'] } },
}

const PUBLIC = [
  '/api/catalog/list?category=frames',
  '/api/catalog/categories',
  '/api/store/list',
  '/api/site/shopper',
  '/api/shell/accounts',
  '/api/checkout/view',
]

const callers = opened(openToCallers)
let related: Record<string, unknown>

beforeAll(async () => {
  const idOf = async (collection: string) =>
    (await callers.shop.payload.db.findOne<{ id: number }>({ collection: collection as never, where: {} }))?.id
  related = { article: await idOf('articles'), brand: await idOf('brands') }
})

describe.each(Object.entries(documents))('a document of %s', (slug, { sound, odd }) => {
  const oddities = Object.entries(odd).flatMap(([name, values]) => values.map((value) => ({ [name]: value })))
  let made: { id: number }

  test('that makes sense is taken', async () => {
    const sku = slug === 'store-stock' && (await newSku())
    const [stores] = (await callers.shop.payload.find({ collection: 'stores', limit: 1 })).docs
    const { status, text } = await write('POST', '', { ...sound, ...(sku && { sku, store: stores?.id }) })
    expect([status, text]).toEqual([201, text])
    made = (JSON.parse(text) as { doc: { id: number } }).doc
  })

  test.each(oddities)('is refused with %j, when it is made and when it is changed', async (oddity) => {
    const before = await callers.shop.payload.db.findOne({
      collection: slug as never,
      where: { id: { equals: made.id } },
    })
    const answers = [await write('POST', '', { ...sound, ...oddity })]
    const isGivenOnce = slug === 'prices' || 'usesLeft' in oddity || 'isLimited' in oddity
    if (!isGivenOnce) answers.push(await write('PATCH', `/${made.id}`, oddity))
    for (const { status, code, text } of answers) {
      expect([status, code, text]).toEqual([400, 'request.malformed', text])
      expect((JSON.parse(text) as Invalid).errors[0]?.data.errors[0]?.message).toMatch(/^\S.+\.$/)
    }
    const after = await callers.shop.payload.db.findOne({
      collection: slug as never,
      where: { id: { equals: made.id } },
    })
    expect(after).toEqual(before)
  })

  test.each(['zzz', {}, 5, '+275760-01-01'])('does not say itself that it was made at %j', async (createdAt) => {
    expect(await write('POST', '', { ...sound, createdAt })).toMatchObject({ status: 400, code: 'request.malformed' })
  })

  test('leaves every public answer as it was', async () => {
    for (const path of PUBLIC) expect([path, (await callers.shop.fetch(path)).status]).toEqual([path, 200])
  })

  function write(method: string, path: string, body: object) {
    return callers.shop.fetch(`/api/${slug}${path}`, { method, headers: callers.staff, body: { ...related, ...body } })
  }
})

test('whoever leaves a form half filled and half wrong is told of both at once', async () => {
  const { text } = await callers.shop.post('/api/discount-codes', { code: 'pieni', kind: 'percent' }, callers.staff)
  const said = (JSON.parse(text) as Invalid).errors[0]?.data.errors.map(({ path }) => path)
  expect(said).toEqual(['code', 'value', 'startsOn', 'endsOn'])
})

describe('a picture', () => {
  test.each(['   ', '\t', 5, null])('is not described by %j', async (alt) => {
    const before = await callers.shop.payload.db.findOne({ collection: 'media', where: { id: { equals: 1 } } })
    expect(await patch('/api/media/1', { alt })).toMatchObject({ status: 400, code: 'request.malformed' })
    expect(await callers.shop.payload.db.findOne({ collection: 'media', where: { id: { equals: 1 } } })).toEqual(before)
  })

  test('is not fetched from where somebody says it is', async () => {
    const body = { alt: 'Kuva', filename: 'kuva.webp', url: `${callers.shop.origin}/api/health` }
    const answer = await callers.shop.post('/api/media', body, callers.staff)
    expect(answer).toMatchObject({ status: 400, code: 'request.malformed' })
  })
})

describe('stock', () => {
  test.each([1e15, -1e15, 1.5, 'x', {}])('is not changed by %j', async (stockChange) => {
    const before = await callers.shop.payload.db.findOne({ collection: 'skus', where: { id: { equals: 1 } } })
    expect(await patch('/api/skus/1', { stockChange })).toMatchObject({ status: 400, code: 'request.malformed' })
    expect(await callers.shop.payload.db.findOne({ collection: 'skus', where: { id: { equals: 1 } } })).toEqual(before)
  })
})

describe('what the shop fills in by itself', () => {
  test.each([
    ['skus', { number: 7, key: 'oma', holds: { x: 1 }, holdsVersion: 99 }],
    ['articles', { number: 7, slug: 'oma', title: 'Oma' }],
  ])('in %s is left as it was', async (slug, oddity) => {
    const names = Object.keys(oddity)
    const [path, where] = [`/api/${slug}/1`, { id: { equals: 1 } }]
    const kept = async () => {
      const found = await callers.shop.payload.db.findOne({ collection: slug as never, where })
      return names.map((name) => (found as Record<string, unknown> | null)?.[name])
    }
    const before = await kept()
    expect((await patch(path, oddity)).status).toBe(200)
    expect(await kept()).toEqual(before)
  })
})

test('when a document was made and changed is said by the shop', async () => {
  const said = { createdAt: '2001-01-01T00:00:00.000Z', updatedAt: '2999-01-01T00:00:00.000Z' }
  const account = { name: 'Kuvat', url: 'https://kuvat.example/toinen', place: 6 }
  const made = await callers.shop.post('/api/social-accounts', { ...account, ...said }, callers.staff)
  const { doc } = JSON.parse(made.text) as { doc: { id: number; createdAt: string; updatedAt: string } }
  expect(Object.values(said)).not.toContain(doc.createdAt)
  expect(Object.values(said)).not.toContain(doc.updatedAt)
  const { text } = await patch(`/api/social-accounts/${doc.id}`, said)
  const changed = (JSON.parse(text) as { doc: typeof doc }).doc
  expect(changed.createdAt).toBe(doc.createdAt)
  expect(Object.values(said)).not.toContain(changed.updatedAt)
})

describe('a reference', () => {
  test.each([
    ['articles', { brand: 999_999 }],
    ['articles', { brand: -1 }],
    ['articles', { brand: 1.5 }],
    ['articles', { brand: 'abc' }],
    ['articles', { pictures: [999_999] }],
    ['articles', { pictures: 5 }],
    ['skus', { article: 999_999 }],
    ['store-stock', { store: { id: 999_999 } }],
  ])('in %s points to what is there, unlike %j', async (slug, oddity) => {
    const { status, code, text } = await patch(`/api/${slug}/1`, oddity)
    expect([status, code]).toEqual([400, 'request.malformed'])
    expect((JSON.parse(text) as Invalid).errors[0]?.data.errors[0]?.message).toBe('Kentän valinta ei kelpaa.')
  })
})

function patch(path: string, body: object) {
  return callers.shop.fetch(path, { method: 'PATCH', headers: callers.staff, body })
}

interface Invalid {
  errors: { data: { errors: { message: string; path: string }[] } }[]
}

async function newSku(): Promise<number> {
  const body = { ...related, title: 'Toinen', size: 'XL', leadTimeDays: 0 }
  const { text } = await callers.shop.post('/api/skus', body, callers.staff)
  return (JSON.parse(text) as { doc: { id: number } }).doc.id
}
