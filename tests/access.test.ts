import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from 'payload'
import { bounds } from '#domain/bounds.ts'
import { resolversOf, staffRoles } from '#plugins/kit/requests/caller.ts'
import { unknownId } from '#plugins/kit/test-database.ts'
import { fillShop } from './fill-shop.ts'
import { rows, type May, type Row } from './access-rows.ts'
import { fakeSession, signedInAs } from './fake-sessions.ts'
import { openRealShop, type Caller, type ApiAnswer, type RealShop, type Sent } from './real-shop.ts'
import { tinyVideo } from './every-block.ts'

/** Callers whose collections do not exist yet: `fake-sessions.ts` signs them in. Each has a shopper's cookie, too. */
const signedIn = {
  customer: { kind: 'customer', id: 'A1', trust: 'weak', session: 'a', shopper: 'of aino' },
  'strong-customer': { kind: 'customer', id: 'A1', trust: 'strong', session: 'a', shopper: 'of aino' },
  store: { kind: 'store', id: 1, name: 'Kamppi', staff: 'Kaisa', customer: null, session: 'c', shopper: 'of kamppi' },
  representative: { kind: 'representative', id: 1, company: 1 },
} as const
const others = Object.keys(signedIn) as (keyof typeof signedIn)[]
const roles = ['anonymous', 'shopper', ...others, ...staffRoles] as const
type Role = (typeof roles)[number]

const entering: Record<May, readonly Role[]> = {
  anyone: roles,
  shopper: ['shopper', ...others],
  customer: ['customer', 'strong-customer'],
  'strong-customer': ['strong-customer'],
  store: ['store'],
  representative: ['representative'],
  staff: staffRoles,
  'order-handler': ['order-handler', 'admin'],
  'order-reader': ['order-handler', 'optician', 'customer-service', 'admin'],
  'prescription-staff': ['order-handler', 'optician', 'admin'],
  'customer-staff': ['order-handler', 'customer-service', 'admin'],
  optician: ['optician', 'admin'],
  'customer-service': ['customer-service', 'admin'],
  'form-reader': ['editor', 'customer-service', 'admin'],
  'pickup-staff': ['order-handler', 'optician', 'store-staff', 'admin'],
  'store-mode-staff': ['order-handler', 'customer-service', 'store-staff', 'admin'],
  'exam-staff': ['store-staff', 'optician', 'customer-service', 'admin'],
  editor: ['editor', 'admin'],
  marketer: ['marketer', 'editor', 'admin'],
  'store-staff': ['store-staff', 'admin'],
  admin: ['admin'],
  nobody: [],
}

const NOWHERE = unknownId

let shop: RealShop
let callers: Record<Role, Caller>
/** One document of each collection that has any. */
let samples: Map<string, { id: number | string; filename?: string }>

beforeAll(async () => {
  shop = await openRealShop()
  resolversOf(shop.payload.config).push(fakeSession)
  const shopper = await shop.shopper()
  callers = {
    anonymous: {},
    shopper,
    customer: signedInAs(signedIn.customer, shopper),
    'strong-customer': signedInAs(signedIn['strong-customer'], shopper),
    store: signedInAs(signedIn.store, shopper),
    representative: signedInAs(signedIn.representative, shopper),
    ...(await signInEachRole()),
  }
  await fillShop(shop, callers.shopper)
  const account = { name: 'Instagram', url: 'https://kuvat.example/optikko', place: 10 }
  await shop.post('/api/social-accounts', account, callers.admin)
  const stored = [{ name: '_id', kind: 'cookie', purpose: 'Laskee käynnit.', lifetime: '1 vuosi' }]
  const tag = { name: 'Mittari', src: 'https://mittari.example/a.js', category: 'C0002', stored }
  await shop.post('/api/tags', tag, callers.admin)
  await shop.payload.create({
    collection: 'videos',
    data: { description: 'Linssi hiotaan' },
    file: { name: 'hionta.mp4', data: tinyVideo, mimetype: 'video/mp4', size: tinyVideo.length },
  })
  await shop.post('/api/redirects', { from: '/vanha', address: '/' }, callers.admin)
  await shop.post('/api/search-picks', { name: 'Kevät', queries: ['aurinkolasit'] }, callers.admin)
  const answer = { title: 'Takuut', text: 'Näin palautat.', url: '/takuut', words: ['palaut'] }
  await shop.post('/api/search-answers', answer, callers.admin)
  const [optometrist, store] = await Promise.all(['optometrists', 'stores'].map(firstOf))
  await shop.post('/api/shifts', { optometrist, store, day: '2099-01-05', hours: '9–15' }, callers.admin)
  samples = await sampleEach()
})
afterAll(() => shop.close())

describe('the routes of the shop', () => {
  test('are the rows of the table, one each', () => {
    const written = rows.map(({ route }) => route)
    expect(written.toSorted()).toEqual(registered().toSorted())
    expect(new Set(written).size).toBe(written.length)
  })

  test('declare the owner of each document that one of our routes names', () => {
    const declared = shop.config.endpoints.map(({ method, path, custom }) => [
      `${method.toUpperCase()} ${path}`,
      (custom as { ownedBy?: string } | undefined)?.ownedBy,
    ])
    const written = rows.flatMap(({ route, ownedBy }) => (ownedBy ? [[route, ownedBy]] : []))
    expect(declared.filter(([, ownedBy]) => ownedBy).toSorted()).toEqual(written.toSorted())
  })

  test.each(rows)('$route is for $may', async (row) => {
    const ask = async (role: Role) => {
      const { path, ...sent } = await requestFor(row, role)
      const answer = await shop.fetch(path, sent)
      const expected = entering[row.may].includes(role) ? 'let in' : refusalOf(row, role)
      return { role, expected, answer: expected === 'let in' && isLetIn(answer) ? 'let in' : told(answer) }
    }
    // At once: most of the time of one is waiting.
    const asked = await Promise.all(roles.map(ask))
    const by = (what: 'answer' | 'expected') => Object.fromEntries(asked.map((one) => [one.role, one[what]]))
    expect(by('answer')).toEqual(by('expected'))
  })
})

describe('a route closed to anonymous callers', () => {
  const closed = rows.filter(({ may, toStrangers }) => may !== 'anyone' && toStrangers.startsWith('404'))

  test('stays closed to HEAD, and OPTIONS lists nothing', async () => {
    for (const { route } of closed.filter(({ route: one }) => one.startsWith('GET'))) {
      const path = pathOf(route)
      expect(await shop.fetch(path, { method: 'HEAD' })).toMatchObject({ status: 404, text: '' })
      expect(await shop.fetch(path, { method: 'OPTIONS' })).toMatchObject({ status: 204, text: '' })
    }
  })

  test.each(['x-http-method-override', 'x-payload-http-method-override', 'x-method-override'])(
    'is not opened by %s',
    async (name) => {
      for (const { route } of closed) {
        const [method = ''] = route.split(' ')
        for (const headers of [{ [name]: method }, { ...callers.shopper, [name]: 'GET' }]) {
          const answer = await shop.fetch(pathOf(route), { method: 'POST', headers, body: {} })
          expect([route, answer.status, answer.code]).toEqual([route, 404, 'request.not_found'])
        }
      }
    },
  )

  test.each(['/api/orders/', '/api//orders', '/api/ORDERS', '/api/./orders', '/api/cart/../orders', '/api/%6frders'])(
    'is not opened by writing it %s',
    async (path) => {
      const answer = await shop.fetch(path)
      expect([301, 400, 404]).toContain(answer.status)
      expect(answer.text).not.toContain('docs')
    },
  )

  test.each([
    ['a session that was forged', { cookie: 'payload-token=eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.AAAA' }],
    ['a session without a signature', { cookie: `payload-token=${unsigned()}` }],
    ['an API key', { authorization: 'staff API-Key 1' }],
    ['a bare word', { authorization: 'JWT undefined' }],
    ['the claim to come from inside', { 'x-shop-inside': '1', 'x-forwarded-for': '127.0.0.1' }],
  ])('is not opened by %s', async (_, headers) => {
    for (const path of ['/api/orders', '/api/staff', '/api/carts', '/api/access'])
      expect(await shop.fetch(path, { headers })).toMatchObject({ status: 404, code: 'request.not_found' })
  })

  test.each(['evil.example', 'localhost', 'localhost:1'])('is not found at host %s', async (host) => {
    for (const path of ['/api/health', '/api/orders', '/'])
      expect(await shop.fetch(path, { headers: { ...callers.admin, host } })).toMatchObject({
        status: 421,
        code: 'request.wrong_host',
      })
  })

  test('is closed again after signing out', async () => {
    const headers = await shop.signIn(await shop.hire('admin'))
    expect(await shop.fetch('/api/orders', { headers })).toMatchObject({ status: 200 })
    await shop.post('/api/staff/logout', {}, headers)
    expect(await shop.fetch('/api/orders', { headers })).toMatchObject({ status: 404 })
  })

  test('accepts no change that another site sends with the session of staff', async () => {
    const foreign = { ...callers.admin, origin: 'https://evil.example' }
    for (const path of ['/api/staff', '/api/discount-codes', '/api/order/1/cancel'])
      expect(await shop.post(path, {}, foreign)).toMatchObject({ status: 403, code: 'request.foreign_origin' })
  })
})

describe('a list that Payload makes', () => {
  const counted = rows.flatMap(({ route }) => /^GET (\/[\w-]+)\/count$/.exec(route)?.[1] ?? [])
  const listed = [...counted, '/pages/versions']
  const { most } = bounds['generated deepest rows']

  test.each(listed)('%s gives no more than its bounds, whoever of staff asks', async (list) => {
    const path = `/api${list}?depth=10&limit=0`
    const asked = staffRoles.map(async (role) => [role, await shop.fetch(path, { headers: callers[role] })] as const)
    for (const [role, { status, text }] of await Promise.all(asked)) {
      // 413: what would be more than an answer may have is not sent.
      expect([role, [200, 403, 404, 413]]).toEqual([role, expect.arrayContaining([status])])
      if (status !== 200) continue
      const { docs, limit } = JSON.parse(text) as { docs: object[]; limit: number }
      expect([role, docs.length <= most, limit]).toEqual([role, true, most])
    }
  })

  test.each([
    ['limit[]=0&depth[]=1', 200],
    ['pagination=false&depth=1', 200],
    ['sort=updatedBy.email', 400],
    ['where={"updatedBy.email":{"exists":true}}', 400],
    ['where[updatedBy.email][exists]=true', 400],
  ])('of pages is asked by %s: %i', async (question, status) => {
    for (const role of status === 200 ? (['admin'] as const) : staffRoles)
      for (const list of ['pages', 'pages/versions']) {
        const answer = await shop.fetch(`/api/${list}?${question}`, { headers: callers[role] })
        expect([role, list, answer.status]).toEqual([role, list, status])
        if (status === 200) expect((JSON.parse(answer.text) as { docs: object[] }).docs.length).toBeLessThanOrEqual(20)
      }
  })
})

test.each(['toString', '__proto__', 'constructor'])('no collection is %s', async (name) => {
  for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
    for (const headers of [callers.admin, callers.shopper]) {
      const sent = { method, headers, ...(method !== 'GET' && { body: {} }) }
      expect(await shop.fetch(`/api/${name}`, sent)).toMatchObject({ status: 404, code: 'request.not_found' })
    }
})

describe('an order handler', () => {
  test.each([
    ['delivery-methods', { price: 1 }],
    ['discount-codes', { value: 99 }],
    ['articles', { name: 'Ilmainen' }],
    ['brands', { tagline: 'Oma' }],
    ['stores', { name: 'Oma' }],
    ['prices', { amount: 1 }],
    ['gift-cards', { balance: 1_000_000 }],
    ['orders', { totalCost: 1 }],
    ['carts', { discountCode: 'KAIKKI' }],
  ])('changes nothing of %s', async (slug, body) => {
    const before = await documentOf(slug)
    for (const path of [`/api/${slug}/${before.id}`, `/api/${slug}?where[id][equals]=${before.id}`]) {
      const answer = await shop.fetch(path, { method: 'PATCH', headers: callers['order-handler'], body })
      expect(answer.status).toBe(403)
    }
    expect(await documentOf(slug)).toEqual(before)
  })

  test('sets no price and issues no code', async () => {
    const price = { article: samples.get('articles')?.id, amount: 100, channel: 'online', kind: 'unit' }
    const code = { code: 'OMA', kind: 'percent', value: 99, minimum: 0, startsOn: '2020-01-01', endsOn: '2099-01-01' }
    expect(await shop.post('/api/prices', price, callers['order-handler'])).toMatchObject({ status: 403 })
    expect(await shop.post('/api/discount-codes', code, callers['order-handler'])).toMatchObject({ status: 403 })
  })

  test('makes no account an admin, not even their own', async () => {
    const { id, ...known } = await shop.hire('order-handler')
    const headers = await shop.signIn(known)
    const admin = { name: 'Oma', email: 'oma@example.com', password: 'pitkä salasana', roles: ['admin'] }
    expect(await shop.post('/api/staff', admin, headers)).toMatchObject({ status: 403 })
    const own = await shop.fetch(`/api/staff/${id}`, { method: 'PATCH', headers, body: { roles: ['admin'] } })
    expect(own.status).toBe(200)
    expect(await shop.post('/api/staff/unlock', { email: known.email }, headers)).toMatchObject({ status: 403 })
    expect(await shop.payload.findByID({ collection: 'staff', id })).toMatchObject({ roles: ['order-handler'] })
  })

  test('corrects the stock of a SKU and nothing else of it', async () => {
    const before = await documentOf('skus')
    const body = { stockChange: 2, title: 'Oma', sellsOnline: false, stock: 900, holds: { x: 1 }, leadTimeDays: 99 }
    const headers = callers['order-handler']
    const answer = await shop.fetch(`/api/skus/${before.id}`, { method: 'PATCH', headers, body })
    expect(answer.status).toBe(200)
    const { stock, updatedAt: _updated, ...rest } = await documentOf('skus')
    const { stock: had, updatedAt: _before, ...same } = before
    expect(stock).toBe(Number(had) + 2)
    expect(rest).toEqual(same)
  })
})

test('no member of staff reads or changes the settings of another', async () => {
  const other = await shop.signIn(await shop.hire('admin'))
  await shop.post('/api/payload-preferences/nav', { value: { open: 'secret' } }, other)
  const listed = await shop.fetch('/api/payload-preferences?limit=0', { headers: callers.admin })
  expect(listed.text).not.toContain('secret')
  const saved = await shop.payload.db.findOne<{ id: number | string }>({
    collection: 'payload-preferences',
    where: { key: { equals: 'nav' } },
  })
  const path = `/api/payload-preferences/${saved?.id}`
  const changed = await shop.fetch(path, { method: 'PATCH', headers: callers.admin, body: { value: 1 } })
  expect(changed.status).toBe(403)
})

/** Every endpoint of the built configuration, as a route of the table. Duplicates count once. */
function registered(): string[] {
  const { endpoints, collections, globals } = shop.config
  const of = (path: string, all: Pick<Endpoint, 'method' | 'path'>[] | false) =>
    (all || []).map((one) => `${one.method.toUpperCase()} ${path}${one.path === '/' ? '' : one.path}`)
  return [
    ...new Set([
      ...of('', endpoints),
      ...collections.flatMap(({ slug, endpoints: own }) => of(`/${slug}`, own)),
      ...globals.flatMap(({ slug, endpoints: own }) => of(`/globals/${slug}`, own)),
    ]),
  ]
}

/** A path for a route with ids of no document, and without a filter that would match many. */
function pathOf(route: string, values: Record<string, unknown> = {}): string {
  const [method = '', path = ''] = route.split(' ')
  const filled = path.replace(/:(\w+)\??/g, (_, name: string) => String(values[name] ?? NOWHERE))
  const isMany = ['PATCH', 'DELETE'].includes(method) && !path.includes(':')
  return `/api${filled}${isMany ? `?where[id][equals]=${NOWHERE}` : ''}`
}

/** A request that would succeed, or fail for another reason than access. */
async function requestFor({ route }: Row, role: Role): Promise<Sent & { path: string }> {
  const [method = '', path = ''] = route.split(' ')
  const slug = path.split('/')[1] ?? ''
  const body = method === 'GET' ? undefined : {}
  const plain = { method, headers: callers[role], body, path: pathOf(route) }

  if (slug === 'payload-preferences' && path.includes(':') && entering.staff.includes(role))
    return { ...plain, path: pathOf(route, await ownPreference(role)) }
  if (path.endsWith('/duplicate')) return { ...plain, path: pathOf(route, { ...samples.get(slug) }) }
  if (path.endsWith('/:filename')) return { ...plain, path: pathOf(route, { ...samples.get(slug) }) }
  if (signing.has(path)) return { ...plain, ...(await signingRequest(path, role)) }
  return plain
}

const signing = new Set(
  ['login', 'logout', 'forgot-password', 'reset-password', 'unlock'].map((operation) => `/staff/${operation}`),
)

/** Signing in and out uses an account of its own, so that no other session ends. */
async function signingRequest(path: string, role: Role): Promise<Sent> {
  const known = await shop.hire(staffRoles.find((one) => one === role) ?? 'order-handler')
  const { email, password } = known
  if (path === '/staff/logout') return entering.staff.includes(role) ? { headers: await shop.signIn(known) } : {}
  if (path !== '/staff/reset-password') return { body: { email, password } }
  const token = await shop.payload.forgotPassword({ collection: 'staff', data: { email }, disableEmail: true })
  return { body: { token, password } }
}

/** The preference's key is its id, since Payload confuses the two where they differ. */
async function ownPreference(role: Role): Promise<{ id: number | string; key: string }> {
  const { text } = await shop.post('/api/payload-preferences/new', { value: 1 }, callers[role])
  const { id } = (JSON.parse(text) as { doc: { id: number | string } }).doc
  const key = String(id)
  await shop.payload.db.updateOne({ collection: 'payload-preferences', id, data: { key } })
  return { id, key }
}

function refusalOf({ may, toStrangers, toOthers, toStaff }: Row, role: Role): string {
  if (may === 'strong-customer' && role === 'customer') return '403 request.needs_strong_identification'
  if (entering.staff.includes(role)) return toStaff
  return role === 'anonymous' || role === 'shopper' ? toStrangers : toOthers
}

const turnedAway = ['token_stale', 'not_signed_in', 'not_allowed', 'not_found', 'foreign_origin']

/** Whether access was granted, whatever the result. */
function isLetIn({ status, code, text }: ApiAnswer): boolean {
  // Payload's own validation answers have a message beside the code, after access was granted.
  const isMissing = status === 404 && text.includes('"errors"')
  return status < 500 && (isMissing || !turnedAway.some((reason) => code === `request.${reason}`))
}

function told({ status, code }: ApiAnswer): string {
  return code ? `${status} ${code}` : String(status)
}

async function signInEachRole() {
  const entries = staffRoles.map(async (role) => [role, await shop.signIn(await shop.hire(role))] as const)
  return Object.fromEntries(await Promise.all(entries)) as Record<(typeof staffRoles)[number], Caller>
}

async function firstOf(collection: string): Promise<number | string | undefined> {
  return (await shop.payload.db.findOne<{ id: number | string }>({ collection: collection as never, where: {} }))?.id
}

async function sampleEach() {
  const found = shop.config.collections.map(async ({ slug }) => {
    const one = await shop.payload.db.findOne<{ id: number | string; filename?: string }>({
      collection: slug,
      where: {},
    })
    return one ? ([[slug, one]] as const) : []
  })
  return new Map((await Promise.all(found)).flat())
}

async function documentOf(slug: string): Promise<Record<string, unknown>> {
  const where = { id: { equals: samples.get(slug)?.id } }
  return { ...(await shop.payload.db.findOne({ collection: slug as never, where })) }
}

/** An unsigned token that claims to be the first member of staff. */
function unsigned(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', typ: 'JWT', authVersion: 1 })}.${part({ id: 1, collection: 'staff' })}.`
}
