import { describe, expect, test } from 'vitest'
import type { CartLine } from '#contracts/cart.ts'
import type { LifestylePlan } from '#contracts/lifestyle.ts'
import { monthlyWay, planWithLenses } from './glasses-by-month.ts'

const basic: LifestylePlan = {
  id: 'perus',
  name: 'Perus',
  description: '',
  monthly: 1200,
  bindingMonths: 24,
  pairs: 1,
  frameUpTo: 14_900,
  lenses: ['yksiteho-1-5'],
  perks: [],
  isOffered: true,
}
const free = { ...basic, id: 'vapaa', monthly: 1900, frameUpTo: null, lenses: ['yksiteho-1-5', 'moniteho'] }
const two = { ...free, id: 'kaksi', monthly: 2900, pairs: 2 }
const gone = { ...free, id: 'vanha', monthly: 100, isOffered: false }
const plans = [two, gone, free, basic]

/** A frame and its lenses as rows of a cart. */
function glasses(ref: string, amount: number, slug = 'yksiteho-1-5', more: Partial<CartLine> = {}): CartLine[] {
  const price = { amount, ordinaryPrice: null, lowestPrice30d: null, isCampaign: false }
  const row = { ref, parentRef: null, category: 'frames', price, quantity: 1, availability: 'in_stock', ...more }
  return [row, { ...row, ref: `${ref} lenses`, parentRef: ref, category: 'lens_packages', slug }] as CartLine[]
}
const sun = { category: 'sunglasses' }
const solution = glasses('solution', 2000).slice(0, 1)

describe('glasses of a cart by the month', () => {
  test.each<[string, CartLine[], string | undefined]>([
    ['a frame within the level', glasses('a', 14_900), 'perus'],
    ['a frame above the level', glasses('a', 14_901), 'vapaa'],
    ['progressive lenses', glasses('a', 9900, 'moniteho'), 'vapaa'],
    [
      'a pair of glasses and one of sunglasses',
      [...glasses('a', 9900), ...glasses('b', 9900, undefined, sun)],
      'kaksi',
    ],
    ['a pair beside other goods', [...glasses('a', 9900), ...solution], 'perus'],
    ['two pairs without a tint', [...glasses('a', 9900), ...glasses('b', 9900)], undefined],
    ['lenses of no plan', glasses('a', 9900, 'tyolasit'), undefined],
    ['a pair bought twice', glasses('a', 9900, undefined, { quantity: 2 }), undefined],
    ['a sold-out pair', glasses('a', 9900, undefined, { availability: 'sold_out' }), undefined],
    ['a frame without lenses', glasses('a', 9900).slice(0, 1), undefined],
    ['nothing', [], undefined],
  ])('take the cheapest offered plan for %s', (_, items, plan) => {
    expect(monthlyWay(plans, items)?.plan).toBe(plan)
  })

  test('name the price a month and the sum of the binding', () => {
    expect(monthlyWay(plans, glasses('a', 9900))).toEqual({ plan: 'perus', monthly: 1200, months: 24, sum: 28_800 })
  })
})

describe('the plan under which a frame gets lenses', () => {
  const frame = { category: 'frames', price: 9900 }

  test.each([
    [basic, 'yksiteho-1-5', 'perus'],
    [free, 'yksiteho-1-5', 'vapaa'],
    [basic, 'moniteho', 'vapaa'],
    [two, 'moniteho', 'kaksi'],
    [basic, 'tyolasit', undefined],
  ])('is the chosen one, or the cheapest of as many pairs: %#', (chosen, lenses, plan) => {
    expect(planWithLenses(plans, chosen, { frame, lenses })?.id).toBe(plan)
  })

  test('is none where only the plan of the contract may be used', () => {
    expect(planWithLenses([], basic, { frame, lenses: 'moniteho' })).toBeUndefined()
  })
})
