import { expect, test } from 'vitest'
import type { Hours } from '#contracts/stores.ts'
import { problemWithHours, problemWithLunch, repeatedDays } from './hours-problems.ts'
import { readHours } from './read-hours.ts'

test.each([
  ['10:00–18:00', ['10:00', '18:00']],
  ['10-18', ['10:00', '18:00']],
  [' 9.30 - 17 ', ['09:30', '17:00']],
  ['klo 9–17.45', ['09:00', '17:45']],
  ['18–10', ['18:00', '10:00']],
])('%s is read as the hours %j', (text, hours) => {
  expect(readHours(text)).toEqual(hours)
})

test.each(['', 'suljettu', '10', '9–25', '10.75–18', '10–18–20', '100–180'])('%j cannot be read', (text) => {
  expect(readHours(text)).toBeUndefined()
})

test.each<[Hours, string | undefined]>([
  [['10:00', '18:00'], undefined],
  [['18:00', '10:00'], 'reversed'],
  [['10:00', '10:00'], 'reversed'],
])('the hours %j have the problem %s', (hours, problem) => {
  expect(problemWithHours(hours)).toBe(problem)
})

test.each<[Hours, Hours | undefined, string | undefined]>([
  [['12:00', '13:00'], ['10:00', '18:00'], undefined],
  [['13:00', '12:00'], ['10:00', '18:00'], 'reversed'],
  [['12:00', '13:00'], undefined, 'lunch_on_closed_day'],
  [['09:00', '10:30'], ['10:00', '18:00'], 'lunch_outside_hours'],
  [['17:00', '19:00'], ['10:00', '18:00'], 'lunch_outside_hours'],
  [['10:00', '11:00'], ['10:00', '18:00'], 'lunch_outside_hours'],
])('a lunch break %j on a day open %j has the problem %s', (lunch, hours, problem) => {
  expect(problemWithLunch(lunch, hours)).toBe(problem)
})

test('a day with several rows is listed once', () => {
  expect(repeatedDays(['2026-12-24', '2026-12-06', '2026-12-24', '2026-12-24'])).toEqual(['2026-12-24'])
})
