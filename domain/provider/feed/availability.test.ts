import { expect, test } from 'vitest'
import { readAvailability } from './availability.ts'

const inStock = [
  'in_stock',
  'in stock',
  'In-Stock',
  'https://schema.org/InStock',
  'schema:LimitedAvailability',
  'Y',
  '12',
]
const buyable = [
  'preorder',
  'http://schema.org/BackOrder/',
  'available for order',
  'varastossa',
  'Varastossa 5 kpl',
  'i lager',
]
const gone = [
  'out_of_stock',
  'out of stock',
  'https://schema.org/OutOfStock',
  'http://schema.org/SoldOut',
  'Discontinued',
]
const goneElsewhere = [
  'not available',
  'ei varastossa',
  'EI  VARASTOSSA',
  'loppu',
  'slut i lager',
  'ej i lager',
  'N',
  '0',
  '-2',
]
const unknown = ['ehkä', 'stock', 'soon', 'https://schema.org/Foo', 'kysy myymälästä', '?']

test.each([
  ...[...inStock, ...buyable].map((written) => [written, true] as const),
  ...[...gone, ...goneElsewhere, '0 kpl', 'varastossa 0 kpl'].map((written) => [written, false] as const),
  ...unknown.map((written) => [written, undefined] as const),
])('%s is read as %s', (written, isInStock) => {
  expect(readAvailability(written)).toBe(isInStock)
})
