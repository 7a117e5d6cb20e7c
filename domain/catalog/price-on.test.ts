import { describe, expect, test } from 'vitest'
import type { DatedPrice } from './dated-price.ts'
import { priceOn } from './price-on.ts'

const history: DatedPrice[] = [
  row('2026-09-01T00:00:00.000Z', 20000),
  row('2026-11-01T00:00:00.000Z', 15000, { isCampaign: true }),
  row('2026-11-20T00:00:00.000Z', 19000),
  row('2026-09-01T00:00:00.000Z', 21000, { channel: 'stores' }),
]

describe('the price of an article', () => {
  test('is null before its first row', () => {
    expect(priceOn(history, '2026-08-31T23:59:59.999Z', 'online')).toBeNull()
  })

  test('is the row in force outside a campaign', () => {
    expect(priceOn(history, '2026-10-01T12:00:00Z', 'online')).toEqual({
      amount: 20000,
      isCampaign: false,
      ordinaryPrice: null,
      lowestPrice30d: null,
    })
  })

  test('names in a campaign the ordinary price and the low of the 30 days before', () => {
    expect(priceOn(history, '2026-11-01T00:00:00Z', 'online')).toEqual({
      amount: 15000,
      isCampaign: true,
      ordinaryPrice: 20000,
      lowestPrice30d: 20000,
    })
  })

  test('stays unchanged after the last row', () => {
    expect(priceOn(history, '2026-12-01T00:00:00Z', 'online')).toMatchObject({ amount: 19000, ordinaryPrice: null })
  })

  test('follows a separate history in stores', () => {
    expect(priceOn(history, '2026-11-05T00:00:00Z', 'stores')).toMatchObject({ amount: 21000, isCampaign: false })
  })

  test('is no campaign price when it is not below the low of the 30 days, even if it is marked as one', () => {
    const raised = [
      row('2026-09-01T00:00:00.000Z', 12000),
      row('2026-10-20T00:00:00.000Z', 20000),
      row('2026-11-01T00:00:00.000Z', 15000, { isCampaign: true }),
    ]
    expect(priceOn(raised, '2026-11-05T00:00:00Z', 'online')).toMatchObject({
      amount: 15000,
      isCampaign: false,
      ordinaryPrice: 20000,
      lowestPrice30d: null,
    })
  })

  test('is no campaign price when it equals the low of the 30 days', () => {
    const same = [
      row('2026-09-01T00:00:00.000Z', 20000),
      row('2026-10-20T00:00:00.000Z', 15000),
      row('2026-10-25T00:00:00.000Z', 20000),
      row('2026-11-01T00:00:00.000Z', 15000, { isCampaign: true }),
    ]
    expect(priceOn(same, '2026-11-05T00:00:00Z', 'online')).toMatchObject({ isCampaign: false, lowestPrice30d: null })
  })

  test('claims no reduction for a new article that opens with a campaign', () => {
    const fresh = [row('2026-11-01T00:00:00.000Z', 15000, { isCampaign: true })]
    expect(priceOn(fresh, '2026-11-05T00:00:00Z', 'online')).toMatchObject({
      isCampaign: false,
      ordinaryPrice: null,
      lowestPrice30d: null,
    })
  })
})

function row(startsAt: string, amount: number, differences: Partial<DatedPrice> = {}): DatedPrice {
  return { channel: 'online', isCampaign: false, startsAt, amount, ...differences }
}
