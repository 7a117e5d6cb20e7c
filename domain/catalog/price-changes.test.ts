import { expect, test } from 'vitest'
import type { DatedPrice } from './dated-price.ts'
import { lastPriceChange, nextPriceChange } from './price-changes.ts'

const history: DatedPrice[] = [
  row('2026-09-01T00:00:00.000Z'),
  row('2026-11-01T00:00:00.000Z', { isCampaign: true }),
  row('2026-11-20T00:00:00.000Z'),
  row('2026-10-01T00:00:00.000Z', { channel: 'stores' }),
]

test.each([
  { at: '2026-08-01T00:00:00.000Z', next: '2026-09-01T00:00:00.000Z', why: 'a first price is a change' },
  { at: '2026-10-01T12:00:00.000Z', next: '2026-11-01T00:00:00.000Z', why: 'a campaign begins' },
  { at: '2026-11-01T00:00:00.000Z', next: '2026-11-20T00:00:00.000Z', why: 'it ends, and its own beginning is over' },
  { at: '2027-02-01T00:00:00.000Z', next: null, why: 'nothing is planned' },
])('after $at the price changes at $next: $why', ({ at, next }) => {
  expect(nextPriceChange(history, at, 'online')).toBe(next)
})

test('a campaign without an end changes when it is too long for its steps to be one', () => {
  const endless = [row('2026-09-01T00:00:00.000Z'), row('2026-11-01T00:00:00.000Z', { isCampaign: true })]
  expect(nextPriceChange(endless, '2026-11-02T00:00:00.000Z', 'online')).toBe('2026-12-31T00:00:00.001Z')
})

test('stores have a history of their own', () => {
  expect(nextPriceChange(history, '2026-09-10T00:00:00.000Z', 'stores')).toBe('2026-10-01T00:00:00.000Z')
})

function row(startsAt: string, differences: Partial<DatedPrice> = {}): DatedPrice {
  return { channel: 'online', isCampaign: false, startsAt, amount: 10000, ...differences }
}

const pastPrices: DatedPrice[] = [
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
  expect(lastPriceChange(pastPrices, at, 'online')).toBe(since)
})

test('stores have a price history of their own', () => {
  expect(lastPriceChange(pastPrices, '2026-12-01T00:00:00.000Z', 'stores')).toBe('2026-10-01T00:00:00.000Z')
})
