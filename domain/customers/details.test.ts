import { expect, test } from 'vitest'
import { acceptedDetails, detailsProblems } from './details.ts'

const aino = {
  firstName: 'Aino',
  lastName: 'Mäkelä',
  phone: '040 123 4567',
  language: 'fi' as const,
  street: 'Kauppakatu 1 A 2',
  postalCode: '40100',
  town: 'Jyväskylä',
}

test.each([
  [{}, []],
  [{ phone: '', street: '', postalCode: '', town: '' }, []],
  [{ firstName: '', lastName: '🙂' }, ['firstName', 'lastName']],
  [{ phone: 'soita' }, ['phone']],
  [{ street: '', town: '' }, ['street', 'town']],
  [{ postalCode: '4010' }, ['postalCode']],
])('the details %j have problems in the fields %j', (changed, fields) => {
  expect(detailsProblems({ ...aino, ...changed }).map(({ field }) => field)).toEqual(fields)
})

test('details are stored in one line each, with the phone number in international form', () => {
  const typed = { ...aino, street: ' Kauppakatu 1\r\nA 2 ', firstName: ' Aino ' }
  expect(acceptedDetails(typed)).toEqual({ ...aino, phone: '+358401234567' })
})
