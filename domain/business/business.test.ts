import { describe, expect, test } from 'vitest'
import { contractStatuses } from '#contracts/lifestyle.ts'
import { agreementTerms, eyeHealthDayWish } from '../../tests/some-company.ts'
import { afterAction, agreementActions, endedAgreement, signedAgreement, townName } from './agreement.ts'
import { acceptedAgreement, problemsWithAgreement } from './agreement-problems.ts'
import { acceptedDay, problemsWithDay } from './eye-health-day.ts'

const TODAY = '2026-11-27'
const invoicing = agreementTerms().invoicing

describe('checking the terms of a company’s agreement', () => {
  test.each([
    ['nothing is wrong', {}, []],
    ['the check digit', { businessId: '3000101-3' }, ['businessId']],
    ['no name', { company: ' ' }, ['company']],
    ['no position', { signerTitle: '' }, ['signerTitle']],
    ['an address', { address: { street: '', zip: '1', city: '' } }, ['address.street', 'address.zip', 'address.city']],
    [
      'the contact',
      { contact: { name: '', email: 'a', phone: '1' } },
      ['contact.name', 'contact.email', 'contact.phone'],
    ],
    [
      'an OVT of no company and a short operator',
      { invoicing: { ...invoicing, to: { way: 'e_invoice', address: '003730001013', operator: '12' } } },
      ['invoicing.eInvoice', 'invoicing.operator'],
    ],
    [
      'an IBAN is an e-invoice address, too',
      {
        invoicing: { ...invoicing, to: { way: 'e_invoice', address: 'FI21 1234 5600 0007 85', operator: 'DABAFIHH' } },
      },
      [],
    ],
    ['a mail address', { invoicing: { ...invoicing, to: { way: 'email', email: 'x' } } }, ['invoicing.email']],
    [
      'a postal address',
      { invoicing: { ...invoicing, to: { way: 'post', address: { street: 'Katu 1', zip: '', city: 'Oulu' } } } },
      ['invoicing.address.zip'],
    ],
    ['a reference', { invoicing: { ...invoicing, reference: ' ' } }, ['invoicing.reference']],
    [
      'none is needed with the number of the employee',
      { invoicing: { ...invoicing, referenceType: 'employee_number', reference: '' } },
      [],
    ],
  ] as const)('reports the fields that are wrong: %s', (_, more, fields) => {
    const found = problemsWithAgreement(agreementTerms(more as Partial<ReturnType<typeof agreementTerms>>))
    expect(found.map(({ field }) => field)).toEqual(fields)
  })

  test('stores each field in one line, and codes in the form in which they are sent', () => {
    const to = { way: 'e_invoice', address: '0037 3000 1012', operator: 'e204503' } as const
    const terms = acceptedAgreement(
      agreementTerms({ company: ' Pohjolan \n Konepaja ', invoicing: { ...invoicing, to } }),
    )
    expect(terms).toMatchObject({
      company: 'Pohjolan Konepaja',
      contact: { phone: '+358401234567' },
      invoicing: { to: { address: '003730001012', operator: 'E204503' } },
    })
  })
})

describe('changing the state of an agreement', () => {
  const active = afterAction(signedAgreement, 'activate', TODAY)

  test('activates it, takes notice from either side, and ends it thirty days later', () => {
    expect(active).toMatchObject({ status: contractStatuses.active, activeOn: TODAY, endsOn: null })
    for (const [action, ending] of [
      ['notice_of_company', 'company'],
      ['notice_of_chain', 'chain'],
    ] as const) {
      const noticed = afterAction(active, action, TODAY)
      expect(noticed).toMatchObject({ status: contractStatuses.active, endsOn: '2026-12-27', ending })
      expect(agreementActions(noticed)).toEqual([])
      expect(endedAgreement(noticed, '2026-12-27')).toBeNull()
      expect(endedAgreement(noticed, '2026-12-28')).toMatchObject({ status: contractStatuses.terminated })
    }
  })

  test('refuses it only before it is activated', () => {
    const refused = afterAction(signedAgreement, 'refuse', TODAY)
    expect(refused).toMatchObject({ status: contractStatuses.terminated, ending: 'refused', endsOn: TODAY })
    for (const state of [refused, active])
      expect(() => afterAction(state, 'refuse', TODAY)).toThrow('business.deed_not_open')
    expect(endedAgreement(active, '2099-01-01')).toBeNull()
  })
})

describe('checking the wish for an eye-health day', () => {
  test.each([
    ['three weeks on', {}, []],
    ['within two weeks', { days: ['2026-12-10'] }, ['day1']],
    ['in two weeks', { days: ['2026-12-11'] }, []],
    ['no day', { days: [] }, ['day1']],
    ['a second day too late', { days: ['2026-12-11', '2028-01-01'] }, ['day1']],
    ['four people', { people: 4 }, ['people']],
    ['nowhere', { where: ' ' }, ['where']],
  ])('reports the fields that are wrong: %s', (_, more, fields) => {
    expect(problemsWithDay(eyeHealthDayWish(TODAY, more), TODAY).map(({ field }) => field)).toEqual(fields)
  })

  test('stores each day once', () => {
    expect(acceptedDay(eyeHealthDayWish(TODAY, { days: ['2026-12-11', '2026-12-11'] })).days).toEqual(['2026-12-11'])
  })
})

test.each([
  ['TAMPERE', 'Tampere'],
  ['YLI-II', 'Yli-Ii'],
  ['ÄHTÄRI', 'Ähtäri'],
])('the town %s is written %s', (town, written) => {
  expect(townName(town)).toBe(written)
})
