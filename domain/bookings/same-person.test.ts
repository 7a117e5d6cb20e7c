import { expect, test } from 'vitest'
import type { BookingForm } from '#contracts/bookings.ts'
import { isSamePerson } from './same-person.ts'

const account = { firstName: 'Maija Liisa', lastName: 'Meikäläinen', socialNumber: '131052-308T' }
const form = { firstName: 'maija', lastName: ' MEIKÄLÄINEN', birthDate: '1952-10-13' } as BookingForm

test.each([
  [true, 'name and day of birth', form, account],
  [true, 'name with another apostrophe', { ...form, lastName: 'O’Neill' }, { ...account, lastName: "O'Neill" }],
  [false, 'another day of birth', { ...form, birthDate: '1952-10-14' }, account],
  [false, 'another first name', { ...form, firstName: 'Kaisa' }, account],
  [false, 'another last name', { ...form, lastName: 'Virtanen' }, account],
  [false, 'an account that was never identified', form, { ...account, socialNumber: null }],
  [true, 'the social number, whatever the name', { ...form, lastName: 'Virtanen', ssn: '131052-308t' }, account],
  [false, 'another social number', { ...form, ssn: '131052-309U' }, account],
])('the booking and the account are of one person is %s: %s', (isSame, _, booked, identified) => {
  expect(isSamePerson(booked, identified)).toBe(isSame)
})
