import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findAll } from '../storage/documents.ts'
import { adoptKeys, areKeysOfDatabase } from './key-check.ts'
import type { Keys } from './keys.ts'
import { openShop, type Shop } from '../open-shop.ts'

const key = (letter: string) => Buffer.alloc(32, letter).toString('base64')
const first: Keys = { signing: 'one', health: { current: 'k1', keys: { k1: key('1') } } }
const rotated: Keys = { signing: 'one', health: { current: 'k2', keys: { k1: key('1'), k2: key('2') } } }

let current = first
vi.mock(import('./keys.ts'), () => ({ keys: () => current }))

let shop: Shop
beforeAll(async () => {
  shop = await openShop([])
})
afterAll(() => shop.close())

const opens = (keys: Keys, payload: Payload = shop.payload) => {
  current = keys
  return areKeysOfDatabase(payload)
}

test('the first keys become those of the database, also where two processes start at once', async () => {
  expect(await Promise.all([opens(first), opens(first)])).toEqual([true, true])
  expect(JSON.stringify(await findAll(shop, 'key-checks', {}))).not.toContain(key('1'))
})

test('opening the database with any other key is refused', async () => {
  expect(await opens({ ...first, signing: 'two' })).toBe(false)
  expect(await opens({ ...first, health: { current: 'k1', keys: { k1: key('9') } } })).toBe(false)
  const otherSecret = Object.create(shop.payload, { secret: { value: 'another' } }) as Payload
  expect(await opens(first, otherSecret)).toBe(false)
  expect(await opens(first)).toBe(true)
})

test('a new health key is required after its first use, in every process', async () => {
  expect(await opens(rotated)).toBe(true)
  expect(await opens(first)).toBe(false)
  expect(await opens({ ...rotated, health: { ...rotated.health, current: 'k1' } })).toBe(true)
})

test('new keys can be adopted for the database', async () => {
  const lost: Keys = { signing: 'three', health: { current: 'k3', keys: { k3: key('3') } } }
  expect(await opens(lost)).toBe(false)
  await adoptKeys(shop.payload)
  expect(await opens(lost)).toBe(true)
  expect(await opens(first)).toBe(false)
})
