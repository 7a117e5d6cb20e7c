import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFinnishHoliday } from '#domain/calendar/finnish-holidays.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { addWorkingDays, isWorkingDay } from '#domain/calendar/working-days.ts'
import { LAW_DAYS, SHOP_DAYS } from './withdrawal-days.ts'
import { withdrawalTerms } from './withdrawal-terms.ts'

test('no period begins before anything has been sent', () => {
  expect(withdrawalTerms([])).toBeNull()
  expect(withdrawalTerms([{ at: '2026-11-21T08:00:00Z', what: 'received' }])).toBeNull()
})

describe('the last days to withdraw', () => {
  test.each([
    ['sent on a Monday, with two weeks for the way', ['2026-11-02'], '2026-11-30', '2026-12-16'],
    ['handed over later than that', ['2026-11-02', '2026-11-20'], '2026-12-04', '2026-12-21'],
    ['handed over sooner, which shortens nothing', ['2026-11-02', '2026-11-04'], '2026-11-30', '2026-12-16'],
    ['ending on Christmas Eve and the days after', ['2026-11-26'], '2026-12-28', '2027-01-11'],
    ['ending on Midsummer Eve, which is a Friday', ['2026-05-22'], '2026-06-22', '2026-07-06'],
    ['ending on Epiphany', ['2026-12-09'], '2027-01-07', '2027-01-22'],
  ])('are computed for goods %s', (_, [sent, delivered], lawUntil, shopUntil) => {
    const timeline = [
      { at: `${sent}T10:00:00Z`, what: 'sent' },
      ...(delivered ? [{ at: `${delivered}T10:00:00Z`, what: 'delivered' }] : []),
    ]
    expect(withdrawalTerms(timeline)).toEqual({ lawUntil, shopUntil })
  })

  test('are counted from the day in Helsinki, not in UTC', () => {
    const late = withdrawalTerms([{ at: '2026-11-02T22:30:00Z', what: 'sent' }])
    expect(late).toEqual(withdrawalTerms([{ at: '2026-11-03T09:00:00Z', what: 'sent' }]))
  })

  test('are working days, never earlier than promised, and those of the shop never before those of the law', () => {
    const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 60 }), (sent, daysLater) => {
        const at = sent.toISOString()
        const day = plusDays(at.slice(0, 10), daysLater)
        const deliveredAt = `${day}T12:00:00.000Z`
        const terms = withdrawalTerms([
          { at, what: 'sent' },
          { at: deliveredAt, what: 'delivered' },
        ])!
        const reported = withdrawalTerms([{ at, what: 'sent' }])!
        expect(isWorkingDay(terms.lawUntil, isFinnishHoliday)).toBe(true)
        expect(isWorkingDay(terms.shopUntil, isFinnishHoliday)).toBe(true)
        expect(terms.lawUntil >= plusDays(day, LAW_DAYS)).toBe(true)
        expect(terms.shopUntil >= plusDays(day, SHOP_DAYS)).toBe(true)
        expect(terms.shopUntil >= terms.lawUntil).toBe(true)
        expect(terms.lawUntil >= reported.lawUntil && terms.shopUntil >= reported.shopUntil).toBe(true)
        expect(reported.lawUntil >= addWorkingDays(at.slice(0, 10), 10, isFinnishHoliday)).toBe(true)
      }),
    )
  })
})
