import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOneHop, isTarget, redirectProblem, redirectsAfterPublishing, type Redirect } from './redirects.ts'

const others: Redirect[] = [
  { from: '/b', to: '/c' },
  { from: '/c', to: '/d?koko=m#alku' },
]

test.each([
  ['/a', '/b', undefined],
  ['/a', 'https://kauppa.example/a', undefined],
  ['/a', null, undefined],
  ['/a b', '/b', 'malformed'],
  ['/', '/b', 'reserved'],
  ['/omat-sivut', '/b', 'reserved'],
  ['/checkout/maksu', '/b', 'reserved'],
  ['/a', '/a', 'same'],
  ['/a', '/a?koko=m', 'same'],
  ['/d', '/b', 'loop'],
  ['/d', '/c#alku', 'loop'],
])('a redirect from %j to %j has the problem %s', (from, to, problem) => {
  expect(redirectProblem({ from, to }, others)).toBe(problem)
})

test('a chain of redirects becomes one hop to its end', () => {
  expect(inOneHop([{ from: '/a', to: '/b' }, ...others], new Set())).toEqual([
    { from: '/a', to: '/d?koko=m#alku', isTemporary: false },
    { from: '/b', to: '/d?koko=m#alku', isTemporary: false },
    { from: '/c', to: '/d?koko=m#alku', isTemporary: false },
  ])
})

test('redirects to nowhere, in a circle or from the path of a page are left out', () => {
  const redirects = [
    { from: '/nowhere', to: null },
    { from: '/chained', to: '/nowhere' },
    { from: '/one', to: '/two' },
    { from: '/two', to: '/one' },
    { from: '/page', to: '/other' },
    { from: '/to-page', to: '/page' },
  ]
  expect(inOneHop(redirects, new Set(['/page']))).toMatchObject([{ from: '/to-page', to: '/page' }])
})

test('a redirect through a temporary one is temporary, and a temporary one replaces another of its path', () => {
  const release = [
    { from: '/joulu', to: '/b', isTemporary: true },
    { from: '/c', to: '/e', isTemporary: true },
  ]
  expect(inOneHop([...others, ...release], new Set())).toEqual([
    { from: '/b', to: '/e', isTemporary: true },
    { from: '/c', to: '/e', isTemporary: true },
    { from: '/joulu', to: '/e', isTemporary: true },
  ])
})

test('after any moves, each former path leads in one hop to the path of its last page', () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e')
  const move = fc.record({ page: fc.constantFrom(1, 2, 3), path })
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      const pages = new Map<number, string>()
      const stored = new Map<string, number>()
      const lastAt = new Map<string, number>()
      for (const { page, path: wanted } of moves) {
        if ([...pages].some(([other, at]) => other !== page && at === wanted)) continue
        const { removed, added } = redirectsAfterPublishing(wanted, pages.get(page) ?? null)
        stored.delete(removed)
        if (added) stored.set(added, page)
        pages.set(page, wanted)
        lastAt.set(wanted, page)
      }
      const taken = new Set(pages.values())
      const redirects = [...stored].map(([from, page]) => ({ from, to: pages.get(page) ?? null }))
      const left = [...lastAt].filter(([at]) => !taken.has(at)).map(([from, page]) => ({ from, to: pages.get(page) }))
      const byFrom = (a: { from: string }, b: { from: string }) => (a.from < b.from ? -1 : 1)
      expect(inOneHop(redirects, taken).toSorted(byFrom)).toEqual(
        left.map((one) => ({ ...one, isTemporary: false })).toSorted(byFrom),
      )
    }),
  )
})

test.each([
  ['/alennus', true],
  ['https://example.com/a', true],
  ['//other.example/x', false],
  ['/\\\\other.example', false],
  ['http://example.com', false],
  ['/kaksi sanaa', false],
])('%s is a valid target: %s', (address, may) => expect(isTarget(address)).toBe(may))
