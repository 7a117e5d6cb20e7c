import { describe, expect, test } from 'vitest'
import type { BookingForm, CompanyExam } from '#contracts/bookings.ts'
import { ageGroupFrom, ageGroupOf, ageGroupsFor, ageGroupWithin, ageOn, agesOf, isMinor, isOfAge } from './ages.ts'
import { acceptedForm, formProblems, readDistances } from './form-problems.ts'

const visit = { ageGroups: ['18_75'], day: '2026-11-24', today: '2026-11-20', isForCompanies: true }
const form: BookingForm = {
  firstName: 'Aino',
  lastName: 'Mäkelä',
  email: 'aino@example.com',
  phone: '040 123 4567',
  birthDate: '1952-10-13',
  note: '',
  wantsReminder: true,
}
const company: CompanyExam = {
  organisationNumber: '0201256-6',
  company: 'Optiikka Oy',
  requisition: 'electronic',
  reference: 'PO 12',
  workingDistances: [60, 70],
}
const codesOf = (differences: Partial<BookingForm>, of: Partial<typeof visit> = {}) =>
  formProblems({ ...form, ...differences }, { ...visit, ...of }).map(({ code }) => code)

describe('checking ages', () => {
  test.each([
    ['2008-11-24', '2026-11-24', 18],
    ['2008-11-25', '2026-11-24', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2027-01-01', '2026-11-24', -1],
  ])('a person born on %s is on %s %d years old', (born, day, age) => {
    expect(ageOn(born, day)).toBe(age)
  })

  test.each([
    ['8_12', '2018-11-24', true],
    ['8_12', '2018-11-25', false],
    ['8_12', '2013-11-25', true],
    ['8_12', '2013-11-24', false],
    ['18_75', '1950-11-25', true],
    ['18_75', '1950-11-24', false],
    ['over_76', '1950-11-24', true],
    ['1_17', '2025-11-25', false],
  ] as const)('the age group %s admits a birth date of %s: %s', (group, born, fits) => {
    expect(isOfAge(born, group, '2026-11-24')).toBe(fits)
  })

  test.each(['8_12', '18_75', 'over_76'])('the age group %s is read and written alike', (group) => {
    const { from, to } = agesOf(group)
    expect(ageGroupFrom({ from, to: to === Infinity ? null : to })).toBe(group)
  })

  test.each([
    ['13_17', ['1_17', '18_75'], '1_17'],
    ['13_17', ['18_75'], undefined],
    ['over_76', ['18_75', 'over_76'], 'over_76'],
    ['18_75', ['13_20'], undefined],
  ] as const)('of the group %s, the group within %j is %s', (group, groups, own) => {
    expect(ageGroupWithin(group, groups)).toBe(own)
  })

  test.each([
    ['minulle', ['13_17', '18_75', 'over_76']],
    ['lapselle', ['8_12', '13_17']],
    ['aikuiselle', ['18_75', 'over_76']],
  ] as const)('a visit %s is for one of %j', (who, groups) => {
    const exams = [{ ageGroups: ['18_75', 'over_76'] }, { ageGroups: ['13_17', '8_12', '18_75'] }]
    expect(ageGroupsFor(who, exams)).toEqual(groups)
  })

  test('a person under 18 on the day of the exam is a minor', () => {
    expect([isMinor('2008-11-25', '2026-11-24'), isMinor('2008-11-24', '2026-11-24')]).toEqual([true, false])
    expect(ageGroupOf('2010-01-01', ['8_12', '13_17'], '2026-11-24')).toBe('13_17')
  })
})

describe('checking a booking form', () => {
  test('accepts a complete form, with a company or without', () => {
    expect(codesOf({})).toEqual([])
    expect(codesOf({ company })).toEqual([])
    expect(codesOf({ ssn: ' 131052-308t' })).toEqual([])
  })

  test.each([
    [{ firstName: ' ' }, 'contact.name_malformed'],
    [{ lastName: '<b>' }, 'contact.name_malformed'],
    [{ email: 'aino' }, 'contact.email_malformed'],
    [{ phone: '123' }, 'contact.phone_malformed'],
    [{ birthDate: '2026-11-21' }, 'booking.birth_date_unfit'],
    [{ birthDate: '1950-11-24' }, 'booking.birth_date_unfit'],
    [{ ssn: '131052-308U' }, 'booking.ssn_invalid'],
    [{ ssn: '131052-308T', birthDate: '1952-10-14' }, 'booking.ssn_invalid'],
    [{ company: { ...company, organisationNumber: '0201256-7' } }, 'booking.organisation_invalid'],
    [{ company: { ...company, company: ' ' } }, 'booking.organisation_invalid'],
    [{ company: { ...company, reference: '' } }, 'booking.reference_missing'],
    [{ company: { ...company, workingDistances: [60, 19] } }, 'booking.distance_invalid'],
    [{ company: { ...company, workingDistances: [401] } }, 'booking.distance_invalid'],
  ] as [Partial<BookingForm>, string][])('reports for %j the problem %s', (differences, code) => {
    expect(codesOf(differences)).toContain(code)
  })

  test('needs no reference for a physical requisition, and accepts working distances at the bounds', () => {
    expect(
      codesOf({ company: { ...company, requisition: 'physical', reference: '', workingDistances: [20, 400] } }),
    ).toEqual([])
  })

  test('refuses a company for an exam that companies do not pay for', () => {
    expect(codesOf({ company }, { isForCompanies: false })).toEqual(['booking.organisation_invalid'])
  })

  test('requires for a minor a guardian with a valid phone number', () => {
    const child = { ...form, birthDate: '2016-05-17' }
    const of = { ...visit, ageGroups: ['8_12'] }
    const codes = (guardian?: BookingForm['guardian']) =>
      formProblems({ ...child, ...(guardian && { guardian }) }, of).map(({ code }) => code)
    expect(codes()).toEqual(['booking.guardian_missing'])
    expect(codes({ name: 'Liisa Mäkelä', phone: '1' })).toEqual(['booking.guardian_missing'])
    expect(codes({ name: 'Liisa Mäkelä', phone: '040 765 4321' })).toEqual([])
  })

  test('stores the form without the fields that are not needed', () => {
    const guardian = { name: ' Liisa  Mäkelä', phone: '0407654321' }
    expect(acceptedForm({ ...form, ssn: '', guardian, phone: '040 1234567' }, visit.day)).toEqual({
      ...form,
      phone: '+358401234567',
    })
    expect(acceptedForm({ ...form, birthDate: '2016-05-17', guardian }, visit.day).guardian).toEqual({
      name: 'Liisa Mäkelä',
      phone: '+358407654321',
    })
  })
})

test.each([
  ['60, 75', [60, 75]],
  ['60 cm', [60, 0]],
  ['', []],
])('working distances "%s" are read as %j', (typed, distances) => {
  expect(readDistances(typed)).toEqual(distances)
})
