import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFinnishHoliday } from '#domain/calendar/finnish-holidays.ts'
import { isWorkingDay } from '#domain/calendar/working-days.ts'
import { isReturnable, returnTerms, type Membership } from './return-terms.ts'
import { withdrawalTerms } from '#domain/orders/withdrawal-terms.ts'

const frame = { category: 'frames', isMadeToMeasure: false, isSealed: false }
const lenses = { category: 'lens_packages', isMadeToMeasure: true, isSealed: false }
const contacts = { category: 'contact_lenses', isMadeToMeasure: false, isSealed: true }
const bottle = { category: 'lens_care', isMadeToMeasure: false, isSealed: false }
const sent = [{ at: '2026-11-02T10:00:00Z', what: 'sent' }]

describe('the terms of returning', () => {
  test.each<[string, typeof frame, Membership, number[]]>([
    ['a frame', frame, 'none', [14, 30]],
    ['a frame of a member, which may also be exchanged', frame, 'friends', [14, 30, 90, 100]],
    ['contact lenses of a member', contacts, 'friends', [14, 30, 90]],
    ['a bottle', bottle, 'none', [14, 30]],
    ['lenses ground for somebody', lenses, 'friends', []],
  ])('of %s', (_, line, membership, days) => {
    expect(returnTerms(line, membership, sent).map((term) => term.days)).toEqual(days)
  })

  test('are those of the withdrawal, with the same last days', () => {
    const until = returnTerms(frame, 'none', sent).map((term) => term.until)
    expect(until).toEqual(Object.values(withdrawalTerms(sent) ?? {}))
  })

  test('do not run before anything has been sent', () => {
    expect(returnTerms(bottle, 'none', []).map(({ until }) => until)).toEqual([null, null])
  })

  test('end on working days, each after the one before, across daylight saving and holidays', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2025-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }), (at) => {
        const ends = returnTerms(frame, 'friends', [{ at: at.toISOString(), what: 'sent' }]).map(
          ({ until }) => until ?? '',
        )
        expect(ends).toEqual(ends.toSorted())
        expect(ends.every((day) => isWorkingDay(day, isFinnishHoliday))).toBe(true)
      }),
    )
  })
})

test('the money for goods goes back until the last term but that of exchanging ends', () => {
  const terms = returnTerms(frame, 'none', sent)
  const last = terms.at(-1)?.until ?? ''
  expect([isReturnable(terms, last), isReturnable(terms, '2027-02-01')]).toEqual([true, false])
  expect(isReturnable(returnTerms(frame, 'friends', sent), '2027-02-23')).toBe(false)
  expect(isReturnable([], last)).toBe(false)
})
