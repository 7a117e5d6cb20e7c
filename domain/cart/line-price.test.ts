import { expect, test } from 'vitest'
import { goods } from '#domain/catalog/goods.fixture.ts'
import { line } from './line.fixture.ts'
import { linePrice } from './line-price.ts'
import { pricedLine } from './priced-line.ts'

const unit = { amount: 2490, ordinaryPrice: 2890, lowestPrice30d: 2790, isCampaign: true }
const subscription = { amount: 2550, ordinaryPrice: null, lowestPrice30d: null, isCampaign: false }
const lens = goods(7, { price: unit, subscriptionPrice: subscription })

test('a row that is bought once costs the price of one piece, with its own reduction', () => {
  expect(linePrice(line(), lens)).toEqual(unit)
})

test('a row of a subscription costs the subscription price, without the reduction of the one-time price', () => {
  expect(linePrice(line({ subscriptionInterval: 'm3' }), lens)).toEqual(subscription)
})

test('a row whose goods can no longer be subscribed to counts as sold out', () => {
  const row = line({ subscriptionInterval: 'm3' })
  expect(pricedLine(row, lens).availability).toBe('in_stock')
  expect(pricedLine(row, { ...lens, subscriptionPrice: null }).availability).toBe('sold_out')
})
