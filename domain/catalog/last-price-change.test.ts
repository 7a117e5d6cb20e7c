import { expect, test } from 'vitest'
import type { DatedPrice } from './dated-price.ts'
import { lastPriceChange } from './last-price-change.ts'

const history: DatedPrice[] = [
  row('2026-11-20T00:00:00.000Z'),
  row('2026-09-01T00:00:00.000Z'),
  row('2026-10-01T00:00:00.000Z', { channel: 'stores' }),
]

test.each([
  { at: '2026-08-31T23:59:59.999Z', since: null, why: 'there is no price yet' },
  { at: '2026-09-01T00:00:00.000Z', since: '2026-09-01T00:00:00.000Z', why: 'it has just begun' },
  {
    at: '2026-11-19T12:00:00.000Z',
    since: '2026-09-01T00:00:00.000Z',
    why: 'what is planned has not changed anything',
  },
  { at: '2027-01-01T00:00:00.000Z', since: '2026-11-20T00:00:00.000Z', why: 'the last one holds on' },
])('at $at the price in force dates from $since: $why', ({ at, since }) => {
  expect(lastPriceChange(history, at, 'online')).toBe(since)
})

test('stores have a price history of their own', () => {
  expect(lastPriceChange(history, '2026-12-01T00:00:00.000Z', 'stores')).toBe('2026-10-01T00:00:00.000Z')
})

function row(startsAt: string, differences: Partial<DatedPrice> = {}): DatedPrice {
  return { channel: 'online', isCampaign: false, startsAt, amount: 10000, ...differences }
}
