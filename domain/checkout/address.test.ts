import { expect, test } from 'vitest'
import { acceptedAddress, problemsWithAddress } from './address.ts'

test.each([
  [{ street: 'Hämeenkatu 1 A 2', zip: '33100', city: 'Tampere' }, []],
  [{ street: 'PL 5', zip: '00100', city: 'Helsinki' }, []],
  [{ street: ' ', zip: '33100', city: 'Tampere' }, ['address.street_missing']],
  [{ street: 'Hämeenkatu 1', zip: '3310', city: 'Tampere' }, ['address.zip_malformed']],
  [{ street: 'Hämeenkatu 1', zip: 'FI-33', city: 'Tampere' }, ['address.zip_malformed']],
  [{ street: 'Hämeenkatu 1', zip: '33100', city: '33100' }, ['address.city_missing']],
  [{ street: '', zip: '', city: '' }, ['address.street_missing', 'address.zip_malformed', 'address.city_missing']],
])('the address %j has the problems %j', (address, codes) => {
  expect(problemsWithAddress(address).map(({ code }) => code)).toEqual(codes)
})

test('each part of an address is stored in one line', () => {
  expect(acceptedAddress({ street: ' Hämeenkatu 1\nA 2 ', zip: '33100', city: 'Tampere ' })).toEqual({
    street: 'Hämeenkatu 1 A 2',
    zip: '33100',
    city: 'Tampere',
  })
})
