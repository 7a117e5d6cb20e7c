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

describe('deciding which returned goods can be restocked', () => {
  test.each([
    ['every piece of ordinary goods can be restocked', line, 3],
    ['a frame can be restocked without the lenses ground for it', frame, 1],
    ['lenses ground by a prescription cannot be restocked', groundLenses, 0],
    ['lenses that were fitted into a frame cannot be restocked', lensesWithoutPower, 0],
    ['sealed goods can be restocked after an inspection', sealed, 3],
  ])('%s', (_, row, pieces) => {
    expect(restockable(row)).toBe(pieces)
  })
})

test('ordinary goods are restocked without an inspection, and sealed ones are not', () => {
  expect(usuallyRestocked([line, frame, groundLenses, sealed])).toEqual([
    { ref: 'case', pieces: 3 },
    { ref: 'frame', pieces: 1 },
  ])
})

describe('restocking inspected goods', () => {
  test('restocks the pieces that passed row by row, and leaves out rows of which none passed', () => {
    const inspected = [
      { ref: 'daily', pieces: 2 },
      { ref: 'case', pieces: 0 },
    ]
    expect(restockedRows([line, sealed], inspected)).toEqual([{ ref: 'daily', pieces: 2 }])
  })

  test.each([
    ['more pieces than were bought', { ref: 'case', pieces: 4 }, { name: 'Kotelo', value: 3 }],
    ['goods made to measure', { ref: 'ground', pieces: 1 }, { name: 'Kotelo', value: 0 }],
    ['a row of another order', { ref: 'other', pieces: 1 }, { name: 'other', value: 0 }],
  ])('is refused for %s', (_, row, details) => {
    expect(() => restockedRows([line, groundLenses], [row])).toThrow(
      expect.objectContaining({ code: 'order.restock_too_many', details }),
    )
  })
})
