import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Nothing, route } from '#contracts/route.ts'
import { fakeSession, signedInAs } from '../../../tests/fake-sessions.ts'
import { callerOf, type Caller, type Who } from './caller.ts'
import { findOne } from '../storage/documents.ts'
import { endpoint } from './endpoint.ts'
import { extend } from '../extend.ts'
import { openShop, type Shop } from '../open-shop.ts'
import type { Owner } from './ownership.ts'

const Note = z.object({ text: z.string() })
const NoteName = z.object({ name: z.string() })
const getNote = route({ method: 'get', path: '/note/:name', input: NoteName, output: Note })
const dropNote = route({ method: 'post', path: '/note/:name/drop', input: NoteName, output: Nothing })

const admins = {
  customer: 'customer',
  strong: 'strong-customer',
  store: 'store',
  company: 'representative',
  everybody: ['customer', 'store', 'admin'],
  cart: 'shopper',
} as const satisfies Record<string, Who>

const aino = { kind: 'customer', id: 'A1', trust: 'weak', session: 'a', shopper: 'of aino' } as const
const callers = {
  aino,
  'aino, strongly identified': { ...aino, trust: 'strong' },
  otto: { kind: 'customer', id: 'A2', trust: 'strong', session: 'b', shopper: 'of otto' },
  store: { kind: 'store', id: 1, name: 'Kamppi', staff: 'Kaisa', customer: null, session: 'c', shopper: 'of kamppi' },
  representative: { kind: 'representative', id: 1, company: 7 },
  'another of the company': { kind: 'representative', id: 2, company: 7 },
} as const satisfies Record<string, Caller>
type Name = keyof typeof callers

let shop: Shop
let shopper: Record<string, string>
let admin: Record<string, string>

beforeAll(async () => {
  shop = await openShop([
    (config) =>
      extend(config, {
        sessions: [fakeSession],
        collections: [
          { slug: 'staff', auth: true, fields: [{ name: 'roles', type: 'json', saveToJWT: true }] },
          {
            slug: 'notes',
            fields: [
              { name: 'name', type: 'text' },
              { name: 'text', type: 'text' },
              { name: 'owner', type: 'json' },
            ],
          },
        ],
        endpoints: [
          ...Object.entries(admins).map(([name, who]) =>
            endpoint(
              route({ method: 'get', path: `/desk/${name}`, input: Nothing, output: z.object({ kind: z.string() }) }),
              { who },
              async (_, req) => ({ kind: callerOf(req).kind }),
            ),
          ),
          endpoint(getNote, { who: ['customer', 'store', 'representative', 'admin'], ownedBy }, async ({ name }) => ({
            text: (await noteNamed(name))?.text ?? '',
          })),
          endpoint(dropNote, { who: 'customer', ownedBy }, async ({ name }) => {
            await shop.payload.db.deleteOne({ collection: 'notes' as never, where: { name: { equals: name } } })
            return {}
          }),
        ],
      }),
  ])
  shopper = await shop.newShopper()
  const known = { email: 'a@example.com', password: 'pitkä salasana', roles: ['admin'] }
  await shop.payload.create({ collection: 'staff' as never, data: known as never })
  const { token } = (await (await shop.ask('/staff/login', known)).json()) as { token: string }
  admin = { Authorization: `JWT ${token}` }
})
afterAll(() => shop.close())

const ownedBy = {
  missing: 'order.not_found' as const,
  owner: async ({ name }: { name: string }) => (await noteNamed(name))?.owner ?? null,
}

describe('the access rule of an endpoint', () => {
  test.each<[keyof typeof admins, Name, string]>([
    ['customer', 'aino', 'customer'],
    ['customer', 'aino, strongly identified', 'customer'],
    ['customer', 'store', 'request.not_allowed'],
    ['strong', 'aino', 'request.needs_strong_identification'],
    ['strong', 'aino, strongly identified', 'customer'],
    ['strong', 'representative', 'request.not_allowed'],
    ['store', 'store', 'store'],
    ['store', 'otto', 'request.not_allowed'],
    ['company', 'representative', 'representative'],
    ['company', 'aino', 'request.not_allowed'],
    ['everybody', 'store', 'store'],
    ['everybody', 'representative', 'request.not_allowed'],
    ['cart', 'aino', 'customer'],
  ])('for %s answers %s with %s', async (adminSite, who, heard) => {
    expect(await reported(shop.ask(`/desk/${adminSite}`, undefined, as(who)))).toBe(heard)
  })

  test('asks strangers to sign in', async () => {
    expect(await reported(shop.ask('/desk/customer', undefined, shopper))).toBe('request.not_signed_in')
  })

  test('uses the permitted one of two sessions of a browser', async () => {
    const both = { ...as('aino'), ...admin }
    expect(await reported(shop.ask('/desk/everybody', undefined, both))).toBe('customer')
    expect(await reported(shop.ask('/desk/customer', undefined, both))).toBe('customer')
    expect(await reported(shop.ask('/desk/everybody', undefined, admin))).toBe('staff')
  })

  test('treats a shopper as a shopper, also where staff are signed in as well', async () => {
    expect(await reported(shop.ask('/desk/cart', undefined, { ...shopper, ...admin }))).toBe('shopper')
  })
})

describe('a document with an owner', () => {
  beforeEach(async () => {
    await shop.payload.db.deleteMany({ collection: 'notes' as never, where: {} })
    await Promise.all([
      write('of-aino', { kind: 'customer', id: 'A1' }),
      write('of-store', { kind: 'store', id: 1 }),
      write('of-company', { kind: 'company', id: 7 }),
      write('of-shopper', { kind: 'shopper', id: shopperId() }),
    ])
  })

  test.each<[string, Name]>([
    ['of-aino', 'aino'],
    ['of-aino', 'aino, strongly identified'],
    ['of-store', 'store'],
    ['of-company', 'representative'],
    ['of-company', 'another of the company'],
    ['of-shopper', 'otto'],
  ])('is shown where it is %s and the reader is %s', async (note, who) => {
    expect(await (await shop.ask(`/note/${note}`, undefined, as(who))).json()).toEqual({ text: note })
  })

  test('is shown to staff where the route allows them', async () => {
    expect((await shop.ask('/note/of-aino', undefined, admin)).status).toBe(200)
  })

  test.each<[string, Name]>([
    ['of-aino', 'otto'],
    ['of-aino', 'store'],
    ['of-aino', 'representative'],
    ['of-store', 'aino'],
    ['of-company', 'store'],
  ])('is answered as not found where it is %s and the reader is %s', async (note, who) => {
    const [another, missing] = await Promise.all(
      [note, 'of-nowhere'].map((name) => shop.ask(`/note/${name}`, undefined, as(who))),
    )
    expect(another?.status).toBe(404)
    expect(await another?.json()).toEqual(await missing?.json())
  })

  test('cannot be dropped by another customer, also with the owner’s idempotency key', async () => {
    const once = { 'Idempotency-Key': 'once' }
    const drop = (who: Name) => reported(shop.ask('/note/of-aino/drop', {}, { ...as(who), ...once }))
    expect(await drop('otto')).toBe('order.not_found')
    expect(await noteNamed('of-aino')).not.toBeNull()
    expect(await drop('aino')).toBe('200')
    expect(await drop('aino')).toBe('200')
    expect(await drop('otto')).toBe('order.not_found')
  })

  test('cannot be dropped without the CSRF token of the shopper', async () => {
    const { 'CSRF-TOKEN': _, ...forged } = as('aino')
    expect(await reported(shop.ask('/note/of-aino/drop', {}, forged))).toBe('request.token_stale')
  })
})

test('a route that names a document cannot be registered without its owner', () => {
  expect(() => endpoint(getNote, { who: 'customer' }, async () => ({ text: '' }))).toThrow('/note/:name')
  expect(() => endpoint(getNote, { who: ['admin', 'customer'] }, async () => ({ text: '' }))).toThrow('/note/:name')
  expect(endpoint(getNote, { who: 'staff' }, async () => ({ text: '' })).custom).toMatchObject({ ownedBy: 'staff' })
})

function as(name: Name): Record<string, string> {
  return signedInAs(callers[name], shopper)
}

function shopperId(): string {
  return /shopper=([^.]+)/.exec(shopper['cookie'] ?? '')?.[1] ?? ''
}

async function noteNamed(name: string) {
  const found: unknown = await findOne(shop, 'notes' as CollectionSlug, { name: { equals: name } })
  return found as { text: string; owner: Owner } | null
}

function write(name: string, owner: Owner) {
  return shop.payload.db.create({ collection: 'notes' as never, data: { name, text: name, owner } })
}

async function reported(asked: Promise<Response>): Promise<string> {
  const answer = await asked
  const { code, kind } = (await answer.json()) as { code?: string; kind?: string }
  return kind ?? code ?? String(answer.status)
}
