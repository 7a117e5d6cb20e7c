import { describe, expect, test } from 'vitest'
import type { PricePart } from '#contracts/price.ts'
import { priceTag, shownPrice } from './price-tag.ts'

const none = { struckThrough: null, percentOff: null, ordinaryPrice: null }

test.each([
  ['only the amount when nothing else is known', {}, none],
  ['no struck price outside a campaign', { lowestPrice30d: 25000 }, none],
  ['no struck price when the lowest price is not above the amount', { isCampaign: true, lowestPrice30d: 20000 }, none],
  ['no struck price when the lowest price is unknown', { isCampaign: true }, none],
  ['no ordinary price that is not above the amount', { ordinaryPrice: 20000 }, none],
  ['an ordinary price that is not struck', { ordinaryPrice: 24900 }, { ...none, ordinaryPrice: 24900 }],
  [
    'the lowest price struck, with the percentage off it',
    { isCampaign: true, lowestPrice30d: 21900 },
    { ...none, struckThrough: 21900, percentOff: 8 },
  ],
  [
    'the ordinary price beside a struck lower one',
    { isCampaign: true, lowestPrice30d: 21900, ordinaryPrice: 24900 },
    { struckThrough: 21900, percentOff: 8, ordinaryPrice: 24900 },
  ],
  [
    'the struck lowest price alone when the ordinary price is no higher',
    { isCampaign: true, lowestPrice30d: 21900, ordinaryPrice: 21900 },
    { ...none, struckThrough: 21900, percentOff: 8 },
  ],
])('a price tag shows %s', (_, differences, expected) => {
  const price = { amount: 20000, isCampaign: false, lowestPrice30d: null, ordinaryPrice: null, ...differences }
  expect(priceTag(price)).toEqual({ amount: 20000, ...expected })
})

describe('a price tag', () => {
  test('shows one amount outside a campaign', () => {
    expect(shownPrice({ unit: part(), subscription: part({ publicationStatus: 0 }) })).toEqual({
      kind: 'unit',
      amount: 20000,
      struckThrough: null,
      percentOff: null,
      ordinaryPrice: null,
    })
  })

  test('strikes only the low of the 30 days before, and counts the percentage from it', () => {
    const unit = part({ amount: 13300, isCampaign: true, lowestPrice30d: 18000, ordinaryPrice: 20000 })
    expect(shownPrice({ unit, subscription: part({ publicationStatus: 0 }) })).toMatchObject({
      struckThrough: 18000,
      percentOff: 26,
      ordinaryPrice: 20000,
    })
  })

  test('names an ordinary price without striking it', () => {
    const unit = part({ amount: 18000, ordinaryPrice: 20000 })
    expect(shownPrice({ unit, subscription: part({ publicationStatus: 0 }) })).toMatchObject({
      struckThrough: null,
      percentOff: null,
      ordinaryPrice: 20000,
    })
  })

  test.each([
    [true, 20, 'subscription'],
    [true, 30, 'subscription'],
    [true, 40, 'subscription'],
    [true, 0, 'unit'],
    [false, 20, 'unit'],
  ] as const)('in a store: %s, subscription status %i: shows the %s price', (isStore, publicationStatus, kind) => {
    const price = { unit: part(), subscription: part({ publicationStatus, amount: 17000 }) }
    expect(shownPrice(price, isStore)).toMatchObject({ kind, amount: kind === 'unit' ? 20000 : 17000 })
  })
})

function part(differences: Partial<PricePart> = {}): PricePart {
  return {
    publicationStatus: 20,
    currency: 'EUR',
    isCampaign: false,
    ordinaryPrice: null,
    lowestPrice30d: null,
    fromPrice: null,
    amount: 20000,
    ...differences,
  }
}
