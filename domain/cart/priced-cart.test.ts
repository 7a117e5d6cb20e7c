import { describe, expect, test } from 'vitest'
import { Cart } from '#contracts/cart.ts'
import { goods, lensSeat } from '#domain/catalog/goods.fixture.ts'
import type { Goods } from '#domain/catalog/goods.ts'
import type { Discount } from '#domain/discounts/discount.ts'
import type { StoredLine } from './stored-line.ts'
import { line } from './line.fixture.ts'
import { pricedCart } from './priced-cart.ts'

const today = '2026-11-21'
const [FRAME, LENSES, DAILIES] = [1, 2, 3]
const shelf = new Map<number, Goods>([
  [FRAME, goods(FRAME, { takesLenses: true })],
  [
    LENSES,
    goods(LENSES, {
      isLensPackage: true,
      lensKind: 'single-vision',
      isMadeToMeasure: true,
      leadTimeDays: 6,
      needsFitting: true,
      price: price(12_000),
    }),
  ],
  [DAILIES, goods(DAILIES, { availability: 'supplier_order', leadTimeDays: 4, price: price(2490) })],
])
const glasses = [line({ ref: 'a', quantity: 2 }), line({ ref: 'b', skuId: LENSES, parentRef: 'a', quantity: 2 })]
const dailies = line({ ref: 'c', skuId: DAILIES, eye: 'left', parameters: { power: -2, baseCurve: 8.6 }, quantity: 3 })

describe('a priced cart', () => {
  test('conforms to the cart of the contract', () => {
    expect(Cart.parse(priced([...glasses, dailies]))).toEqual(priced([...glasses, dailies]))
  })

  test('costs nothing when it is empty', () => {
    expect(priced([])).toMatchObject({ items: [], totalCost: 0, pieces: 0, discountCode: null })
  })

  test('sums goods and lens work separately, and counts pieces without the lenses of a frame', () => {
    const cart = priced([...glasses, dailies])
    expect(cart.totals.rows).toEqual([
      { kind: 'goods', amount: 2 * 9900 + 3 * 2490, vatRate: 2550 },
      { kind: 'lens_work', amount: 24_000, vatRate: 2550 },
    ])
    expect(cart).toMatchObject({ totalCost: 51_270, pieces: 5 })
  })

  test('makes only rows editable that do not follow another', () => {
    expect(priced([...glasses, dailies]).items.map(({ isEditAble }) => isEditAble)).toEqual([true, false, true])
  })

  test('describes contact lenses in words', () => {
    expect(priced([dailies]).items[0]?.prescription).toBe('PWR −2,00 · BC 8,6')
  })

  test('marks lenses made to measure and fitted, but not their frame, and gives the lead time of each row', () => {
    expect(priced([...glasses, line({ ref: 'd' }), dailies]).items).toMatchObject([
      { isMadeToMeasure: false, needsFitting: false, leadTimeDays: 1 },
      { isMadeToMeasure: true, needsFitting: true, leadTimeDays: 6 },
      { isMadeToMeasure: false, needsFitting: false, leadTimeDays: 1 },
      { isMadeToMeasure: false, needsFitting: false, leadTimeDays: 4 },
    ])
  })

  test.each([
    [2, 2, 'in_stock', 1],
    [2, 3, 'supplier_order', 6],
    [12, 12, 'supplier_order', 6],
  ])(
    'orders from their maker %i + %i lenses of one SKU only where four do not do',
    (right, left, availability, days) => {
      const lenses = new Map([[DAILIES, goods(DAILIES, { toOrder: { pieces: 4, leadTimeDays: 6 } })]])
      const rows = [
        line({ ref: 'a', skuId: DAILIES, eye: 'right', quantity: right }),
        line({ ref: 'b', skuId: DAILIES, eye: 'left', quantity: left }),
      ]
      const expected = { availability, leadTimeDays: days }
      expect(pricedCart(rows, lenses, null, today).items).toMatchObject([expected, expected])
    },
  )

  test('marks goods as sold out that can no longer be bought online', () => {
    const gone = pricedCart([line({})], new Map([[FRAME, goods(FRAME, { publicationStatus: 40 })]]), null, today)
    expect(gone.items[0]?.availability).toBe('sold_out')
  })

  test('marks lenses as sold out that no longer suit their frame', () => {
    const racket = goods(FRAME, { takesLenses: true, lensSeat: lensSeat({ impact: 'racket' }) })
    const availabilities = (frame: Goods) =>
      pricedCart(glasses, new Map([...shelf, [FRAME, frame]]), null, today).items.map(
        ({ availability }) => availability,
      )
    expect(availabilities(racket)).toEqual(['in_stock', 'sold_out'])
    expect(availabilities(goods(FRAME, { takesLenses: true }))).toEqual(['in_stock', 'in_stock'])
  })

  test('leaves out goods that are no longer in the catalog, lenses with their frame', () => {
    const without = (missing: number) => new Map([...shelf].filter(([skuId]) => skuId !== missing))
    expect(pricedCart([...glasses, dailies], without(FRAME), null, today).items).toHaveLength(1)
    expect(pricedCart([...glasses, dailies], without(LENSES), null, today).items).toHaveLength(1)
  })

  test('subtracts a discount from the goods as a row of its own', () => {
    const cart = priced([...glasses], code({ value: 10 }))
    expect(cart.totals.rows.at(-1)).toEqual({ kind: 'discount', amount: -4380, vatRate: 2550 })
    expect(cart).toMatchObject({ totalCost: 39_420, discountCode: 'SYKSY' })
    expect(cart.items.map(({ ownDiscount }) => ownDiscount)).toEqual([undefined, undefined])
  })

  test('subtracts a code for one frame from one piece of it, and shows it at that row', () => {
    const cart = priced([...glasses, dailies], code({ value: 50, isForFrame: true }))
    expect(cart.totals.rows.at(-1)).toEqual({ kind: 'discount', amount: -4950, vatRate: 2550 })
    expect(cart.items.map(({ ownDiscount }) => ownDiscount)).toEqual([4950, undefined, undefined])
    expect(priced([dailies], code({ isForFrame: true })).inapplicableCode?.reason).toBe('discount.needs_glasses')
  })

  test.each([
    [{ minimum: 100_000 }, 'discount.below_minimum'],
    [{ startsOn: '2026-11-22' }, 'discount.not_yet_valid'],
    [{ endsOn: '2026-11-20' }, 'discount.expired'],
    [{ usesLeft: 0 }, 'discount.used_up'],
    ['deleted', 'discount.unknown'],
  ] as const)('names a code that does not apply, with the reason: %j', (differences, reason) => {
    const discount = differences === 'deleted' ? null : code(differences)
    expect(priced(glasses, discount, 'SYKSY')).toMatchObject({
      totalCost: 43_800,
      discountCode: null,
      inapplicableCode: { code: 'SYKSY', reason },
    })
  })

  test('names no inapplicable code where the code applies or there is none', () => {
    expect(priced([...glasses], code({ value: 10 })).inapplicableCode).toBeNull()
    expect(priced([...glasses]).inapplicableCode).toBeNull()
  })
})

function priced(lines: StoredLine[], discount: Discount | null = null, code = discount?.code): Cart {
  return pricedCart(lines, shelf, code === undefined ? null : { code, discount }, today)
}

function code(differences: Partial<Discount>): Discount {
  const usual = { code: 'SYKSY', kind: 'percent' as const, value: 10, minimum: 0, usesLeft: null }
  return { ...usual, startsOn: '2026-11-01', endsOn: '2026-11-30', ...differences }
}

function price(amount: number): Goods['price'] {
  return { amount, ordinaryPrice: null, lowestPrice30d: null, isCampaign: false }
}
