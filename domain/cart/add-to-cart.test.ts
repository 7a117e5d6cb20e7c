import { describe, expect, test } from 'vitest'
import type { CartAddition } from '#contracts/cart.ts'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { goods, lensFacts, lensSeat } from '#domain/catalog/goods.fixture.ts'
import { tint } from '#domain/catalog/tint.fixture.ts'
import type { Goods } from '#domain/catalog/goods.ts'
import { Refusal } from '#domain/refusal.ts'
import { addToCart } from './add-to-cart.ts'
import type { StoredLine } from './stored-line.ts'

const [FRAME, SUNGLASSES, RACKET, WRAPPED, WIDE] = [1, 2, 3, 4, 5]
const [LENSES, PLANO, BENT, SOLUTION, DAILIES] = [11, 12, 13, 21, 31]
const shelf = new Map<number, Goods>([
  [FRAME, goods(FRAME, { takesLenses: true })],
  [SUNGLASSES, goods(SUNGLASSES, {})],
  [RACKET, goods(RACKET, { takesLenses: true, lensSeat: lensSeat({ impact: 'racket' }) })],
  [WRAPPED, goods(WRAPPED, { takesLenses: true, lensSeat: lensSeat({ isWrapped: true }) })],
  [
    WIDE,
    goods(WIDE, { takesLenses: true, lensCut: { shape: 'rectangle', lensWidth: 56, lensHeight: 40, noseBridge: 17 } }),
  ],
  [LENSES, goods(LENSES, { isLensPackage: true, lensKind: 'single-vision', bounds: bounds(), tints: tints() })],
  [PLANO, goods(PLANO, { isLensPackage: true, lensKind: 'non-prescription' })],
  [
    BENT,
    goods(BENT, {
      isLensPackage: true,
      lensKind: 'single-vision',
      bounds: bounds(),
      lensFacts: lensFacts({ wrap: { from: -2, to: 2 } }),
    }),
  ],
  [SOLUTION, goods(SOLUTION, {})],
  [DAILIES, goods(DAILIES, { category: 'contact_lenses', parameters: { power: -2 } })],
])

describe('adding to the cart', () => {
  test('adds a row at the end', () => {
    const cart = add(add([], { skuId: SOLUTION }), { skuId: SUNGLASSES, quantity: 2 })
    expect(cart).toMatchObject([
      { skuId: SOLUTION, quantity: 1 },
      { skuId: SUNGLASSES, quantity: 2, parentRef: null, parentSkuID: null, prescriptionGlasses: null },
    ])
  })

  test('adds to the row of the same goods', () => {
    const cart = add([], { skuId: SOLUTION, quantity: 3 })
    const [line] = cart
    expect(add(cart, { skuId: SOLUTION, quantity: 4 })).toEqual([{ ...line, quantity: 7 }])
  })

  test('stores the interval of goods that can be subscribed to, apart from goods bought once', () => {
    const fluid = goods(SOLUTION, { subscriptionPrice: { ...goods(SOLUTION).price, amount: 1190 } })
    const terms = { goods: new Map([[SOLUTION, fluid]]), today: '2026-11-21', newRef: () => 'r' }
    const addition = { skuId: SOLUTION, quantity: 2, subscriptionInterval: 'm6' } as const
    const cart = addToCart(addToCart(add([], { skuId: SOLUTION }), addition, terms), addition, terms)
    expect(cart.map(({ quantity, subscriptionInterval }) => [quantity, subscriptionInterval])).toEqual([
      [1, null],
      [4, 'm6'],
    ])
  })

  test('does not mutate the given cart', () => {
    const before = add([], { skuId: SOLUTION })
    const copy = structuredClone(before)
    add(before, { skuId: SOLUTION })
    expect(before).toEqual(copy)
  })

  test('adds lenses to a wide frame for pupils that a blank is large enough for', () => {
    expect(add([], glasses({ skuId: WIDE }))).toHaveLength(2)
  })

  test('adds the lenses ground for a frame as a row that follows the frame', () => {
    const [frame, lenses] = add([], glasses({ quantity: 2 }))
    expect(lenses).toMatchObject({
      skuId: LENSES,
      parentRef: frame?.ref,
      parentSkuID: FRAME,
      quantity: 2,
      prescriptionGlasses: prescription(),
      lensConfiguration: null,
      unusual: [],
    })
  })

  test('keeps a bare frame, the frame with lenses and the frame with other lenses apart', () => {
    const other = prescription({ leftSphere: -1.25 })
    const cart = [{ skuId: FRAME }, glasses(), glasses({ prescriptionGlasses: other })].reduce(add, [])
    expect(cart.map(({ skuId }) => skuId)).toEqual([FRAME, FRAME, LENSES, FRAME, LENSES])
    expect(add(cart, glasses()).map(({ quantity }) => quantity)).toEqual([1, 2, 2, 1, 1])
  })

  test('joins equal prescriptions whose fields are in another order', () => {
    const turned = Object.fromEntries(Object.entries(prescription()).toReversed()) as GlassesPrescription
    expect(add(add([], glasses()), glasses({ prescriptionGlasses: turned }))).toHaveLength(2)
  })

  test('adds lenses without power unchanged', () => {
    const [, lenses] = add([], { skuId: FRAME, childSkuId: PLANO })
    expect(lenses).toMatchObject({ skuId: PLANO, prescriptionGlasses: null, unusual: [] })
  })

  test('requires a confirmation of unusual values, and stores it for the optician', () => {
    const odd = { prescriptionGlasses: prescription({ rightSphere: 2, leftSphere: -2 }) }
    expect(() => add([], glasses(odd))).toThrow('prescription.unusual')
    expect(add([], glasses({ ...odd, confirmsUnusual: true }))[1]?.unusual).toEqual(['sign_flip', 'eyes_differ'])
  })

  test.each([
    ['an unknown SKU', { skuId: 99 }, 'article.not_found'],
    [
      'an interval of goods without a price for it',
      { skuId: SOLUTION, subscriptionInterval: 'm1' },
      'subscription.article_not_available',
    ],
    ['lenses without a frame', { skuId: LENSES }, 'cart.lenses_need_frame'],
    ['contact lenses for no eye', { skuId: DAILIES }, 'prescription.not_confirmed'],
    ['more than twelve', { skuId: SOLUTION, quantity: 13 }, 'cart.quantity_over_limit'],
    ['lenses for a frame that takes none', { skuId: SUNGLASSES, childSkuId: PLANO }, 'cart.lenses_do_not_fit'],
    ['something else as lenses', { skuId: FRAME, childSkuId: SOLUTION }, 'cart.lenses_do_not_fit'],
    ['lenses that break for a racket frame', glasses({ skuId: RACKET }), 'lens.needs_impact'],
    ['lenses without power that break for a racket frame', { skuId: RACKET, childSkuId: PLANO }, 'lens.needs_impact'],
    ['flat lenses for a wrapped frame', glasses({ skuId: WRAPPED }), 'lens.not_wrapped'],
    [
      'a power that a wrapped frame does not bear',
      glasses({ skuId: WRAPPED, childSkuId: BENT, prescriptionGlasses: prescription({ rightSphere: -2.25 }) }),
      'lens.wrap_range',
    ],
    ['unknown lenses', { skuId: FRAME, childSkuId: 99 }, 'article.not_found'],
    ['lenses without a prescription', { skuId: FRAME, childSkuId: LENSES }, 'prescription.missing'],
    ['a prescription for lenses without power', glasses({ childSkuId: PLANO }), 'prescription.not_needed'],
    ['a prescription without lenses', { skuId: FRAME, prescriptionGlasses: prescription() }, 'request.malformed'],
    [
      'a prescription outside the lens',
      glasses({ prescriptionGlasses: prescription({ rightSphere: -8 }) }),
      'prescription.out_of_range',
    ],
    [
      'a wide frame that no blank of the lenses covers for near pupils',
      glasses({
        skuId: WIDE,
        prescriptionGlasses: prescription({ rightPupillaryDistance: 27, leftPupillaryDistance: 27 }),
      }),
      'lens.blank_too_small',
    ],
    ['single vision by an addition without its use', reading({}), 'lens.use_missing'],
    [
      'single vision whose prescription comes later without its use',
      { childSkuId: LENSES, prescriptionComes: { by: 'later' } },
      'lens.use_missing',
    ],
    ['a use of lenses without power', { childSkuId: PLANO, lensConfiguration: { use: 'near' } }, 'request.malformed'],
    [
      'reading lenses whose ground power is outside the lens',
      reading({ use: 'near' }, { rightSphere: 4, rightAddition: 2, leftAddition: 2 }),
      'prescription.out_of_range_for_use',
    ],
    [
      'an old prescription',
      glasses({ prescriptionGlasses: prescription({ examinedOn: '2025-01-01' }) }),
      'prescription.too_old',
    ],
  ] as [string, Partial<CartAddition>, string][])('refuses %s', (_, addition, code) => {
    expect(() => add([], addition)).toThrow(code)
  })

  test.each([
    [{ publicationStatus: 30 }, 'article.sold_out'],
    [{ availability: 'sold_out' }, 'article.sold_out'],
    [{ publicationStatus: 40 }, 'article.not_sold_online'],
    [{ publicationStatus: 0 }, 'article.not_sold_online'],
  ] as const)('refuses goods with %j as %s, by name', (state, code) => {
    const terms = { goods: new Map([[SOLUTION, goods(SOLUTION, state)]]), today: '2026-11-21', newRef: () => 'r' }
    const expected = new Refusal(code, { name: 'Tuote 21' })
    expect(() => addToCart([], { skuId: SOLUTION, quantity: 1 }, terms)).toThrow(expected)
  })

  test('judges a wrapped frame by the minus form', () => {
    const values = prescription({ rightSphere: 1, rightCylinder: 2, rightAxis: 90 })
    const addition = glasses({ skuId: WRAPPED, childSkuId: BENT, prescriptionGlasses: values })
    expect(() => add([], addition)).toThrow('lens.wrap_range')
    expect(add([], glasses({ skuId: WRAPPED, childSkuId: BENT }))).toHaveLength(2)
  })

  test('keeps lenses for reading apart from those for far', () => {
    const cart = add(add([], reading({ use: 'near' })), reading({ use: 'far' }))
    expect(cart.map(({ lensConfiguration }) => lensConfiguration?.use)).toEqual([undefined, 'near', undefined, 'far'])
  })

  test('refuses a quantity that would exceed twelve', () => {
    const cart = add([], { skuId: SOLUTION, quantity: 11 })
    expect(add(cart, { skuId: SOLUTION })[0]?.quantity).toBe(12)
    expect(() => add(cart, { skuId: SOLUTION, quantity: 2 })).toThrow(
      new Refusal('cart.quantity_over_limit', { max: 12 }),
    )
  })

  test('refuses a 41st row', () => {
    const full = Array.from({ length: 20 }, (_, index) =>
      glasses({ prescriptionGlasses: prescription({ rightAxis: index }) }),
    )
    const cart = full.reduce(add, [])
    expect(cart).toHaveLength(40)
    expect(() => add(cart, { skuId: SOLUTION })).toThrow(new Refusal('cart.too_many_lines', { max: 40 }))
  })

  test('refuses the same lens color twice for a frame, but not another color or other eyes', () => {
    const gray = glasses({ lensConfiguration: { tint: { color: 'gray', degree: 80 } } })
    const cart = add([], gray)
    expect(() => add(cart, gray)).toThrow('cart.lens_color_twice')
    const lighter = glasses({ lensConfiguration: { tint: { color: 'gray', degree: 15 } } })
    expect(() => add(cart, lighter)).toThrow('cart.lens_color_twice')
    expect(() => add([], { ...gray, quantity: 2 })).toThrow('cart.lens_color_twice')
    expect(add(cart, glasses({ lensConfiguration: { tint: { color: 'brown', degree: 80 } } }))).toHaveLength(4)
    expect(add(cart, { ...gray, prescriptionGlasses: prescription({ rightSphere: -3 }) })).toHaveLength(4)
    expect(add(cart, glasses({ quantity: 5 }))).toHaveLength(4)
  })
})

let refs = 0

function add(lines: StoredLine[], addition: Partial<CartAddition>): StoredLine[] {
  const terms = { goods: shelf, today: '2026-11-21', newRef: () => `row-${(refs += 1)}` }
  return addToCart(lines, { skuId: FRAME, quantity: 1, ...addition }, terms)
}

function glasses(differences: Partial<CartAddition> = {}): Partial<CartAddition> {
  return { skuId: FRAME, childSkuId: LENSES, prescriptionGlasses: prescription(), ...differences }
}

function reading(
  lensConfiguration: CartAddition['lensConfiguration'],
  values: Partial<GlassesPrescription> = { rightAddition: 2, leftAddition: 2 },
): Partial<CartAddition> {
  return glasses({ lensConfiguration, prescriptionGlasses: prescription(values) })
}

function prescription(differences: Partial<GlassesPrescription> = {}): GlassesPrescription {
  const right = { rightSphere: -1, rightCylinder: 0, rightAxis: 0, rightAddition: 0, rightPupillaryDistance: 31 }
  const left = { leftSphere: -1, leftCylinder: 0, leftAxis: 0, leftAddition: 0, leftPupillaryDistance: 31 }
  return { ...right, ...left, examinedOn: '2026-05-04', ...differences }
}

function tints() {
  return [tint(), tint({ color: 'gray' }), tint({ color: 'gray', degree: 15 })]
}

function bounds() {
  return { sphere: { from: -6, to: 5 }, cylinder: { from: -4, to: 0 }, addition: null }
}
