import { expect, test } from 'vitest'
import { dueDateOf, storedUntil } from './due-date.ts'
import { reminderDay } from './reminders.ts'

test.each([
  ['2026-11-23', undefined, '2026-12-07'],
  // Two weeks later is Christmas Eve, and banks work again on Monday.
  ['2026-12-10', undefined, '2026-12-28'],
  ['2026-11-23', '2026-12-06', '2026-12-07'],
])('an invoice of %s, due on %s, is due on %s', (day, asked, due) => {
  expect(dueDateOf(day, asked)).toBe(due)
})

test.each(['2026-11-29', '2027-11-25'])('a due day of %s is refused', (asked) => {
  expect(() => dueDateOf('2026-11-23', asked)).toThrow('invoice.due_too_early')
})

test.each([
  ['2026-12-07', 0, '2026-12-14'],
  ['2026-12-07', 1, '2026-12-21'],
  ['2026-12-07', 2, null],
  // A week after Friday the 18th is Christmas Day.
  ['2026-12-18', 0, '2026-12-28'],
])('due on %s, reminder after %d is on %s', (due, sent, day) => {
  expect(reminderDay(due, sent)).toBe(day)
})

test('an invoice is stored for six years from the end of its year', () => {
  expect(storedUntil('2026-02-03')).toBe('2032-12-31')
})
