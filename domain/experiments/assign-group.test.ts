import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assignGroup, type Group } from './assign-group.ts'

const groupsOf = (shares: number[]): Group[] => shares.map((share, at) => ({ name: `g${at}`, share }))
const visitor = fc.string({ maxLength: 60 })

describe('assigning a person to a group of an experiment', () => {
  test('always chooses the same one of the experiment’s groups', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(visitor, visitor, shares, (experiment, person, all) => {
        const group = assignGroup(experiment, person, groupsOf(all))
        expect(groupsOf(all)).toContainEqual(group)
        expect(assignGroup(experiment, person, groupsOf(all))).toEqual(group)
      }),
    )
  })

  test.each([[[1, 1]], [[90, 10]], [[50, 30, 20]], [[1, 1, 1, 1]]])('fills the groups in the shares %j', (shares) => {
    const groups = groupsOf(shares)
    const people = 20_000
    const counts = new Map<string, number>()
    for (let at = 0; at < people; at += 1) {
      const name = assignGroup('spring', `person-${at}`, groups)?.name ?? ''
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    const total = shares.reduce((sum, share) => sum + share, 0)
    for (const { name, share } of groups) {
      const expected = share / total
      // Five standard errors.
      const off = 5 * Math.sqrt((expected * (1 - expected)) / people)
      expect(Math.abs((counts.get(name) ?? 0) / people - expected), name).toBeLessThan(off)
    }
  })

  test('is independent of the group in another experiment', () => {
    const groups = groupsOf([1, 1])
    let same = 0
    for (let at = 0; at < 20_000; at += 1)
      same += Number(assignGroup('one', `p${at}`, groups) === assignGroup('other', `p${at}`, groups))
    expect(Math.abs(same / 20_000 - 0.5)).toBeLessThan(0.02)
  })
})
