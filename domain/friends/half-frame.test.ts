import { describe, expect, test } from 'vitest'
import type { CartLine } from '#contracts/cart.ts'
import { comesWith, halfFrame, halfFrameTerm } from './half-frame.ts'

const EXAM = '2026-11-02'

type Row = Parameters<typeof halfFrame>[0][number]

const row = (ref: string, amount: number, more: Partial<Row> = {}): Row => ({
  ref,
  parentRef: null,
  category: 'frames',
  prescriptionGlasses: null,
  prescriptionComes: null,
  price: { amount, ordinaryPrice: null, lowestPrice30d: null, isCampaign: false },
  ...more,
})
const examinedOn = (day: string) => ({ examinedOn: day }) as CartLine['prescriptionGlasses']
const lenses = (parentRef: string, day = EXAM) =>
  row(`lenses of ${parentRef}`, 20_000, { parentRef, category: 'lenses', prescriptionGlasses: examinedOn(day) })
const inCampaign = (amount: number, ordinaryPrice: number) => ({
  price: { amount, ordinaryPrice, lowestPrice30d: ordinaryPrice, isCampaign: true },
})

describe('the half-frame discount', () => {
  test.each<[string, Row[], ReturnType<typeof halfFrame>]>([
    ['takes half off the frame, and nothing off the lenses', [row('a', 12_001), lenses('a')], { ref: 'a', off: 6001 }],
    [
      'applies to the frame that it saves most on',
      [row('a', 9900), lenses('a'), row('b', 19_900), lenses('b')],
      { ref: 'b', off: 9950 },
    ],
    [
      'lowers a campaign price to half of the ordinary price',
      [row('a', 9000, inCampaign(9000, 12_000)), lenses('a')],
      { ref: 'a', off: 3000 },
    ],
    [
      'is refused when the campaign price is lower',
      [row('a', 5000, inCampaign(5000, 12_000)), lenses('a')],
      { problem: 'discount.campaign_is_better' },
    ],
    ['is refused for a frame without lenses', [row('a', 9900)], { problem: 'discount.needs_glasses' }],
    [
      'is refused for sunglasses',
      [row('a', 9900, { category: 'sunglasses' }), lenses('a')],
      { problem: 'discount.needs_glasses' },
    ],
    [
      'is refused for sports glasses',
      [row('a', 9900, { category: 'sports_glasses' }), lenses('a')],
      { problem: 'discount.needs_glasses' },
    ],
    [
      'is refused for a prescription of another day',
      [row('a', 9900), lenses('a', '2026-11-01')],
      { problem: 'discount.other_prescription' },
    ],
    [
      'applies when the prescription comes later',
      [row('a', 9900), { ...lenses('a'), prescriptionGlasses: null, prescriptionComes: 'later' }],
      { ref: 'a', off: 4950 },
    ],
  ])('%s', (_, lines, expected) => {
    expect(halfFrame(lines, EXAM)).toEqual(expected)
  })
})

test.each(['created', 'updated', 'rebooked'] as const)('is not yet valid while the booking is %s', (state) => {
  expect(halfFrameTerm({ state, day: EXAM })).toMatchObject({ isHeld: false })
})

test.each(['arrived', 'done'] as const)('is valid for sixty days from the visit once the booking is %s', (state) => {
  expect(halfFrameTerm({ state, day: EXAM })).toEqual({ startsOn: EXAM, endsOn: '2027-01-01', isHeld: true })
})

test.each(['canceled', 'not_arrived'] as const)('is not given for a booking that is %s', (state) => {
  expect(halfFrameTerm({ state, day: EXAM })).toBeNull()
})

test('exams that end in a prescription of glasses give the half-frame discount, and others do not', () => {
  expect([comesWith('glasses'), comesWith('hearing')]).toEqual([true, false])
})
