import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldNames } from './field-name.ts'

test('a field is named by its label', () => {
  expect(fieldNames(['Sähköposti', 'Mistä on kyse?', 'Nimi', 'nimi', '???'])).toEqual([
    ...['sahkoposti', 'mista-on-kyse', 'nimi', 'nimi-2', 'kentta'],
  ])
})

test('no two fields share a name, and a name begins with a letter or digit', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 120 }), { maxLength: 30 }), (labels) => {
      const names = fieldNames(labels)
      expect(new Set(names).size).toBe(labels.length)
      for (const name of names) expect(name).toMatch(/^[a-z0-9][a-z0-9-]{0,45}$/)
    }),
  )
})
