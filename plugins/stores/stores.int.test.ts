import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '#plugins/kit/open-shop.ts'
import { storesPlugin } from './index.ts'
import { listStores, storeOf } from './repository.ts'
import { seedStores } from './seeds/seed-stores.ts'

const seeds = join(process.cwd(), 'content-seeds')
let shop: Shop

beforeAll(async () => {
  shop = await openShop([storesPlugin()])
  await seedStores.run(shop.payload, seeds)
})
afterAll(() => shop.close())

test('seeding twice seeds once', async () => {
  expect(await seedStores.run(shop.payload, seeds)).toBe(0)
  expect(await listStores(await shop.req())).toHaveLength(12)
})

test('the list tells address and hours, and nothing of the database', async () => {
  const answer = await (await shop.ask('/store/list')).json()
  const kamppi = answer.stores.find(({ id }: { id: number }) => id === 101)
  expect(kamppi).toMatchObject({ name: 'Helsinki Kamppi', zip: '00100', address: 'Urho Kekkosen katu 1' })
  expect(kamppi.hours).toHaveLength(7)
  expect(kamppi.hours[0]).toEqual(['09:00', '20:00'])
  expect(Object.keys(kamppi)).not.toContain('createdAt')
})

test('a store is found by its number, and an unknown one is not', async () => {
  const req = await shop.req()
  expect(await storeOf(req, 101)).toMatchObject({ slug: 'helsinki-kamppi' })
  expect(await storeOf(req, 1)).toBeUndefined()
})

test('a store that has closed for good is not shown', async () => {
  const req = await shop.req()
  await shop.payload.update({
    collection: 'stores' as never,
    where: { number: { equals: 101 } },
    data: { isOpen: false } as never,
  })
  expect(await storeOf(req, 101)).toBeUndefined()
  expect(await listStores(req)).toHaveLength(11)
})

test.each(['10-18', '18:00–10:00', '9:00–25:00'])('hours written as %s are refused', async (monday) => {
  const changed = shop.payload.update({
    collection: 'stores' as never,
    where: { number: { equals: 102 } },
    data: { monday } as never,
  })
  const { errors } = (await changed) as unknown as { errors: unknown[] }
  expect(errors).toHaveLength(1)
})

test('the REST that Payload makes by itself shows a stranger no store', async () => {
  expect((await shop.ask('/stores')).status).toBe(403)
})
