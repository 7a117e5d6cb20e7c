import { expect, test } from 'vitest'
import { mayBeSamePerson } from './same-person.ts'

const aino = { firstName: 'Aino', lastName: 'Mäki-Petäjä' }

test.each([
  [{ firstName: 'Aino Maria', lastName: 'Mäki-Petäjä' }, true],
  [{ firstName: 'Maria Aino', lastName: 'MAKI PETÄJÄ' }, true],
  [{ firstName: 'Liisa', lastName: 'Mäki-Petäjä' }, false],
  [{ firstName: 'Aino', lastName: 'Petäjä' }, false],
])('Aino Mäki-Petäjä and %j may be the same person: %j', (other, isSame) => {
  expect(mayBeSamePerson(aino, other)).toBe(isSame)
})
