import { expect, test } from 'vitest'
import { fullName } from './full-name.ts'

test.each([
  { brand: 'Aurakivi', name: 'Halinen', full: 'Aurakivi Halinen' },
  { brand: 'Tyyni', name: 'Tyyni Kuukausi', full: 'Tyyni Kuukausi' },
])('$name of $brand is called $full', ({ brand, name, full }) => {
  expect(fullName({ brand, name })).toBe(full)
})
