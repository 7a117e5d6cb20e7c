import { expect, test } from 'vitest'
import { problemsOf, readDay } from './read-typed.ts'

test.each([
  ['15.1.2027', '2027-01-15'],
  ['31.2.2027', null],
  ['2027-01-15', null],
])('the typed day %j is read as %s', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})

test('each invoice row reports what it lacks at its field', () => {
  const row = { id: 0, name: 'Kehys', amount: '120,00', vatRate: 2550 }
  expect(problemsOf([row, { ...row, name: ' ', amount: '0' }], '31.2.2027')).toEqual([
    { field: 'rows.1.name', sentence: 'Rivi 2: kirjoita, mistä laskutetaan.' },
    { field: 'rows.1.amount', sentence: 'Rivi 2: kirjoita summa, esimerkiksi 120,00.' },
    { field: 'dueDate', sentence: 'Kirjoita eräpäivä muodossa 15.1.2027.' },
  ])
  expect(problemsOf([row], '')).toEqual([])
})
