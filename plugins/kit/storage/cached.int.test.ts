import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAll } from './documents.ts'
import { extend } from '../extend.ts'
import { openShop, type Shop } from '../open-shop.ts'
import { cached } from './cached.ts'

let asked = 0
const jars = cached('jars', async (context) => {
  asked += 1
  return (await findAll(context, 'jars' as 'brands')).map(({ name }) => name)
})

let shop: Shop
beforeAll(async () => {
  shop = await openShop([
    (config) =>
      extend(config, {
        collections: [{ slug: 'jars', fields: [{ name: 'name', type: 'text' }], hooks: jars.hooks }],
      }),
  ])
})
afterAll(() => shop.close())

const put = (name: string) => shop.payload.create({ collection: 'jars' as never, data: { name } as never })

test('an unchanged cached collection is read from the database once', async () => {
  const before = asked
  expect(await Promise.all([jars.read(shop), jars.read(shop)])).toEqual([[], []])
  expect(await jars.read(shop)).toEqual([])
  expect(asked - before).toBe(1)
})

test("a cached collection has an editor's change at the next read", async () => {
  await put('hunaja')
  expect(await jars.read(shop)).toEqual(['hunaja'])
})

test('a write past the hooks is visible after invalidation', async () => {
  await shop.payload.db.create({ collection: 'jars' as never, data: { name: 'lakka' } })
  expect(await jars.read(shop)).toEqual(['hunaja'])
  await jars.invalidate(shop)
  expect(await jars.read(shop)).toEqual(['hunaja', 'lakka'])
})

test('a failed read is not cached', async () => {
  let isBroken = true
  const shaky = cached('shaky', async () => {
    if (isBroken) throw new Error('The line is dead')
    return 'alive'
  })
  await expect(shaky.read(shop)).rejects.toThrow('dead')
  isBroken = false
  expect(await shaky.read(shop)).toBe('alive')
})
