import { expect, test } from 'vitest'
import { correctedBuyer } from './correct-buyer.ts'

const contact = { firstName: 'Aino', lastName: 'Mäkelä', email: 'aino@exmple.com', phone: '+358401234567' }
const address = { street: 'Katu 1', zip: '00100', city: 'Helsinki' }
const order = { state: 'received' as const, contact, address }
const none = { street: '', zip: '', city: '' }
const same = { contact: { email: contact.email, phone: contact.phone }, address }

test('corrected contact details are stored in the form of an order, with the list of changed fields', () => {
  const typed = {
    contact: { email: 'aino@example.com', phone: '040 123 4567' },
    address: { ...address, zip: '00200' },
  }
  expect(correctedBuyer(order, typed)).toEqual({
    contact: { ...contact, email: 'aino@example.com' },
    address: { ...address, zip: '00200' },
    changed: ['email', 'zip'],
  })
})

test('an order to a store needs no address, and one to an address does', () => {
  expect(correctedBuyer({ ...order, address: none }, { ...same, address: none }).changed).toEqual([])
  expect(() => correctedBuyer(order, { ...same, address: none })).toThrow('address.street_missing')
})

test.each(['sent', 'delivered', 'returned', 'canceled'] as const)('an order %s cannot be corrected', (state) => {
  expect(() => correctedBuyer({ ...order, state }, same)).toThrow('order.correction_too_late')
})

test.each([
  [{ ...same, contact: { ...same.contact, email: 'aino' } }, 'contact.email_malformed'],
  [{ ...same, contact: { ...same.contact, phone: 'soita' } }, 'contact.phone_malformed'],
  [{ ...same, address: { ...address, zip: '123' } }, 'address.zip_malformed'],
])('invalid contact details and addresses are refused with the problem of their field', (typed, code) => {
  expect(() => correctedBuyer(order, typed)).toThrow(code)
})
