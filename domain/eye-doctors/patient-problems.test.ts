import { describe, expect, test } from 'vitest'
import { acceptedPatient, problemsWithPatient } from './patient-problems.ts'

const patient = {
  firstName: 'Aino',
  lastName: 'Mäkelä',
  email: 'aino@example.com',
  phone: '040 123 4567',
  socialNumber: '131052-308T',
}
const TODAY = '2026-11-23'

describe('the form of an eye doctor’s patient', () => {
  test('has no problems when it is complete', () => expect(problemsWithPatient(patient, TODAY)).toEqual([]))

  test.each([
    [{ firstName: '<b>' }, 'firstName', 'contact.name_malformed'],
    [{ lastName: '' }, 'lastName', 'contact.name_malformed'],
    [{ email: 'aino' }, 'email', 'contact.email_malformed'],
    [{ email: 'aino@example.com\r\nBcc: all@example.com' }, 'email', 'contact.email_malformed'],
    [{ phone: '12' }, 'phone', 'contact.phone_malformed'],
    [{ socialNumber: '' }, 'socialNumber', 'booking.external_ssn_invalid'],
    [{ socialNumber: '131052-308U' }, 'socialNumber', 'booking.external_ssn_invalid'],
    [{ socialNumber: '241126A002L' }, 'socialNumber', 'booking.external_ssn_invalid'],
  ])('reports what is wrong with %o', (typed, field, code) => {
    expect(problemsWithPatient({ ...patient, ...typed }, TODAY)).toEqual([{ field, code }])
  })

  test('is sent to the provider in a normalized form', () => {
    expect(acceptedPatient({ ...patient, firstName: ' Aino ', socialNumber: ' 131052-308t' })).toEqual({
      ...patient,
      phone: '+358401234567',
    })
  })
})
