import { describe, expect, test } from 'vitest'
import { likeness, type Detail } from './likeness.ts'

const aino: Detail[] = [
  { name: 'Aino Mäkelä', phone: '040 123 4567', address: { street: 'Katu 1 A', zip: '00100' } },
  { card: 'Visa 0024 2049-11' },
]

describe('comparing two customers', () => {
  test.each<[string, Detail[], ReturnType<typeof likeness>]>([
    ['share a phone', [{ phone: '+358401234567' }], 'person'],
    ['share name and address', [{ name: 'AINO MÄKELÄ', address: { street: 'katu 1a', zip: '00100' } }], 'person'],
    ['share name and card', [{ name: 'Aino Mäkelä' }, { card: 'Visa 0024 2049-11' }], 'person'],
    ['share an address', [{ name: 'Oskari Mäkelä', address: { street: 'Katu 1 a', zip: '00100' } }], 'household'],
    ['share a card', [{ name: 'Oskari Mäkelä' }, { card: 'Visa 0024 2049-11' }], 'household'],
    ['share a name alone', [{ name: 'Aino Mäkelä', address: { street: 'Katu 1 A', zip: '33100' } }], null],
    ['are both without details', [{ name: '', phone: '', address: { street: '', zip: '' } }], null],
  ])('finds whether they are one person or household if they %s', (_, other, alike) => {
    expect(likeness(aino, other)).toBe(alike)
    expect(likeness(other, aino)).toBe(alike)
    expect(likeness(other, [])).toBeNull()
  })
})
