import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Declaration } from '#contracts/withdrawals.ts'
import { isOfBuyer, problemsWithDeclaration, timeliness, withoutLinks } from './declaration.ts'

describe('checking a withdrawal declaration', () => {
  test('requires a name, an order number and an e-mail address for a whole order', () => {
    expect(problemsWithDeclaration(declaration({}))).toEqual([])
    expect(codesOf({ name: '', number: '', email: '' })).toEqual([
      'contact.name_malformed',
      'withdrawal.number_malformed',
      'contact.email_malformed',
    ])
  })

  test.each(['s1234 5674', '12345674', ' S12345674 '])('accepts the number written %j', (number) => {
    expect(codesOf({ number })).toEqual([])
  })

  test.each(['S12345675', 'S1234567', 'sata'])('refuses a typing error in the number %j', (number) => {
    expect(codesOf({ number })).toEqual(['withdrawal.number_malformed'])
  })

  test('requires for a part of an order its rows or a description', () => {
    expect(codesOf({ extent: 'part' })).toEqual(['withdrawal.goods_missing'])
    expect(codesOf({ extent: 'part', rows: [], words: '  ' })).toEqual(['withdrawal.goods_missing'])
    expect(codesOf({ extent: 'part', words: 'Toinen pullo' })).toEqual([])
    expect(codesOf({ extent: 'part', rows: [{ ref: 'a', quantity: 1 }], token: 'of the order' })).toEqual([])
  })

  test('refuses rows of an order that was not opened by its link', () => {
    expect(codesOf({ extent: 'part', rows: [{ ref: 'a', quantity: 1 }] })).toEqual(['withdrawal.goods_missing'])
  })

  test.each(['<b>Aino</b>', 'Aino http://a.example', 'Aino\u202e'])('refuses the name %j', (name) => {
    expect(codesOf({ name })).toEqual(['contact.name_malformed'])
  })
})

function codesOf(differences: Partial<Declaration>): string[] {
  return problemsWithDeclaration(declaration(differences)).map(({ code }) => code)
}

function declaration(differences: Partial<Declaration>): Declaration {
  return {
    name: "Aino O'Neill-Mäkelä",
    number: 'S12345674',
    email: 'aino@example.com',
    extent: 'all',
    ...differences,
  }
}

test.each([
  ['aino@example.com', true],
  [' Aino@Example.com ', true],
  ['pekka@example.com', false],
  ['', false],
])('an order of aino@example.com belongs to the buyer %j: %s', (email, belongs) => {
  expect(isOfBuyer({ email }, { email: 'aino@example.com' })).toBe(belongs)
})

const terms = { lawUntil: '2026-11-30', shopUntil: '2026-12-16' }

test.each([
  ['2026-11-30', 'law'],
  ['2026-12-01', 'shop'],
  ['2026-12-16', 'shop'],
  ['2026-12-17', 'late'],
])('a declaration of %s is in time for: %s', (day, expected) => {
  expect(timeliness(terms, day)).toBe(expected)
})

test('a declaration before anything is sent is never late', () => {
  expect(timeliness(null, '2099-01-01')).toBe('law')
})

test.each(['https://paha.example/x', 'www.paha.example', 'paha.example', 'aino@paha.example', 'tel:0401234567'])(
  'the address %s is no longer a link',
  (text) => {
    expect(withoutLinks(text)).not.toMatch(/:\/\/|\w\.\w|\w@\w|:\w/)
  },
)

test('all other text is unchanged apart from invisible signs', () => {
  expect(withoutLinks('Toinen pullo. Koko: 360 ml')).toBe('Toinen pullo. Koko: 360 ml')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(withoutLinks(text).replaceAll('\u200b', '')).toBe(text.replaceAll('\u200b', ''))
    }),
  )
})
