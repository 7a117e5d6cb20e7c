import { describe, expect, test } from 'vitest'
import { plusDays } from '#domain/calendar/days.ts'
import type { Membership } from '#domain/orders/return-terms.ts'
import { cameOn } from '#domain/orders/withdrawal-terms.ts'
import { insuredPairs, pairWorth } from './insured-pairs.ts'

const timeline = [{ at: '2026-11-02T10:00:00Z', what: 'sent' }]
const came = cameOn(timeline) ?? ''
const row = (ref: string, category: string, amount: number, parentRef: string | null = null, quantity = 1) => ({
  ref,
  category,
  parentRef,
  quantity,
  articleDescription: ref,
  isMadeToMeasure: parentRef !== null,
  isSealed: false,
  price: { amount, ordinaryPrice: null as number | null, lowestPrice30d: null, isCampaign: false },
})
const lines = [
  row('frame', 'frames', 12_000),
  row('lenses', 'lens_packages', 20_000, 'frame'),
  row('sun', 'sunglasses', 9900),
]
const pairsOn = (day: string, membership: Membership = 'friends') =>
  insuredPairs({ lines, membership, isExchanged: false, timeline }, () => 1, day)

describe('glasses of a member', () => {
  test('are insured for 365 days from delivery, and not on the next day', () => {
    const until = plusDays(came, 365)
    expect(pairsOn(until)).toEqual([{ row: 'frame', name: 'frame', left: 1, until }])
    expect(pairsOn(plusDays(came, 366))).toEqual([])
  })

  test('are not insured if the customer bought them before joining', () => {
    expect(pairsOn(came, 'none')).toEqual([])
  })
})

test('a replacement pair costs the price at which it was sold, or the current price if that is higher', () => {
  expect(pairWorth(lines, 'frame', () => undefined)).toBe(32_000)
  expect(pairWorth(lines, 'frame', (ref) => (ref === 'frame' ? 15_000 : 100))).toBe(35_000)
})

describe('glasses of a contract that covers breakage', () => {
  const covered = (day: string, until: string | null, happened = timeline) =>
    insuredPairs({ lines, membership: 'none', isExchanged: false, timeline: happened }, () => 1, day, until)

  test('are covered from their delivery to the last day of the contract, sunglasses too', () => {
    expect(covered('2029-01-01', '2029-01-01').map(({ row: of }) => of)).toEqual(['frame', 'sun'])
    expect(covered('2029-01-02', '2029-01-01')).toEqual([])
    expect(covered('2029-01-01', null)).toEqual([])
    expect(covered('2029-01-01', '2029-02-01', [])).toEqual([])
  })

  test('of a member are covered for the longer of both', () => {
    const pairs = (until: string) =>
      insuredPairs({ lines, membership: 'friends', isExchanged: false, timeline }, () => 1, came, until)
    expect(pairs(came)[0]?.until).toBe(plusDays(came, 365))
    expect(pairs('2030-01-01')[0]?.until).toBe('2030-01-01')
  })
})
