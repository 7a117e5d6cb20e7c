import { describe, expect, test } from 'vitest'
import type { Endpoint } from 'payload'
import { bounds } from '#domain/bounds.ts'
import { isStaffRole, staffRoles, type Who } from '#plugins/kit/requests/caller.ts'
import { openShopWithRoles, entering, kindOfRow, pathOf } from './access-callers.ts'
import { rows } from './access-rows.ts'
import { declared } from './declared.ts'
import { opened } from './opened.ts'
import { rowsOf } from './rows-of.ts'

const shop = opened(openShopWithRoles)

/** The rows of our own endpoints; `access-collections.matrix.int.test.ts` has those that Payload makes. */
const ours = rows.filter(({ made }) => !made)

describe('the routes of the shop', () => {
  test('are exactly those of the table, each once', () => {
    const written = rows.map(({ route }) => route)
    expect(written.toSorted()).toEqual(registered().toSorted())
    expect(new Set(written).size).toBe(written.length)
  })

  test('declare the owner of each document that one of them names', () => {
    const owners = shop.config.endpoints.map(({ method, path, custom }) => [
      `${method.toUpperCase()} ${path}`,
      (custom as { ownedBy?: string } | undefined)?.ownedBy,
    ])
    const written = rows.flatMap(({ route, ownedBy }) => (ownedBy ? [[route, ownedBy]] : []))
    expect(owners.filter(([, ownedBy]) => ownedBy).toSorted()).toEqual(written.toSorted())
  })

  test('are all served by endpoint() and admit the callers of the table', () => {
    const admitted = shop.config.endpoints.flatMap(({ method, path, custom }) => {
      const who = (custom as { who?: Who } | undefined)?.who
      return who ? [[`${method.toUpperCase()} ${path}`, membersOf(who, method)]] : []
    })
    expect(Object.fromEntries(admitted)).toEqual(
      Object.fromEntries(ours.map(({ route, may }) => [route, entering[may].toSorted()])),
    )
  })

  test.each(rowsOf(ours, kindOfRow))('the route $route admits $may', async (row) => {
    const { answers, expected } = await shop.tried(row)
    expect(answers).toEqual(expected)
  })
})

describe('a route closed to anonymous callers', () => {
  const closed = rows.filter(({ may, toStrangers }) => may !== 'anyone' && toStrangers.startsWith('404'))

  test('answers HEAD with 404, and OPTIONS with no list', async () => {
    for (const { route } of closed.filter(({ route: one }) => one.startsWith('GET'))) {
      const path = pathOf(route)
      expect(await shop.fetch(path, { method: 'HEAD' })).toMatchObject({ status: 404, text: '' })
      expect(await shop.fetch(path, { method: 'OPTIONS' })).toMatchObject({ status: 204, text: '' })
    }
  })

  test.each(['x-http-method-override', 'x-payload-http-method-override', 'x-method-override'])(
    'is not opened by the header %s',
    async (name) => {
      for (const { route } of closed) {
        const [method = ''] = route.split(' ')
        for (const headers of [{ [name]: method }, { ...shop.callers.shopper, [name]: 'GET' }]) {
          const answer = await shop.fetch(pathOf(route), { method: 'POST', headers, body: {} })
          expect([route, answer.status, answer.code]).toEqual([route, 404, 'request.not_found'])
        }
      }
    },
  )

  test.each(['/api/orders/', '/api//orders', '/api/ORDERS', '/api/./orders', '/api/cart/../orders', '/api/%6frders'])(
    'is not opened by the spelling %s',
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

  test.each(['evil.example', 'localhost', 'localhost:1'])('is refused at the host %s', async (host) => {
    for (const path of ['/api/health', '/api/orders', '/'])
      expect(await shop.fetch(path, { headers: { ...shop.callers.admin, host } })).toMatchObject({
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

  test('refuses changes that another site sends with the session of staff', async () => {
    const foreign = { ...shop.callers.admin, origin: 'https://evil.example' }
    for (const path of ['/api/staff', '/api/discount-codes', '/api/order/1/cancel'])
      expect(await shop.post(path, {}, foreign)).toMatchObject({ status: 403, code: 'request.foreign_origin' })
  })
})

describe('a list generated by Payload', () => {
  const counted = rows.flatMap(({ route }) => /^GET (\/[\w-]+)\/count$/.exec(route)?.[1] ?? [])
  const listed = [...counted, '/pages/versions']
  const { most } = bounds['generated deepest rows']

  test.each(rowsOf(listed, readersOf))('%s gives no more rows than its bounds to any role of staff', async (list) => {
    const path = `/api${list}?depth=10&limit=0`
    const asked = staffRoles.map(
      async (role) => [role, await shop.fetch(path, { headers: shop.callers[role] })] as const,
    )
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
  ])('answers for pages the query %s with %i', async (question, status) => {
    for (const role of status === 200 ? (['admin'] as const) : staffRoles)
      for (const list of ['pages', 'pages/versions']) {
        const answer = await shop.fetch(`/api/${list}?${question}`, { headers: shop.callers[role] })
        expect([role, list, answer.status]).toEqual([role, list, status])
        if (status === 200) expect((JSON.parse(answer.text) as { docs: object[] }).docs.length).toBeLessThanOrEqual(20)
      }
  })
})

test.each(['toString', '__proto__', 'constructor'])('the name %s is not served as a collection', async (name) => {
  for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
    for (const headers of [shop.callers.admin, shop.callers.shopper]) {
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
  ])('cannot change a document of %s', async (slug, body) => {
    const before = await documentOf(slug)
    for (const path of [`/api/${slug}/${before.id}`, `/api/${slug}?where[id][equals]=${before.id}`]) {
      const answer = await shop.fetch(path, { method: 'PATCH', headers: shop.callers['order-handler'], body })
      expect(answer.status).toBe(403)
    }
    expect(await documentOf(slug)).toEqual(before)
  })

  test('cannot set a price or create a discount code', async () => {
    const price = { article: shop.samples.get('articles')?.id, amount: 100, channel: 'online', kind: 'unit' }
    const code = { code: 'OMA', kind: 'percent', value: 99, minimum: 0, startsOn: '2020-01-01', endsOn: '2099-01-01' }
    expect(await shop.post('/api/prices', price, shop.callers['order-handler'])).toMatchObject({ status: 403 })
    expect(await shop.post('/api/discount-codes', code, shop.callers['order-handler'])).toMatchObject({ status: 403 })
  })

  test('cannot make an account an admin, not even their own', async () => {
    const { id, ...known } = await shop.hire('order-handler')
    const headers = await shop.signIn(known)
    const admin = { name: 'Oma', email: 'oma@example.com', password: 'pitkä salasana', roles: ['admin'] }
    expect(await shop.post('/api/staff', admin, headers)).toMatchObject({ status: 403 })
    const own = await shop.fetch(`/api/staff/${id}`, { method: 'PATCH', headers, body: { roles: ['admin'] } })
    expect(own.status).toBe(200)
    expect(await shop.post('/api/staff/unlock', { email: known.email }, headers)).toMatchObject({ status: 403 })
    expect(await shop.payload.findByID({ collection: 'staff', id })).toMatchObject({ roles: ['order-handler'] })
  })

  test('can correct the stock of a SKU and nothing else of it', async () => {
    const before = await documentOf('skus')
    const body = { stockChange: 2, title: 'Oma', sellsOnline: false, stock: 900, holds: { x: 1 }, leadTimeDays: 99 }
    const headers = shop.callers['order-handler']
    const answer = await shop.fetch(`/api/skus/${before.id}`, { method: 'PATCH', headers, body })
    expect(answer.status).toBe(200)
    const { stock, updatedAt: _updated, ...rest } = await documentOf('skus')
    const { stock: had, updatedAt: _before, ...same } = before
    expect(stock).toBe(Number(had) + 2)
    expect(rest).toEqual(same)
  })
})

test('staff can neither read nor change the settings of one another', async () => {
  const other = await shop.signIn(await shop.hire('admin'))
  await shop.post('/api/payload-preferences/nav', { value: { open: 'secret' } }, other)
  const listed = await shop.fetch('/api/payload-preferences?limit=0', { headers: shop.callers.admin })
  expect(listed.text).not.toContain('secret')
  const saved = await shop.payload.db.findOne<{ id: number | string }>({
    collection: 'payload-preferences',
    where: { key: { equals: 'nav' } },
  })
  const path = `/api/payload-preferences/${saved?.id}`
  const changed = await shop.fetch(path, { method: 'PATCH', headers: shop.callers.admin, body: { value: 1 } })
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

/** The callers whom an endpoint admits, in the words of the table. A change by anyone needs the token of a shopper. */
function membersOf(who: Who, method: string): string[] {
  const kinds = [who === 'anyone' && method !== 'get' ? 'shopper' : who].flat()
  const members = kinds.flatMap((kind): readonly string[] => (isStaffRole(kind) ? [kind] : entering[kind]))
  return [...new Set(members)].toSorted()
}

/** Who reads the documents of a list: lists alike in that are bounded by the same code. */
function readersOf(list: string) {
  return declared[list.split('/')[1] ?? '']?.may.read
}

async function documentOf(slug: string): Promise<Record<string, unknown>> {
  const where = { id: { equals: shop.samples.get(slug)?.id } }
  return { ...(await shop.payload.db.findOne({ collection: slug as never, where })) }
}

/** An unsigned token that claims to be the first member of staff. */
function unsigned(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', typ: 'JWT', authVersion: 1 })}.${part({ id: 1, collection: 'staff' })}.`
}
