import { expect, test } from 'vitest'
import { pickingRows } from './picking.ts'

const row = (name: string, pieces: number, order: string, values: string | null = null) => ({
  name,
  pieces,
  order,
  values,
})

test('each article is picked once for all orders, and lenses with other values separately', () => {
  expect(
    pickingRows([
      row('Öljy', 1, 'S2'),
      row('Lumme 30', 2, 'S1', 'vahvuus −2,00'),
      row('Öljy', 3, 'S1'),
      row('Lumme 30', 1, 'S1', 'vahvuus −2,25'),
    ]),
  ).toEqual([
    { name: 'Lumme 30', values: 'vahvuus −2,00', pieces: 2, orders: ['S1'] },
    { name: 'Lumme 30', values: 'vahvuus −2,25', pieces: 1, orders: ['S1'] },
    { name: 'Öljy', values: null, pieces: 4, orders: ['S2', 'S1'] },
  ])
})
