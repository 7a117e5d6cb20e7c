import { describe, expect, test } from 'vitest'
import type { SearchFilter } from '#contracts/provider/questions.ts'
import { cursorAfter, type FilterField, offeredValue, readCursor, readFilters } from './read-filters.ts'

const fields: FilterField[] = [
  { name: 'brand', kind: 'facet', title: 'Merkki' },
  { name: 'price', kind: 'price', title: 'Hinta' },
  { name: 'color', kind: 'facet', title: 'Väri', look: 'checkbox-color', words: { black: 'Musta', odd: 'Sumu' } },
  { name: 'category', kind: 'facet', title: 'Tuoteryhmä', look: 'checkbox-hierarchical' },
]
const read = (field: string, op: string, data: unknown) => readFilters([{ field, op, data } as SearchFilter], fields)[0]

describe('reading the filters of clients', () => {
  test.each([
    ['brand', 'in', ['aalto'], { facet: 'brand', values: ['aalto'] }],
    ['merkki', 'in', ['aalto', 'halla'], { facet: 'brand', values: ['aalto', 'halla'] }],
    ['Merkki', 'eq', 'aalto', { facet: 'brand', values: ['aalto'] }],
    ['brand', 'in', [['A'], ['A', 'b']], { facet: 'brand', values: ['A', 'b'] }],
    ['hinta', 'inrange', [49, 148.5], { number: 'price', from: 4900, to: 14850 }],
    ['brand', 'nin', ['aalto'], { facet: 'brand', values: ['aalto'], isExcluded: true }],
    ['brand', 'neq', 'aalto', { facet: 'brand', values: ['aalto'], isExcluded: true }],
    ['price', 'neq', 49, { number: 'price', from: 4900, to: 4900, isExcluded: true }],
    ['price', 'leq', '100', { number: 'price', to: 10000 }],
    ['price', 'geq', 19.9, { number: 'price', from: 1990 }],
    ['väri', 'in', ['Musta;#1d1d1f'], { facet: 'color', values: ['black'] }],
    ['väri', 'in', ['musta;#1D1D1F', 'black', 'Taivas'], { facet: 'color', values: ['black', 'black', 'Taivas'] }],
    [
      'tuoteryhmä',
      'in',
      [['Pyörät'], ['Pyörät', 'Maasto']],
      { facet: 'category', values: ['Pyörät', 'Pyörät > Maasto'] },
    ],
    ['tuoteryhmä', 'eq', 'Pyörät > Maasto', { facet: 'category', values: ['Pyörät > Maasto'] }],
  ])('reads %s %s %j', (field, op, data, expected) => {
    expect(read(field, op, data)).toEqual(expected)
  })

  test.each([
    ['color', 'black', 'Musta;#1d1d1f'],
    ['color', 'odd', 'Sumu'],
    ['color', 'Vihreä', 'Vihreä;#2f6b45'],
    ['category', 'Pyörät > Maasto', ['Pyörät', 'Maasto']],
    ['brand', 'aalto', 'aalto'],
  ])('reads a value back in the form in which it is offered: %s %s', (name, value, offered) => {
    const field = fields.find((one) => one.name === name)!
    expect(offeredValue(field, value)).toEqual(offered)
    expect(read(name, 'in', [offered])).toEqual({ facet: name, values: [value] })
  })

  test.each([
    ['weight', 'in', ['x'], 'unknown_field'],
    ['constructor', 'in', ['x'], 'unknown_field'],
    ['brand', 'inrange', [1, 2], 'unsupported_op'],
    ['price', 'nin', [1], 'unsupported_op'],
    ['price', 'inrange', [1], 'range_needs_two'],
    ['price', 'leq', 'NaN', 'number_parsing'],
    ['price', 'leq', [], 'number_parsing'],
    ['price', 'inrange', ['1e400', 2], 'number_parsing'],
  ])('refuses %s %s %j as %s', (field, op, data, type) => {
    expect(() => read(field, op, data)).toThrow(expect.objectContaining({ status: 422, type }))
  })
})

test('a cursor continues where the results ended', () => {
  expect([readCursor(null), readCursor(''), readCursor('100')]).toEqual([0, 0, 100])
  expect([cursorAfter(20, 57), cursorAfter(57, 57)]).toEqual(['20', null])
})

test.each(['-1', '1e3', '99999', 'abc', ' 20', '٢', 'MTAw'])('the cursor %j is refused', (cursor) => {
  expect(() => readCursor(cursor)).toThrow(expect.objectContaining({ status: 422 }))
})
