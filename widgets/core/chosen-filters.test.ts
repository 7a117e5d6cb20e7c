import { expect, test } from 'vitest'
import { chips, groupsOf, ranged, toggled } from './chosen-filters.ts'
import type { Filter, FilterOffer } from './protocol.ts'

const brand: FilterOffer = {
  field: 'brand',
  op: 'in',
  meta: {
    type: 'checkbox',
    group_title: 'Merkki',
    values: ['aalto', 'kide'],
    names: ['Aalto', 'Kide'],
    counts: [3, 0],
  },
}
const price: FilterOffer = {
  field: 'price',
  op: 'inrange',
  data: [10, 90],
  meta: { type: 'range', group_title: 'Hinta' },
}
const color: FilterOffer = {
  field: 'color',
  op: 'in',
  meta: { type: 'checkbox-color', values: ['Sini;#0000ff', 'Muu'] },
}
const tree: FilterOffer = {
  field: 'kind',
  op: 'in',
  meta: { type: 'checkbox-hierarchical', group_title: 'Laji', values: [['a'], ['a', 'b']], names: [['A'], ['A', 'B']] },
}

test('a group is named by its title, and chosen values are matched in any case', () => {
  const filters: Filter[] = [{ field: 'MERKKI', op: 'in', data: ['AALTO', 'Poissa'] }]
  const [group] = groupsOf([brand], filters)
  expect(group).toMatchObject({ field: 'merkki', kind: 'checkbox' })
  expect(group!.choices.map(({ name, isChosen, count }) => [name, isChosen, count])).toEqual([
    ['Aalto', true, 3],
    ['Kide', false, 0],
    ['Poissa', true, 0],
  ])
  expect(toggled(filters, group!, 'aalto')).toEqual([{ field: 'merkki', op: 'in', data: ['Poissa'] }])
})

test('a color has its swatch, a path its depth, and an unknown kind is left out', () => {
  const strange = { field: 'x', op: 'in', meta: { type: 'cube' } } as unknown as FilterOffer
  const [colors, kinds, ...others] = groupsOf([color, tree, strange, { field: 'y', op: 'in' }], [])
  expect(colors!.choices.map(({ name, color }) => [name, color])).toEqual([
    ['Sini', '#0000ff'],
    ['Muu', '#000000'],
  ])
  expect(kinds!.choices.map(({ name, depth }) => [name, depth])).toEqual([
    ['A', 0],
    ['B', 1],
  ])
  expect(others).toEqual([])
  expect(toggled([], kinds!, ['a', 'b'])).toEqual([{ field: 'laji', op: 'in', data: [['a', 'b']] }])
})

test('at most one value of a radio group is chosen', () => {
  const group = { field: 'koko', op: 'eq', kind: 'radio' } as const
  const chosen = toggled([], group, 'S')
  expect(chosen).toEqual([{ field: 'koko', op: 'eq', data: 'S' }])
  expect(toggled(chosen, group, 'M')).toEqual([{ field: 'koko', op: 'eq', data: 'M' }])
  expect(toggled(chosen, group, 's')).toEqual([])
})

test('a whole range is no filter, and the ends of a range are put in order', () => {
  const [group] = groupsOf([price], [])
  expect(group!.range).toEqual({ min: 10, max: 90, from: 10, to: 90 })
  expect(ranged([], group!, 10, 90)).toEqual([])
  expect(ranged([], group!, 50, 20)).toEqual([{ field: 'hinta', op: 'inrange', data: [20, 50] }])
})

test('every chosen filter has a chip, including one that no group offers', () => {
  const filters: Filter[] = [
    { field: 'merkki', op: 'in', data: ['aalto'] },
    { field: 'hinta', op: 'inrange', data: [20, 50] },
    { field: 'outo', op: 'eq', data: 'x' },
  ]
  const all = chips(groupsOf([brand, price], filters), filters)
  expect(all.map(({ label }) => label)).toEqual(['Aalto', 'Hinta 20–50', 'x'])
  expect(all.map(({ without }) => without.length)).toEqual([2, 2, 2])
})
