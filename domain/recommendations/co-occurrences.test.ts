import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CoOccurrences, learningBounds, type Interaction } from './co-occurrences.ts'

/** Everything that is known, as it can be asked. */
function known(of: CoOccurrences) {
  const popular = of.popular(1000)
  const near = popular.map(({ item }): [string, unknown] => [item, of.near(item, 1000)])
  return { persons: of.persons, popular, near: Object.fromEntries(near) }
}

function learned(interactions: Interaction[]): CoOccurrences {
  const all = new CoOccurrences()
  for (const interaction of interactions) all.add(interaction)
  return all
}

const interactions = fc.array(
  fc.record({
    person: fc.constantFrom('Aino', 'Eero', 'Helmi', 'Onni', 'Vieno'),
    item: fc.constantFrom('frame', 'case', 'cloth', 'lens', 'spray', 'chain'),
  }),
  { maxLength: 60 },
)

describe('learning which articles are wanted together', () => {
  test('finds the case for a frame, and not the lens that everyone wants', () => {
    const all = learned([
      ...['a', 'b', 'c', 'd'].flatMap((person) => [
        { person, item: 'frame' },
        { person, item: 'case' },
        { person, item: 'lens' },
      ]),
      ...['e', 'f', 'g', 'h'].map((person) => ({ person, item: 'lens' })),
    ])
    expect(all.near('frame', 5).map(({ item }) => item)).toEqual(['case'])
    expect(all.popular(1)).toEqual([{ item: 'lens', score: 8 }])
    expect(all.latestOf('a')).toEqual(['lens', 'case', 'frame'])
  })

  test('is unchanged by a repeated interaction', () => {
    fc.assert(
      fc.property(interactions, (some) => {
        expect(known(learned([...some, ...some]))).toEqual(known(learned(some)))
      }),
    )
  })

  test('does not depend on the order of the persons', () => {
    fc.assert(
      fc.property(interactions, (some) => {
        const byPerson = some.toSorted((a, b) => (a.person < b.person ? -1 : a.person > b.person ? 1 : 0))
        expect(known(learned(byPerson))).toEqual(known(learned(some)))
      }),
    )
  })

  test('erases a person without a trace', () => {
    fc.assert(
      fc.property(interactions, (some) => {
        const all = learned(some)
        all.erase('Aino')
        expect(known(all)).toEqual(known(learned(some.filter(({ person }) => person !== 'Aino'))))
      }),
    )
  })

  test('stores the latest fifty interactions of a person, and the latest persons', () => {
    const items = Array.from({ length: 60 }, (_, index) => ({ person: 'Aino', item: `item ${index}` }))
    expect(known(learned(items))).toEqual(known(learned(items.slice(10))))
    const few = new CoOccurrences({ ...learningBounds, persons: 2 })
    for (const person of ['Aino', 'Eero', 'Aino', 'Helmi']) few.add({ person, item: 'frame' })
    expect([few.persons, few.latestOf('Eero'), few.countOf('frame')]).toEqual([2, [], 2])
  })

  test('limits the pairs by dropping the rarest, and the interactions of all persons', () => {
    const bounds = { persons: 1000, interactions: 900, pairs: 500 }
    const all = new CoOccurrences(bounds)
    for (let person = 0; person < 400; person += 1) {
      for (const item of ['frame', 'case']) all.add({ person: `p${person}`, item })
      for (let at = 0; at < 20; at += 1) all.add({ person: `p${person}`, item: `item ${person} ${at}` })
      expect(all.size.pairs).toBeLessThanOrEqual(bounds.pairs)
      expect(all.size.interactions).toBeLessThanOrEqual(bounds.interactions)
    }
    expect(all.together('frame')[0]).toEqual({ item: 'case', both: all.countOf('frame') })
    for (let person = 0; person < 400; person += 1) all.erase(`p${person}`)
    expect(all.size).toEqual({ persons: 0, interactions: 0, pairs: 0 })
  })
})
