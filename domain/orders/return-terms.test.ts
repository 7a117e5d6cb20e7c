import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plusDays } from '#domain/calendar/days.ts'
import { isFinnishHoliday } from '#domain/calendar/finnish-holidays.ts'
import { isWorkingDay } from '#domain/calendar/working-days.ts'
import {
  isIn,
  isReturnable,
  type Membership,
  moneyTerms,
  returnTerms,
  rightOfRow,
  rightsOf,
  type TermedLine,
} from './return-terms.ts'
import { cameOn, withdrawalTerms } from './withdrawal-terms.ts'

const row = (ref: string, more: Partial<TermedLine>): TermedLine => ({
  ref,
  parentRef: null,
  category: 'frames',
  isMadeToMeasure: false,
  isSealed: false,
  ...more,
})
const frame = row('frame', {})
const sunglasses = row('sunglasses', { category: 'sunglasses' })
const lenses = row('lenses', { parentRef: 'frame', category: 'lens_packages', isMadeToMeasure: true })
const sunLenses = row('sun lenses', { parentRef: 'sunglasses', category: 'lens_packages', isMadeToMeasure: true })
const contacts = row('contacts', { category: 'contact_lenses', isSealed: true })
const bottle = row('bottle', { category: 'lens_care' })
const lines = [frame, lenses, sunglasses, sunLenses, contacts, bottle]
const sent = [{ at: '2026-11-02T10:00:00Z', what: 'sent' }]
const order = (membership: Membership, timeline = sent, isExchanged = false) => {
  return { lines, membership, timeline, isExchanged }
}

describe('the return periods', () => {
  test.each<[string, TermedLine, Membership, number[]]>([
    ['a frame', frame, 'none', [14, 30]],
    ['a frame of a member, which is also exchanged and insured', frame, 'friends', [14, 30, 90, 100, 365]],
    ['lenses ground for it', lenses, 'friends', [100, 365]],
    ['lenses ground for who is no member', lenses, 'none', []],
    ['sunglasses of a member', sunglasses, 'friends', [14, 30, 90]],
    ['lenses ground for sunglasses', sunLenses, 'friends', []],
    ['contact lenses of a member', contacts, 'friends', [14, 30, 90]],
    ['a bottle', bottle, 'none', [14, 30]],
  ])('have their lengths for %s', (_, line, membership, days) => {
    expect(returnTerms(line, order(membership)).map((term) => term.days)).toEqual(days)
  })

  test('include no second exchange for a pair that came by an exchange', () => {
    expect(returnTerms(frame, order('friends', sent, true)).map(({ name }) => name)).not.toContain('exchange')
  })

  test('are the withdrawal periods, with the same last days', () => {
    const until = returnTerms(frame, order('none')).map((term) => term.until)
    expect(until).toEqual(Object.values(withdrawalTerms(sent) ?? {}))
  })

  test('do not begin before anything has been sent', () => {
    const terms = returnTerms(frame, order('friends', []))
    expect(new Set(terms.map(({ until }) => until))).toEqual(new Set([null]))
    expect([isReturnable(terms, '2026-11-02'), isIn('exchange', terms, '2026-11-02')]).toEqual([true, false])
  })

  test('end for refunds on working days, each period after the one before', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2025-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }), (at) => {
        const terms = returnTerms(frame, order('friends', [{ at: at.toISOString(), what: 'sent' }]))
        const ends = moneyTerms(terms).map(({ until }) => until ?? '')
        expect(ends).toEqual(ends.toSorted())
        expect(ends.every((day) => isWorkingDay(day, isFinnishHoliday))).toBe(true)
      }),
    )
  })
})

test('goods can be returned for a refund until the last refund period ends, but not in the exchange period', () => {
  const terms = returnTerms(frame, order('none'))
  const last = terms.at(-1)?.until ?? ''
  expect([isReturnable(terms, last), isReturnable(terms, '2027-02-01')]).toEqual([true, false])
  expect(isReturnable(returnTerms(frame, order('friends')), '2027-02-23')).toBe(false)
  expect(isReturnable([], last)).toBe(false)
})

test.each([
  ['exchange', 100],
  ['insurance', 365],
] as const)('%s lasts through its last day, counted from the arrival of the glasses', (name, days) => {
  const terms = returnTerms(lenses, order('friends'))
  const came = cameOn(sent) ?? ''
  expect([days, days + 1].map((after) => isIn(name, terms, plusDays(came, after)))).toEqual([true, false])
})

test('the return rights of an order are those of its rows together, each once', () => {
  expect(rightsOf(order('friends')).map(({ name }) => name)).toEqual([
    ...['law', 'promise', 'member_promise', 'exchange', 'insurance'],
  ])
  expect(rightsOf({ ...order('friends'), lines: [contacts, sunglasses] }).map(({ days }) => days)).toEqual([14, 30, 90])
})

test.each([
  ['a frame', { isMadeToMeasure: false, isSealed: false }, 'full'],
  ['lenses ground by a prescription', { isMadeToMeasure: true, isSealed: false }, 'none'],
  ['a bottle or a box of contact lenses', { isMadeToMeasure: false, isSealed: true }, 'sealed'],
  ['sealed goods made to measure', { isMadeToMeasure: true, isSealed: true }, 'none'],
])('the right to return follows from the goods: %s', (_, row, right) => {
  expect(rightOfRow(row)).toBe(right)
})
