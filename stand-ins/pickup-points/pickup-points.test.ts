import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop } from '../kit/test-shop.ts'
import { nearestPoints } from './nearest.ts'

let shop: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test.each([
  ['00100', 'Helsinki'],
  ['33540', 'Tampere'],
  ['90650', 'Oulu'],
  ['99830', 'Inari'],
])('the points nearest to %s are in %s', (zip, city) => {
  expect(nearestPoints(zip, null, 1)[0]?.address.city).toBe(city)
})

test('points come nearest first, of the carrier asked for, no more than asked for', () => {
  const found = nearestPoints('20100', 'matkahuolto', 4)
  expect(found).toHaveLength(4)
  expect(found.every((point) => point.carrier === 'matkahuolto')).toBe(true)
  const distances = found.map((point) => point.distanceMeters)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
})

test.each([
  ['?zip=123', 'invalid_zip'],
  ['?zip=abcde', 'invalid_zip'],
  ['', 'invalid_zip'],
  ['?zip=00100&carrier=pigeon', 'invalid_carrier'],
  ['?zip=00100&limit=1000', 'invalid_limit'],
])('"%s" is answered 400 with %s', async (query, code) => {
  const answer = await fetch(`${shop.world().url}/pickup-points${query}`)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { code } })
})

test('ordered to fail or to find nothing, the search does', async () => {
  await shop.control({ mode: 'fail', applies: 'next' }, '/pickup-points/control')
  expect((await fetch(`${shop.world().url}/pickup-points?zip=00100`)).status).toBe(500)
  await shop.control({ mode: 'empty', applies: 'next' }, '/pickup-points/control')
  expect(await (await fetch(`${shop.world().url}/pickup-points?zip=00100`)).json()).toEqual([])
  expect(await (await fetch(`${shop.world().url}/pickup-points?zip=00100`)).json()).toHaveLength(5)
})
