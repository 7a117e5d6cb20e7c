import { describe, expect, test } from 'vitest'
import type { Contact } from '#contracts/checkout.ts'
import { acceptedContact, problemsWithContact } from './contact.ts'

describe('checking the buyer’s contact details', () => {
  test('accepts any Finnish name, e-mail address and phone number', () => {
    expect(problemsWithContact(contact({}))).toEqual([])
  })

  test('reports all problems at once', () => {
    expect(problemsWithContact({ firstName: '', lastName: '<b>', email: 'aino', phone: '12' })).toEqual([
      { field: 'contact.firstName', code: 'contact.name_malformed' },
      { field: 'contact.lastName', code: 'contact.name_malformed' },
      { field: 'contact.email', code: 'contact.email_malformed' },
      { field: 'contact.phone', code: 'contact.phone_malformed' },
    ])
  })

  test('stores them in one normalized form', () => {
    const typed = contact({ firstName: ' Anna-Liisa ', email: 'aino@example.fi', phone: '040 123 4567' })
    expect(acceptedContact(typed)).toEqual({
      firstName: 'Anna-Liisa',
      lastName: 'Virtanen',
      email: 'aino@example.fi',
      phone: '+358401234567',
    })
  })
})

function contact(differences: Partial<Contact>): Contact {
  const usual = { firstName: 'Anna-Liisa', lastName: 'Virtanen', email: 'aino@example.fi', phone: '+358401234567' }
  return { ...usual, ...differences }
}
