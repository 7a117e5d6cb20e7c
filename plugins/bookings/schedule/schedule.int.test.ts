import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { weekdayOf, plusDays } from '#domain/calendar/plus-days.ts'
import { catalogPlugin } from '#plugins/catalog/index.ts'
import { today } from '#plugins/kit/clock.ts'
import { extend } from '#plugins/kit/extend.ts'
import { openShop, type Shop } from '#plugins/kit/open-shop.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { staffPlugin } from '#plugins/staff/index.ts'
import { storesPlugin } from '#plugins/stores/index.ts'
import { seedStores } from '#plugins/stores/seeds/seed-stores.ts'
import { scheduleCollections } from './index.ts'
import { examTypeOf, examTypes, examinersOf, schedulesOf, storesGiving } from './repository.ts'
import { seedSchedules } from './seeds/seed-schedules.ts'

const seeds = join(process.cwd(), 'content-seeds')
let shop: Shop

beforeAll(async () => {
  const schedules = () => (config: Parameters<typeof extend>[0]) => extend(config, { collections: scheduleCollections })
  shop = await openShop([storesPlugin(), catalogPlugin(), schedules(), staffPlugin()])
  await seedStores.run(shop.payload, seeds)
  const t = performance.now()
  await seedSchedules.run(shop.payload, seeds)
  console.log('seeding', performance.now() - t)
})
afterAll(() => shop.close())

test('seeding twice seeds once', async () => {
  expect(await seedSchedules.run(shop.payload, seeds)).toBe(0)
})

test('x', async () => {
  const t = performance.now()
  for (let n = 101; n < 149; n++) await schedulesOf(shop, n, today(), plusDays(today(), 60))
  const u = performance.now()
  for (let n = 101; n < 149; n++) await schedulesOf(shop, n, today(), plusDays(today(), 60))
  console.log(u - t, performance.now() - u)
  console.log(JSON.stringify((await schedulesOf(shop, 101, today(), plusDays(today(), 2)))[1], null, 1))
})
