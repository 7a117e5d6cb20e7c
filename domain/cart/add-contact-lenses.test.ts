import { describe, expect, test } from 'vitest'
import type { ContactLensAddition } from '#contracts/cart.ts'
import { goods } from '#domain/catalog/goods.fixture.ts'
import type { Goods } from '#domain/catalog/goods.ts'
import { addContactLensesToCart } from './add-contact-lenses.ts'
import type { StoredLine } from './stored-line.ts'

const ARTICLE = 7
const EXAM = '2026-09-01'
const [MINUS_TWO, MINUS_THREE, FROM_ELSEWHERE] = [31, 32, 33]

describe('adding contact lenses', () => {
  test('makes a row for each eye, right first', () => {
    expect(add([])).toMatchObject([
      { skuId: MINUS_TWO, eye: 'right', parameters: { power: -2 }, quantity: 2, examinedOn: EXAM },
      { skuId: MINUS_THREE, eye: 'left', parameters: { power: -3 }, quantity: 3 },
    ])
  })

  test('stores a row for each eye even where both have the same lenses', () => {
    expect(add([], {}, { leftSkuId: MINUS_TWO })).toHaveLength(2)
  })

  test('accepts lenses for one eye alone', () => {
    expect(add([], { left: undefined }).map(({ eye }) => eye)).toEqual(['right'])
  })

  test('adds to the rows of the same eyes', () => {
    expect(add(add([])).map(({ quantity }) => quantity)).toEqual([4, 6])
  })

  test('stores the day of the exam, and separate rows for another exam', () => {
    const cart = add([], { examinedOn: '2026-10-01', left: undefined })
    expect(cart[0]?.examinedOn).toBe('2026-10-01')
    expect(add(cart, { left: undefined })).toHaveLength(2)
  })

  test('applies the interval of a subscription to both eyes, apart from lenses bought once', () => {
    const subscribed = new Map([...shelf].map(([skuId, one]) => [skuId, { ...one, subscriptionPrice: one.price }]))
    const cart = add(add([]), { subscriptionInterval: 'm3' }, {}, subscribed)
    expect(cart.map(({ eye, subscriptionInterval }) => [eye, subscriptionInterval])).toEqual([
      ['right', null],
      ['left', null],
      ['right', 'm3'],
      ['left', 'm3'],
    ])
  })

  test('adds both eyes or neither', () => {
    expect(() => add(add([]), { right: lens(1), left: lens(10) })).toThrow('cart.quantity_over_limit')
  })

  test.each([
    ['no eye', { right: undefined, left: undefined }, {}, 'prescription.missing'],
    ['no word about a prescription', { confirmsPrescription: false }, {}, 'prescription.not_confirmed'],
    [
      'an interval of lenses without a price for it',
      { subscriptionInterval: 'm3' },
      {},
      'subscription.article_not_available',
    ],
    ['no day of the exam', { examinedOn: undefined }, {}, 'prescription.day_missing'],
    ['an old exam', { examinedOn: '2025-11-21' }, {}, 'prescription.too_old'],
    ['an exam to come', { examinedOn: '2026-11-22' }, {}, 'prescription.not_examined_yet'],
    ['thirteen boxes', { right: lens(13) }, {}, 'cart.quantity_over_limit'],
    ['a combination that is not made', {}, { rightSkuId: undefined }, 'article.combination_not_made'],
    ['a lens of another article', {}, { rightSkuId: FROM_ELSEWHERE }, 'article.combination_not_made'],
    ['an unknown SKU', {}, { rightSkuId: 99 }, 'article.not_found'],
  ] as const)('refuses %s', (_, addition, skus, code) => {
    expect(() => add([], addition as Changes, skus)).toThrow(code)
  })
})

type Changes = { [Key in keyof ContactLensAddition]?: ContactLensAddition[Key] | undefined }

let refs = 0

function add(
  lines: StoredLine[],
  changes: Changes = {},
  skus: { rightSkuId?: number | undefined; leftSkuId?: number } = {},
  onShelf = shelf,
) {
  const wanted = {
    articleId: ARTICLE,
    right: lens(2),
    left: lens(3),
    confirmsPrescription: true,
    examinedOn: EXAM,
    ...changes,
  }
  const terms = { today: '2026-11-21', newRef: () => `row-${(refs += 1)}` }
  return addContactLensesToCart(lines, wanted as ContactLensAddition, {
    ...terms,
    goods: onShelf,
    rightSkuId: MINUS_TWO,
    leftSkuId: MINUS_THREE,
    ...skus,
  })
}

function lens(quantity: number) {
  return { parameters: {}, quantity }
}

const shelf = new Map<number, Goods>([
  [MINUS_TWO, box(MINUS_TWO, ARTICLE, -2)],
  [MINUS_THREE, box(MINUS_THREE, ARTICLE, -3)],
  [FROM_ELSEWHERE, box(FROM_ELSEWHERE, 8, -2)],
])

function box(skuId: number, articleId: number, power: number): Goods {
  return goods(skuId, { articleId, category: 'contact_lenses', isSealed: true, parameters: { power } })
}
