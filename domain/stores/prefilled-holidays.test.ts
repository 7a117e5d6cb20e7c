import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DeviatingDay } from '#contracts/stores.ts'
import { finnishHolidays } from '#domain/calendar/finnish-holidays.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { withHolidays } from './prefilled-holidays.ts'

const TODAY = '2026-11-22'
const name = (holiday: string) => holiday
const fresh = { deviatingDays: [], holidaysUntil: null }

test('a new store gets the holidays of the coming twelve months as closed days', () => {
  const filled = withHolidays(fresh, TODAY, name)
  expect(filled?.holidaysUntil).toBe('2027-11-30')
  expect(filled?.deviatingDays).toHaveLength(15)
  expect(filled?.deviatingDays[0]).toEqual({ day: '2026-12-06', hours: null, reason: 'independence' })
  expect(filled?.deviatingDays.at(-1)).toEqual({ day: '2027-11-06', hours: null, reason: 'all_saints' })
})

test('days that an editor changed stay, and days that an editor removed do not return', () => {
  const written: DeviatingDay = { day: '2026-12-24', hours: ['09:00', '13:00'], reason: 'Jouluaatto' }
  const known = { deviatingDays: [written], holidaysUntil: '2027-11-30' }
  expect(withHolidays(known, TODAY, name)).toBeUndefined()
  const nextMonth = withHolidays(known, '2026-12-01', name)
  expect(nextMonth?.deviatingDays).toEqual([
    written,
    { day: '2027-12-06', hours: null, reason: 'independence' },
    { day: '2027-12-24', hours: null, reason: 'christmas_eve' },
    { day: '2027-12-25', hours: null, reason: 'christmas' },
    { day: '2027-12-26', hours: null, reason: 'boxing_day' },
  ])
})

test('past days are dropped', () => {
  const past: DeviatingDay = { day: '2026-11-21', hours: null, reason: null }
  expect(withHolidays({ deviatingDays: [past], holidaysUntil: '2027-11-30' }, TODAY, name)?.deviatingDays).toEqual([])
})

test('filling in day by day misses no holiday of the coming year and adds no day twice', () => {
  const steps = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(steps, (days) => {
      let known: Parameters<typeof withHolidays>[0] = fresh
      let today = TODAY
      for (const step of days) {
        known = withHolidays(known, today, name) ?? known
        const rows = known.deviatingDays.map(({ day }) => day)
        const year = Number(today.slice(0, 4))
        const coming = [...finnishHolidays(year), ...finnishHolidays(year + 1)].filter(
          (day) => day >= today && day <= plusDays(today, 365),
        )
        expect(rows).toEqual(expect.arrayContaining(coming))
        expect(new Set(rows).size).toBe(rows.length)
        expect(withHolidays(known, today, name)).toBeUndefined()
        today = plusDays(today, step)
      }
    }),
    { numRuns: 60 },
  )
})
