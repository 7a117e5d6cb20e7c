import { describe, expect, test } from 'vitest'
import { restockable, restockedRows, usuallyRestocked } from './restock.ts'

const line = {
  ref: 'case',
  parentRef: null,
  articleDescription: 'Kotelo',
  variety: '',
  eye: null,
  quantity: 3,
  isMadeToMeasure: false,
  isSealed: false,
}
const frame = { ...line, ref: 'frame', quantity: 1 }
const groundLenses = { ...frame, ref: 'ground', parentRef: 'frame', isMadeToMeasure: true }
const lensesWithoutPower = { ...frame, ref: 'plano', parentRef: 'frame' }
const sealed = { ...line, ref: 'daily', articleDescription: 'Päivälinssi', isSealed: true }

describe('returned goods that may go back to the shelf', () => {
  test.each([
    ['every piece of ordinary goods', line, 3],
    ['a frame without the lenses that were ground for it', frame, 1],
    ['no lenses ground by a prescription', groundLenses, 0],
    ['no lenses that were fitted into a frame', lensesWithoutPower, 0],
    ['sealed goods, when their seal is whole', sealed, 3],
  ])('are %s', (_, row, pieces) => {
    expect(restockable(row)).toBe(pieces)
  })
})

test('without an inspection, ordinary goods are restocked and sealed ones are not', () => {
  expect(usuallyRestocked([line, frame, groundLenses, sealed])).toEqual([
    { ref: 'case', pieces: 3 },
    { ref: 'frame', pieces: 1 },
  ])
})

describe('what passed inspection', () => {
  test('goes back row by row, and a row of which nothing passed is left out', () => {
    const inspected = [
      { ref: 'daily', pieces: 2 },
      { ref: 'case', pieces: 0 },
    ]
    expect(restockedRows([line, sealed], inspected)).toEqual([{ ref: 'daily', pieces: 2 }])
  })

  test.each([
    ['more pieces than were bought', { ref: 'case', pieces: 4 }, { name: 'Kotelo', value: 3 }],
    ['what was made to measure', { ref: 'ground', pieces: 1 }, { name: 'Kotelo', value: 0 }],
    ['a row of another order', { ref: 'other', pieces: 1 }, { name: 'other', value: 0 }],
  ])('is refused for %s', (_, row, details) => {
    expect(() => restockedRows([line, groundLenses], [row])).toThrow(
      expect.objectContaining({ code: 'order.restock_too_many', details }),
    )
  })
})
