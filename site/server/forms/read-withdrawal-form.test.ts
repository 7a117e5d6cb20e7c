import { describe, expect, test } from 'vitest'
import type { OrderView } from '#contracts/orders.ts'
import { declarationOf, readForm, initialValues } from './read-withdrawal-form.ts'

const order = {
  number: 'S12345674',
  contact: { firstName: 'Aino', lastName: 'Mäkelä', email: 'aino@example.com', phone: '' },
  lines: [
    { ref: 'a', quantity: 1 },
    { ref: 'b', quantity: 4 },
  ],
} as OrderView

describe('reading a withdrawal form', () => {
  test('limits the rows of an order opened by its link to their quantities', () => {
    const typed = readForm(formOf({ extent: 'part', 'rivi-a': '0', 'rivi-b': '9', 'rivi-z': '2' }))
    expect(declarationOf(typed, order, 'word')).toMatchObject({ rows: [{ ref: 'b', quantity: 4 }], token: 'word' })
  })

  test('drops rows and words that were typed before the whole order was chosen', () => {
    const typed = readForm(formOf({ extent: 'all', words: 'Toinen', 'rivi-a': '1' }))
    expect(declarationOf(typed, order, 'word')).toEqual({
      name: 'Aino',
      email: 'aino@example.com',
      extent: 'all',
      number: 'S12345674',
    })
  })

  test('reads words and no rows where the order was not opened by its link', () => {
    const typed = readForm(formOf({ extent: 'part', words: ' Toinen pullo ', 'rivi-a': '1' }))
    const declared = declarationOf(typed, null, 'old')
    expect(declared).toMatchObject({ words: 'Toinen pullo' })
    expect(declared).not.toHaveProperty('token')
  })
})

test.each(['paljon', '-3', '1.5e9', ''])('%j pieces are read as none, or as at most the bought quantity', (pieces) => {
  const { rows = [] } = declarationOf(readForm(formOf({ extent: 'part', 'rivi-b': pieces })), order, 'word')
  for (const { quantity } of rows) expect([1, 2, 3, 4]).toContain(quantity)
})

test('the initial form contains the buyer of an opened order, or a valid number from an e-mail', () => {
  expect(initialValues(order, '')).toMatchObject({
    name: 'Aino Mäkelä',
    number: 'S12345674',
    email: 'aino@example.com',
  })
  expect(initialValues(null, 's1234 5674')).toMatchObject({ name: '', number: 'S12345674', email: '' })
  expect(initialValues(null, '<b>').number).toBe('')
})

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  const all = { name: 'Aino', number: 'S12345674', email: 'aino@example.com', ...fields }
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  return form
}
