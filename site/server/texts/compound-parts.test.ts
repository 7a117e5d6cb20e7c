import { expect, test } from 'vitest'
import categories from '../../../content-seeds/categories/categories.json' with { type: 'json' }
import { compoundParts } from './compound-parts.ts'

test.each([
  ['Silmälasikehykset', ['Silmä', 'lasi', 'kehykset']],
  ['Piilolinssitarvikkeet', ['Piilo', 'linssi', 'tarvikkeet']],
  ['Puhto Huurteenestosuihke', ['Puhto Huurteen', 'esto', 'suihke']],
  ['Silmätipat', ['Silmä', 'tipat']],
  ['Postin pakettiautomaatti', ['Postin paketti', 'automaatti']],
  ['Saavutettavuusseloste', ['Saavutettavuus', 'seloste']],
  ['Tietosuojakäytäntö', ['Tietosuoja', 'käytäntö']],
])('%s is split where its words are joined', (text, parts) => {
  expect(compoundParts(text)).toEqual(parts)
})

test.each(['Samppalinna', 'Kotelot', 'Lasit omilla vahvuuksilla', 'Kahden viikon linssit'])(
  '%s is not split',
  (text) => {
    expect(compoundParts(text)).toEqual([text])
  },
)

test('the parts add up to the name, and no category has a part too long for a narrow phone', () => {
  for (const { title: name } of categories.filter(({ kind }) => kind === 'category')) {
    const parts = compoundParts(name)
    expect(parts.join('')).toBe(name)
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(10)
  }
})
