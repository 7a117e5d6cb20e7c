import { describe, expect, test } from 'vitest'
import { goods } from '#domain/catalog/goods.fixture.ts'
import { tint } from '#domain/catalog/tint.fixture.ts'
import { line } from './line.fixture.ts'
import { linePrice } from './line-price.ts'
import { assertOfferTint } from './line-tint.ts'
import { pricedCart } from './priced-cart.ts'
import { pricedLine } from './priced-line.ts'

const lenses = goods(2, { isLensPackage: true, articleDescription: 'Linssit', tints: [tint()] })
const frame = goods(1, { takesLenses: true })
const brown = line({ skuId: 2, lensConfiguration: { tint: { color: 'brown', degree: 80 } } })
const lost = line({ skuId: 2, lensConfiguration: { tint: { color: 'brown', degree: 50 } } })

describe('a tint', () => {
  test('is refused where the frame cannot be tinted or the lenses do not offer it', () => {
    expect(() => assertOfferTint(brown, frame, lenses)).not.toThrow()
    expect(() => assertOfferTint(line(), goods(1, { isTintable: false }), lenses)).not.toThrow()
    expect(() => assertOfferTint(brown, goods(1, { isTintable: false }), lenses)).toThrow('lens.not_tintable')
    expect(() => assertOfferTint(brown, frame, goods(2))).toThrow('lens.not_tintable')
    expect(() => assertOfferTint(lost, frame, lenses)).toThrow('lens.tint_unknown')
  })

  test('is named on its row, and its price is added to that of the lenses', () => {
    expect(pricedLine(brown, lenses)).toMatchObject({ variety: 'Ruskea 80\u00A0%', price: { amount: 13_800 } })
    expect(pricedLine(line({ skuId: 2 }), lenses)).toMatchObject({ variety: '', price: { amount: 9900 } })
  })

  test('counts as lens work for every pair', () => {
    const rows = [
      line({ ref: 'a', skuId: 1, quantity: 2 }),
      { ...brown, ref: 'b', parentRef: 'a', parentSkuID: 1, quantity: 2 },
    ]
    const { totals } = pricedCart(rows, new Map([frame, lenses].map((one) => [one.skuId, one])), null, '2026-11-21')
    expect(totals.rows).toContainEqual({ kind: 'lens_work', amount: 2 * 13_800, vatRate: 2550 })
  })

  test('removes the reduction of the lenses, since a tint has no price history', () => {
    const price = { amount: 7900, ordinaryPrice: 9900, lowestPrice30d: 9900, isCampaign: true }
    expect(linePrice(brown, { ...lenses, price })).toEqual({
      amount: 11_800,
      ordinaryPrice: null,
      lowestPrice30d: null,
      isCampaign: false,
    })
    expect(linePrice(line(), { ...lenses, price })).toEqual(price)
  })

  test('makes its row sold out, not clear, once it is no longer offered', () => {
    expect(pricedLine(lost, lenses)).toMatchObject({ availability: 'sold_out', price: { amount: 9900 } })
  })
})
