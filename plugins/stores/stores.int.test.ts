import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenState } from '#contracts/stores.ts'
import { holidaysBetween } from '#domain/calendar/finnish-holidays.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { catalogPlugin } from '#plugins/catalog/index.ts'
import { moveClock, today } from '#plugins/kit/clock.ts'
import { openShop, type Shop } from '#plugins/kit/open-shop.ts'
import { fillHolidays } from './fill-holidays.ts'
import { storesPlugin } from './index.ts'
import { listStores, storeOf } from './repository.ts'
import { seedStores } from './seeds/seed-stores.ts'

const seeds = join(process.cwd(), 'content-seeds')
let shop: Shop

beforeAll(async () => {
  shop = await openShop([storesPlugin(), catalogPlugin()])
  await seedStores.run(shop.payload, seeds)
})
afterAll(() => shop.close())

test('seeding twice seeds once', async () => {
  expect(await seedStores.run(shop.payload, seeds)).toBe(0)
  expect(await listStores(await shop.req())).toHaveLength(48)
})

test('the list shows address and hours, and nothing of the database', async () => {
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
  expect(await listStores(req)).toHaveLength(47)
})

test('the pages and the search show the state now, and an unknown page is refused', async () => {
  const page = await (await shop.ask('/store/page/oulu')).json()
  expect(page).toMatchObject({ store: { id: 106, city: 'Oulu' }, state: { isOpenNow: expect.any(Boolean) } })
  const found = await (await shop.ask('/store/search?q=Kauniainen')).json()
  expect(found).toMatchObject({ by: 'place', where: 'Kauniainen' })
  expect(found.stores[0]).toMatchObject({ city: 'Espoo', state: { today: today() } })
  const near = await (await shop.ask('/store/search?lat=68.9&lon=27')).json()
  expect(near).toMatchObject({ by: 'position', stores: [{ slug: 'ivalo' }, ...new Array(46).fill({})] })
  expect(await (await shop.ask('/store/page/atlantis')).json()).toMatchObject({ code: 'store.not_found' })
  expect((await shop.ask('/store/search?lat=north&lon=27')).status).toBe(400)
})

test('whatever day it is, a seeded store is open or shows which of the next five days it opens', async () => {
  const { stores } = await (await shop.ask('/store/search?q=Helsinki')).json()
  const known = stores.map(({ state }: { state: OpenState }) => state.isOpenNow || state.opensAt?.day)
  expect(known.filter((day: string | true) => day !== true && !(day <= plusDays(today(), 5)))).toEqual([])
  expect(known.length).toBeGreaterThan(0)
})

describe('an editor', () => {
  const change = (number: number, data: object) =>
    shop.payload.update({ collection: 'stores', where: { number: { equals: number } }, data, overrideAccess: true })
  const sentenceFor = async (data: object) => {
    const { errors } = await change(102, data)
    return errors[0]?.message
  }

  test('writes hours as people do, and they are stored in one format', async () => {
    const { docs } = await change(103, { monday: '9.30 - 17', mondayLunch: '12–12.30' })
    expect(docs[0]).toMatchObject({ monday: '09:30–17:00', mondayLunch: '12:00–12:30' })
    expect((await storeOf(await shop.req(), 103))?.lunch[0]).toEqual(['12:00', '12:30'])
  })

  test.each([
    ['unreadable hours', { monday: 'aamusta iltaan' }, 'Maanantai'],
    ['reversed hours', { monday: '18–10' }, 'Maanantai'],
    ['a lunch break beyond the hours', { monday: '10–18', mondayLunch: '17–19' }, 'Lounastauko, maanantai'],
    ['a lunch break on a closed day', { monday: null, mondayLunch: '12–13' }, 'Lounastauko, maanantai'],
    ['reversed hours of a day', { deviatingDays: [{ day: '2030-12-24', hours: '13–9' }] }, 'Auki'],
    ['a day without a date', { deviatingDays: [{ day: 'jouluna' }] }, 'Päivä'],
    ['a day twice', { deviatingDays: [{ day: '2030-12-24' }, { day: '2030-12-24' }] }, 'Poikkeavat päivät'],
  ])('sees the error of %s at its field', async (_, data, field) => {
    expect(await sentenceFor(data)).toContain(field)
  })

  test('finds the holidays of the next twelve months filled in, and removes one for good', async () => {
    const known = await storeOf(await shop.req(), 104)
    const christmas = known?.deviatingDays.find(({ day }) => day.endsWith('-12-25'))
    expect(christmas).toMatchObject({ hours: null, reason: 'Joulupäivä' })
    const rows = known?.deviatingDays.filter((row) => row !== christmas).map(({ day, reason }) => ({ day, reason }))
    await change(104, { deviatingDays: rows })
    await fillHolidays.run(await shop.req())
    expect((await storeOf(await shop.req(), 104))?.deviatingDays).not.toContainEqual(christmas)
  })

  test('has the holidays of a year later when the year has passed', async () => {
    moveClock(370 * 86_400_000)
    try {
      expect(await fillHolidays.run(await shop.req())).toBe(48)
      const days = (await storeOf(await shop.req(), 105))?.deviatingDays.map(({ day }) => day) ?? []
      expect(days.every((day) => day >= today())).toBe(true)
      const holidays = holidaysBetween(today(), plusDays(today(), 364)).map(({ day }) => day)
      expect(days).toEqual(expect.arrayContaining(holidays))
      expect(await fillHolidays.run(await shop.req())).toBe(0)
    } finally {
      moveClock()
    }
  })

  test('opens a store, which has its holidays at once', async () => {
    const {
      id: _id,
      number: _number,
      slug: _slug,
      ...like
    } = (await shop.payload.find({ collection: 'stores', limit: 1 })).docs[0] as never as Record<string, unknown>
    const data = { ...like, number: 900, slug: 'uusi', deviatingDays: [], holidaysUntil: null }
    await shop.payload.create({ collection: 'stores', data: data as never })
    const days = (await storeOf(await shop.req(), 900))?.deviatingDays.map(({ day }) => day)
    expect(days).toEqual(expect.arrayContaining(holidaysBetween(today(), plusDays(today(), 364)).map(({ day }) => day)))
  })
})

test('the REST that Payload makes by itself shows a stranger no store', async () => {
  expect((await shop.ask('/stores')).status).toBe(403)
})
