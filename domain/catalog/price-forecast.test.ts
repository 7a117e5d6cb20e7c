import { expect, test } from 'vitest'
import { priceForecast } from './price-forecast.ts'
import type { SourcedPrice } from './release-price.ts'

const AT = '2026-12-01T06:00:00.000Z'

const row = (startsAt: string, amount: number, release: string | null = null): SourcedPrice => ({
  channel: 'online',
  startsAt,
  amount,
  release,
  isCampaign: release !== null,
})
const old = row('2026-01-01T00:00:00.000Z', 10_000)
const planned = row(AT, 8000, 'winter')

test('a reduction is counted from the lowest price of the 30 days before', () => {
  expect(priceForecast([planned, old], 'winter', AT)).toEqual({
    before: 10_000,
    amount: 8000,
    lowest: 10_000,
    percentOff: 20,
  })
})

test('a price that was as low within the 30 days before gets no percentage', () => {
  const [cheap, back] = [row('2026-11-10T00:00:00.000Z', 7900, 'autumn'), row('2026-11-12T00:00:00.000Z', 10_000)]
  expect(priceForecast([old, cheap, back, planned], 'winter', AT)).toEqual({
    before: 10_000,
    amount: 8000,
    lowest: 7900,
    percentOff: null,
  })
})

test('a price that is not announced as a reduction gets no percentage', () => {
  const quiet = { ...planned, isCampaign: false }
  expect(priceForecast([old, quiet], 'winter', AT)).toMatchObject({ lowest: null, percentOff: null })
})

test.each([
  [[old], 'another has no row here'],
  [[planned], 'nothing was sold before'],
])('there is no forecast where %j: %s', (rows) => {
  expect(priceForecast(rows, 'winter', AT)).toBeNull()
})
