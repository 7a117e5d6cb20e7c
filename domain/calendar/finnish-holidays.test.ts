import Holidays from 'date-holidays'
import { describe, expect, test } from 'vitest'
import { finnishHolidays, isFinnishHoliday } from './finnish-holidays.ts'

const years = Array.from({ length: 21 }, (_, index) => 2020 + index)

describe('Finnish holidays', () => {
  test('are in 2026 the fifteen listed days', () => {
    expect(finnishHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-06',
      '2026-04-03',
      '2026-04-05',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-05-24',
      '2026-06-19',
      '2026-06-20',
      '2026-10-31',
      '2026-12-06',
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
    ])
  })

  test.each(years)('agree in %d with the public table', (year) => {
    expect(finnishHolidays(year)).toEqual(publicTable(year))
  })

  test('are recognized by their day', () => {
    expect(isFinnishHoliday('2026-12-24')).toBe(true)
    expect(isFinnishHoliday('2026-12-23')).toBe(false)
  })
})

/** What the date-holidays package calls public or a bank's; New Year's Eve is none, since banks and carriers work. */
function publicTable(year: number): string[] {
  const known = new Holidays('FI').getHolidays(year)
  const holidays = known.filter(({ type, rule }) => type === 'public' || (type === 'bank' && rule !== '12-31'))
  return [...new Set(holidays.map(({ date }) => date.slice(0, 10)))].toSorted()
}
