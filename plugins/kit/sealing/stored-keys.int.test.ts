import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAll } from '../storage/documents.ts'
import { openBeside, openShop, type Shop } from '../open-shop.ts'
import { storedKey } from './stored-keys.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop([])
})
afterAll(() => shop.close())

test('two processes that ask for a key at once share one, and it is stored sealed', async () => {
  const beside = { payload: await openBeside(shop) }
  let made = 0
  const ask = (context: Pick<Shop, 'payload'>) => storedKey(context, 'a purpose', () => `key ${(made += 1)}`)
  const [first, second] = await Promise.all([ask(shop), ask(beside)])
  expect(second).toBe(first)
  expect(await ask(shop)).toBe(first)
  expect(await storedKey(shop, 'another', () => 'key of another')).toBe('key of another')
  expect(JSON.stringify(await findAll(shop, 'kept-keys'))).not.toContain(first)
  await beside.payload.destroy()
})
