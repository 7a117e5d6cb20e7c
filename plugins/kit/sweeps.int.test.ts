import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachOf } from './documents.ts'
import { extend } from './extend.ts'
import { openShop, type Shop } from './open-shop.ts'
import { sideBySide } from './side-by-side.ts'
import { sweepAll } from './sweeps.ts'

let shop: Shop
let slow: PromiseWithResolvers<number>
const ran: string[] = []

beforeAll(async () => {
  slow = Promise.withResolvers()
  shop = await openShop([
    (config) =>
      extend(config, {
        collections: [{ slug: 'crumbs', fields: [{ name: 'name', type: 'text' }] }],
        sweeps: [
          { name: 'slow', sweep: () => (ran.push('slow'), slow.promise) },
          { name: 'broken', sweep: () => (ran.push('broken'), Promise.reject(new Error('No broom'))) },
          { name: 'quick', sweep: () => (ran.push('quick'), Promise.resolve(1)) },
        ],
      }),
  ])
})
afterAll(() => shop.close())

test('a sweep that is slow or breaks holds up no other, and none runs twice at once', async () => {
  const first = sweepAll(shop.payload)
  await until(() => ran.includes('quick'))
  const second = sweepAll(shop.payload)
  await until(() => ran.filter((name) => name === 'quick').length === 2)
  expect(ran.filter((name) => name === 'slow')).toHaveLength(1)
  slow.resolve(0)
  await Promise.all([first, second])
  await sweepAll(shop.payload)
  expect(ran.filter((name) => name === 'slow')).toHaveLength(2)
})

test('however many wait, all have their turn, and a slow one keeps only its own place', async () => {
  const names = Array.from({ length: 450 }, (_, place) => `crumb ${place}`)
  for (const name of names) await shop.payload.db.create({ collection: 'crumbs' as never, data: { name } })
  const swept: string[] = []
  const stuck = Promise.withResolvers<number>()
  const sweeping = sideBySide(eachOf<{ name: string }>(shop, 'crumbs', {}), ({ name }) => {
    swept.push(name)
    return name === 'crumb 0' ? stuck.promise : Promise.resolve(1)
  })
  await until(() => swept.length === names.length)
  stuck.resolve(1)
  expect(await sweeping).toBe(names.length)
  expect(swept.toSorted()).toEqual(names.toSorted())
})

async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1000 && !isSo(); turn += 1) await new Promise((soon) => setTimeout(soon, 10))
  expect(isSo()).toBe(true)
}
