import { expect, test } from 'vitest'
import { readBookingForm, readDay } from './read-booking-form.ts'

test.each([
  ['24.11.1980', '1980-11-24'],
  ['1. 2. 2015', '2015-02-01'],
  ['2015-02-01', '2015-02-01'],
  ['eilen', 'eilen'],
])('%s is the day %s', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})

test.each([
  ['60, 75', [60, 75]],
  ['60 cm', [60, 0]],
  ['', []],
])('working distances "%s" are %j', (typed, workingDistances) => {
  const text = (name: string) => (name === 'workingDistances' ? typed : '')
  const fields = { isPosted: true, text, exact: text, isTicked: () => false }
  expect(readBookingForm(fields, { guardian: false, company: true }).company).toMatchObject({ workingDistances })
})
