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

test('a search gives the nearest points first, of the wanted carrier, and at most the wanted number', () => {
  const found = nearestPoints('20100', 'matkahuolto', 4)
  expect(found).toHaveLength(4)
  expect(found.every((point) => point.carrier === 'matkahuolto')).toBe(true)
  const distances = found.map((point) => point.distanceMeters)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
})

/** Asks as the shop does. */
function agents(differences: Record<string, string> = {}, authorization = 'Bearer a-key') {
  const query = new URLSearchParams({ countryCode: 'FI', type: 'POSTI', zip: '00100', ...differences })
  return fetch(`${shop.world().url}/rs-extapi/v1/addresses/agents?${query}`, { headers: { authorization } })
}

test.each([
  [{ zip: '123' }, 'zip'],
  [{ zip: 'abcde' }, 'zip'],
  [{ type: 'PIGEON' }, 'type'],
  [{ countryCode: 'SE' }, 'countryCode'],
])('a search for %j is refused with the name of the field', async (differences, field) => {
  const answer = await agents(differences)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject([{ field }])
})

test('a search without a key is refused', async () => {
  expect((await agents({}, '')).status).toBe(401)
})

test('a search fails or finds nothing when the stand-in is set to', async () => {
  await shop.control({ mode: 'fail', applies: 'next' }, '/pickup-points/control')
  expect((await agents()).status).toBe(500)
  await shop.control({ mode: 'empty', applies: 'next' }, '/pickup-points/control')
  expect(await (await agents()).json()).toEqual([])
  const [nearest] = (await (await agents()).json()) as object[]
  expect(nearest).toMatchObject({ id: 'posti-002', address1: 'Mannerheimintie 24', zipcode: '00100', city: 'Helsinki' })
})
