import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bareReference,
  creditorReference,
  formatReference,
  isReferenceNumber,
  referenceNumber,
} from './reference-number.ts'
import { isChecked97 } from './iban.ts'

const digits = fc.integer({ min: 100, max: 999_999_999_999 }).map(String)

test.each([
  ['123', '1232'],
  ['1234', '12344'],
  ['86851625961989', '868516259619897'],
])('the number %s becomes the reference %s', (bare, reference) => {
  expect(referenceNumber(bare)).toBe(reference)
  expect(isReferenceNumber(reference)).toBe(true)
})

test('a creditor reference equals the example of the standard', () => {
  expect(creditorReference('559582243294671')).toBe('RF06559582243294671')
})

test.each(['', '12', '0123', '12a4', '12345678901234567890'])('a reference number is not made of %j', (bare) => {
  expect(() => referenceNumber(bare)).toThrow()
})

test('a reference number with one mistyped digit fails the check', () => {
  fc.assert(
    fc.property(digits, fc.nat(20), fc.integer({ min: 1, max: 9 }), (bare, at, more) => {
      const reference = referenceNumber(bare)
      const place = at % reference.length
      const wrong = String((Number(reference[place]) + more) % 10)
      const typed = reference.slice(0, place) + wrong + reference.slice(place + 1)
      expect(isReferenceNumber(typed)).toBe(false)
    }),
  )
})

test('a reference that a bank writes with zeros, in groups or as a creditor reference is read back', () => {
  fc.assert(
    fc.property(digits, (bare) => {
      const reference = referenceNumber(bare)
      const international = creditorReference(reference)
      expect(isChecked97(international)).toBe(true)
      for (const written of [reference.padStart(20, '0'), formatReference(reference), formatReference(international)])
        expect(bareReference(written)).toBe(reference)
    }),
  )
})

test.each([
  ['868516259619897', '86851 62596 19897'],
  ['12344', '12344'],
  ['RF06559582243294671', 'RF06 5595 8224 3294 671'],
])('%s is printed as %s', (reference, printed) => {
  expect(formatReference(reference)).toBe(printed)
})
