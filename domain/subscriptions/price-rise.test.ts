import { expect, test } from 'vitest'
import { chargeable } from './agreed-price.ts'
import { assertAnnouncedInTime, raisedPrice, notifiedOfRise, withoutRise } from './price-rise.ts'

const today = '2027-01-10'

test.each([
  [{ percent: 10 }, 2550, 2805],
  [{ percent: 7 }, 1999, 2138],
  [{ amount: 2990 }, 2550, 2990],
])('the rise %j of a price of %i gives %i', (change, before, after) => {
  expect(raisedPrice(change, before)).toBe(after)
})

test('a rise is announced at least thirty days ahead', () => {
  expect(() => assertAnnouncedInTime('2027-02-08', today)).toThrow('price_rise.too_early')
  expect(() => assertAnnouncedInTime('2027-02-09', today)).not.toThrow()
})

test('a late notification delays the rise, and a known price needs none', () => {
  const agreed = { amount: 2550, rise: null }
  expect(notifiedOfRise(agreed, 2990, '2027-03-01', today)).toEqual({
    ...agreed,
    rise: { amount: 2990, from: '2027-03-01' },
  })
  expect(notifiedOfRise(agreed, 2990, '2027-02-01', today)).toMatchObject({ rise: { from: '2027-02-09' } })
  expect(notifiedOfRise({ amount: 2990, rise: null }, 2990, '2027-03-01', today)).toBeNull()
  expect(
    notifiedOfRise({ ...agreed, rise: { amount: 2990, from: '2027-04-01' } }, 2990, '2027-03-01', today),
  ).toBeNull()
})

test('a rise that was taken back is never charged', () => {
  const reported = notifiedOfRise({ amount: 2550, rise: null }, 2990, '2027-03-01', today)!
  expect(chargeable(reported, 2990, '2027-02-28')).toBe(2550)
  expect(chargeable(reported, 2990, '2027-03-01')).toBe(2990)
  expect(chargeable(withoutRise(reported, 2990, '2027-03-01')!, 2990, '2027-03-01')).toBe(2550)
  expect(withoutRise(reported, 3100, '2027-03-01')).toBeNull()
})
