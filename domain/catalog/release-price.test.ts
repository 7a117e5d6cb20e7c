import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceOn } from './price-on.ts'
import { priceInRelease, rowAfterRelease, rowInRelease, type SourcedPrice } from './release-price.ts'

const day = (number: number) => new Date(Date.parse('2026-11-01T06:00:00Z') + number * 86_400_000).toISOString()
const row = (from: number, amount: number, release: string | null, isCampaign = release !== null): SourcedPrice => ({
  channel: 'online',
  amount,
  isCampaign,
  startsAt: day(from),
  release,
})

test.each([
  [{ amount: 4990, percent: null }, 9900, 4990],
  [{ amount: null, percent: 20 }, 9900, 7920],
  [{ amount: null, percent: 15 }, 1990, 1691],
  [{ amount: null, percent: 99 }, 1, 1],
])('the change %o of a price of %i cents gives %i', (change, current, price) => {
  expect(priceInRelease(change, current)).toBe(price)
})

test('a percentage takes off at least what is promised, and leaves at least one cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 1_000_000 }), (percent, current) => {
      const price = priceInRelease({ amount: null, percent }, current)
      expect(price).toBeGreaterThanOrEqual(1)
      expect(price === 1 || price <= current * (1 - percent / 100) + 1e-6).toBe(true)
    }),
  )
})

test('the end of a release restores the price from before it', () => {
  expect(rowAfterRelease([row(0, 9900, null), row(10, 7900, 'a')], 'a', day(20))).toMatchObject({
    amount: 9900,
    isCampaign: false,
    startsAt: day(20),
  })
})

test('the end of a release leaves a price that staff changed meanwhile, and ignores future rows', () => {
  const rows = [row(0, 9900, null), row(10, 7900, 'a')]
  expect(rowAfterRelease([...rows, row(15, 8500, null)], 'a', day(20))).toBeNull()
  expect(rowAfterRelease([...rows, row(25, 8500, null)], 'a', day(20))).toMatchObject({ amount: 9900 })
})

test('the reduction is measured against the 30 days before, and the price after the release claims none', () => {
  const live = [row(0, 9900, null), row(10, 7900, 'a')]
  expect(priceOn(live, day(12), 'online')).toMatchObject({ isCampaign: true, lowestPrice30d: 9900 })
  const back = rowAfterRelease(live, 'a', day(20))
  const after = [...live, ...(back ? [back] : [])]
  expect(priceOn(after, day(21), 'online')).toEqual({
    amount: 9900,
    isCampaign: false,
    ordinaryPrice: null,
    lowestPrice30d: null,
  })
  const again = [...after, row(25, 7900, 'b')]
  expect(priceOn(again, day(26), 'online')).toMatchObject({ isCampaign: false, lowestPrice30d: null })
})

test('a release changes a price by its percentage once, however often it runs, and skips unpriced goods', () => {
  const change = { amount: null, percent: 50, isCampaign: true }
  const rows = [row(0, 9900, null)]
  const first = rowInRelease(rows, change, 'a', day(10))
  expect(first).toMatchObject({ amount: 4950, isCampaign: true, startsAt: day(10) })
  expect(rowInRelease([...rows, ...(first ? [first] : [])], change, 'a', day(10))).toEqual(first)
  expect(rowInRelease(rows, change, 'a', day(-1))).toBeNull()
})
