import { describe, expect, test } from 'vitest'
import type { Declaration } from '#contracts/withdrawals.ts'
import { problemsWithDeclaration } from './declaration-problems.ts'

describe('a declaration', () => {
  test('of a whole order needs a name, a number and an address', () => {
    expect(problemsWithDeclaration(declaration({}))).toEqual([])
    expect(codesOf({ name: '', number: '', email: '' })).toEqual([
      'contact.name_malformed',
      'withdrawal.number_malformed',
      'contact.email_malformed',
    ])
  })

  test.each(['s1234 5674', '12345674', ' S12345674 '])('takes the number written %j', (number) => {
    expect(codesOf({ number })).toEqual([])
  })

  test.each(['S12345675', 'S1234567', 'sata'])('refuses a typing error in the number %j', (number) => {
    expect(codesOf({ number })).toEqual(['withdrawal.number_malformed'])
  })

  test('of a part says which, by rows or in words', () => {
    expect(codesOf({ extent: 'part' })).toEqual(['withdrawal.goods_missing'])
    expect(codesOf({ extent: 'part', rows: [], words: '  ' })).toEqual(['withdrawal.goods_missing'])
    expect(codesOf({ extent: 'part', words: 'Toinen pullo' })).toEqual([])
    expect(codesOf({ extent: 'part', rows: [{ ref: 'a', quantity: 1 }], token: 'of the order' })).toEqual([])
  })

  test('names no rows of an order whose link is not shown', () => {
    expect(codesOf({ extent: 'part', rows: [{ ref: 'a', quantity: 1 }] })).toEqual(['withdrawal.goods_missing'])
  })

  test.each(['<b>Aino</b>', 'Aino http://a.example', 'Aino\u202e'])('is made by no %j', (name) => {
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
