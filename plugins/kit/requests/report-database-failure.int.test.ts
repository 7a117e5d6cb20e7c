import type { CollectionSlug } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { route } from '#contracts/route.ts'
import { changeIf, findAll } from '../storage/documents.ts'
import { endpoint } from './endpoint.ts'
import { extend } from '../extend.ts'
import { openShop, type Shop } from '../open-shop.ts'

const keep = route({ method: 'post', path: '/drawer/keep', input: z.object({}), output: z.object({}) })
const count = route({ method: 'get', path: '/drawer/count', input: z.object({}), output: z.object({ count: z.int() }) })

const DRAWERS = 'drawers' as CollectionSlug

let shop: Shop

beforeAll(async () => {
  const drawers = { slug: 'drawers', access: { create: () => true }, fields: [{ name: 'word', type: 'text' as const }] }
  const endpoints = [
    endpoint(keep, { who: 'shopper' }, async (_, req) => {
      await changeIf(req, DRAWERS, { word: { equals: 'kept' } }, { word: 'kept' } as object)
      return {}
    }),
    endpoint(count, { who: 'anyone' }, async (_, req) => ({ count: (await findAll(req, DRAWERS)).length })),
  ]
  shop = await openShop([(config) => extend(config, { collections: [drawers], endpoints })])
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => shop.close())

describe('a shop on a full disk', () => {
  test.each([['SQLITE_FULL'], ['SQLITE_IOERR_WRITE'], ['SQLITE_READONLY'], [14_031], ['ENOSPC']])(
    'refuses changes for %s, and still answers queries',
    async (code) => {
      const shopper = await shop.newShopper()
      vi.spyOn(shop.payload.db, 'updateOne').mockRejectedValue(failedQuery(code))
      const answer = await shop.ask('/drawer/keep', {}, shopper)
      expect([answer.status, await answer.json()]).toEqual([503, { code: 'shop.cannot_write', details: {} }])
      expect((await shop.ask('/drawer/count')).status).toBe(200)
    },
  )

  test("Payload's own REST refuses alike", async () => {
    vi.spyOn(shop.payload.db, 'create').mockRejectedValue(failedQuery('SQLITE_FULL'))
    const answer = await shop.ask('/drawers', { word: 'new' })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ errors: [{ data: { code: 'shop.cannot_write' } }] })
  })
})

describe('a shop whose database is out of reach', () => {
  test.each([['MongoServerSelectionError'], ['MongoNetworkError'], ['MongoPoolClearedError']])(
    'refuses queries and changes as not ready for %s',
    async (name) => {
      const shopper = await shop.newShopper()
      const broken = Object.assign(new Error('connection closed'), { name })
      vi.spyOn(shop.payload.db, 'updateOne').mockRejectedValue(broken)
      vi.spyOn(shop.payload.db, 'find').mockRejectedValue(broken)
      for (const answer of [await shop.ask('/drawer/keep', {}, shopper), await shop.ask('/drawer/count')])
        expect([answer.status, await answer.json()]).toEqual([503, { code: 'shop.not_ready', details: {} }])
    },
  )

  test("Payload's own REST refuses alike", async () => {
    vi.spyOn(shop.payload.db, 'create').mockRejectedValue(Object.assign(new Error('No'), { code: 11_600 }))
    const answer = await shop.ask('/drawers', { word: 'new' })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ errors: [{ data: { code: 'shop.not_ready' } }] })
  })
})

describe('any other database error', () => {
  test('is answered as an unexpected error', async () => {
    const shopper = await shop.newShopper()
    vi.spyOn(shop.payload.db, 'updateOne').mockRejectedValue(failedQuery('SQLITE_ERROR'))
    expect((await shop.ask('/drawer/keep', {}, shopper)).status).toBe(500)
  })
})

/** An error of a driver, wrapped as Payload's adapter wraps it. */
function failedQuery(code: string | number): Error {
  return new Error('Failed query', { cause: Object.assign(new Error('No'), { code }) })
}
