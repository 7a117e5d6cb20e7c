import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { newIdsOf, withNewIds, type Moved } from './new-ids.ts'

const ids = new Map([
  ['jars', newIdsOf([7, 300], 'text')],
  ['lids', newIdsOf([1], 'text')],
])

const to = (name: string, more = {}) => ({ name, type: 'relationship', relationTo: 'jars', ...more }) as never as Field

const seven = '7'.padStart(24, '0')
const lid = '1'.padStart(24, '0')

test('moved ids keep their order, from numbers to texts and back', () => {
  expect([...newIdsOf([7, 300], 'text').values()]).toEqual([seven, '12c'.padStart(24, '0')])
  expect([...newIdsOf([seven, '65f0c0ffee'.padEnd(24, 'a')], 'number').values()]).toEqual([1, 2])
  expect([...newIdsOf([7, 300], 'number').values()]).toEqual([7, 300])
})

test('a moved relation gets its new id in every kind of field', () => {
  const fields: Field[] = [
    to('one'),
    to('many', { hasMany: true }),
    to('either', { relationTo: ['jars', 'lids'] }),
    { name: 'rows', type: 'array', fields: [to('jar')] },
    { name: 'parts', type: 'blocks', blocks: [{ slug: 'part', fields: [to('jar')] }] },
    { type: 'tabs', tabs: [{ label: 'a', fields: [{ name: 'group', type: 'group', fields: [to('jar')] }] }] },
    { name: 'text', type: 'richText' },
  ]
  const document = {
    id: 1,
    one: 7,
    many: [300, 7],
    either: { relationTo: 'lids', value: 1 },
    rows: [{ jar: 7 }],
    parts: [{ blockType: 'part', jar: 7 }],
    group: { jar: 7 },
    text: { root: { children: [{ type: 'relationship', relationTo: 'lids', value: 1 }, { text: '7' }] } },
  }
  expect(withNewIds(document, { fields }, ids)).toEqual({
    one: seven,
    many: ['12c'.padStart(24, '0'), seven],
    either: { relationTo: 'lids', value: lid },
    rows: [{ jar: seven }],
    parts: [{ blockType: 'part', jar: seven }],
    group: { jar: seven },
    text: { root: { children: [{ type: 'relationship', relationTo: 'lids', value: lid }, { text: '7' }] } },
  })
})

test('moving a document omits virtual fields, and empties a relation to a missing document', () => {
  const fields: Field[] = [to('jar'), { name: 'title', type: 'text', virtual: 'jar.title' }]
  expect(withNewIds({ id: 1, jar: 99, title: 'a' }, { fields }, ids)).toEqual({ jar: null })
})

test('a stored copy of another document gets its new ids as well', () => {
  const custom = {
    copies: { plans: (all: object[], { copyOf }: Moved) => all.map((one) => copyOf(one, [to('jar')])) },
  }
  const fields: Field[] = [{ name: 'plans', type: 'json' }]
  expect(withNewIds({ id: 1, plans: [{ jar: 7, words: 'a' }] }, { fields, custom }, ids)).toEqual({
    plans: [{ jar: seven, words: 'a' }],
  })
  expect(withNewIds({ id: 1, plans: null }, { fields, custom }, ids)).toEqual({ plans: null })
})
