import { expect, test } from 'vitest'
import type { Discount } from '#domain/discounts/discount.ts'
import { Refusal } from '#domain/refusal.ts'
import { discountOnCart } from './discounted-goods.ts'

const DAY = '2026-11-21'
const row = (ref: string, amount: number, quantity = 1, parentRef: string | null = null) => ({
  ref,
  parentRef,
  quantity,
  category: 'frames',
  prescriptionGlasses: null,
  prescriptionComes: null,
  price: { amount, ordinaryPrice: null, lowestPrice30d: null, isCampaign: false },
})
const bottle = row('bottle', 990, 3)
const frameAlone = row('alone', 30_000)
const glasses = [row('frame', 12_000, 2), row('lenses', 9000, 2, 'frame')]
const dearer = [row('other', 19_900), row('its lenses', 40_000, 1, 'other')]

test.each([
  ['all goods', [bottle, ...glasses], false, 44_970, null],
  ['one piece of a frame with lenses', [bottle, ...glasses], true, 12_000, 'frame'],
  ['the dearest frame, and never lenses', [frameAlone, ...glasses, ...dearer], true, 19_900, 'other'],
])('a code takes half off %s', (_, lines, isForFrame, amount, ref) => {
  expect(discountOnCart(lines, code({ isForFrame }), DAY)).toEqual({ off: amount / 2, ref })
})

test('a code for glasses takes nothing off a frame alone', () => {
  expect(discountOnCart([bottle, frameAlone], code({ isForFrame: true }), DAY)).toEqual(
    new Refusal('discount.needs_glasses'),
  )
})

test.each<[string, Partial<Discount>, string]>([
  ['before the exam is held', { exam: { day: DAY, isHeld: false } }, 'discount.exam_not_held'],
  ['after its last day', { endsOn: '2026-11-20', exam: { day: DAY, isHeld: true } }, 'discount.expired'],
  ['a second time', { usesLeft: 0, exam: { day: DAY, isHeld: true } }, 'discount.used_up'],
  ['for another prescription', { exam: { day: DAY, isHeld: true } }, 'discount.other_prescription'],
])('the half-frame discount does not apply %s', (_, differences, refusal) => {
  expect(discountOnCart(glasses, code(differences), DAY)).toEqual(new Refusal(refusal as 'discount.expired'))
})

function code(differences: Partial<Discount>): Discount {
  const usual = { code: 'PUOLET', kind: 'percent' as const, value: 50, minimum: 0, usesLeft: null }
  return { ...usual, startsOn: '2026-11-01', endsOn: '2026-11-30', ...differences }
}
