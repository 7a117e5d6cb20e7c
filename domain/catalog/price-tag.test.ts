import { expect, test } from 'vitest'
import { priceTag } from './price-tag.ts'

const none = { struckThrough: null, percentOff: null, ordinaryPrice: null }

test.each([
  ['nothing beside it', {}, none],
  ['no strike outside a campaign', { lowestPrice30d: 25000 }, none],
  ['no strike for a low that is not above it', { isCampaign: true, lowestPrice30d: 20000 }, none],
  ['no strike where nothing is known', { isCampaign: true }, none],
  ['no ordinary price that is not above it', { ordinaryPrice: 20000 }, none],
  ['an ordinary price, not struck', { ordinaryPrice: 24900 }, { ...none, ordinaryPrice: 24900 }],
  [
    'the low struck, and percents of it',
    { isCampaign: true, lowestPrice30d: 21900 },
    { ...none, struckThrough: 21900, percentOff: 8 },
  ],
  [
    'both, where the ordinary price is above the low',
    { isCampaign: true, lowestPrice30d: 21900, ordinaryPrice: 24900 },
    { struckThrough: 21900, percentOff: 8, ordinaryPrice: 24900 },
  ],
  [
    'the low alone, where the ordinary price is no higher',
    { isCampaign: true, lowestPrice30d: 21900, ordinaryPrice: 21900 },
    { ...none, struckThrough: 21900, percentOff: 8 },
  ],
])('a price tag shows %s', (_, differences, expected) => {
  const price = { amount: 20000, isCampaign: false, lowestPrice30d: null, ordinaryPrice: null, ...differences }
  expect(priceTag(price)).toEqual({ amount: 20000, ...expected })
})
