import { describe, expect, test } from 'vitest'
import { ERROR, LEAST_PEOPLE, reportOf, type GroupResult } from './verdict.ts'

/** Random numbers that are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Runs an experiment that staff look at every day, and gives the winner that they were ever shown. */
function peekedAt(rates: number[], random: () => number, { days = 60, people = 60 } = {}): string | null {
  const results: GroupResult[] = rates.map((_, at) => ({ name: `g${at}`, people: 0, reached: 0 }))
  for (let day = 0; day < days; day += 1) {
    for (let one = 0; one < people * rates.length; one += 1) {
      const at = Math.floor(random() * rates.length)
      const result = results[at]
      if (!result) continue
      result.people += 1
      result.reached += Number(random() < (rates[at] ?? 0))
    }
    const { verdict } = reportOf(
      results,
      rates.map(() => 1),
    )
    if (verdict.state === 'won') return verdict.group
  }
  return null
}

describe('naming a winner of an experiment', () => {
  test.each([
    ['two groups of a common goal', [0.2, 0.2]],
    ['two groups of a rare goal', [0.02, 0.02]],
    ['three groups', [0.1, 0.1, 0.1]],
  ])('errs in at most 5 of 100 experiments without a difference that are looked at daily: %s', (_, rates) => {
    const random = randomFrom(20261123)
    const experiments = 400
    let named = 0
    for (let at = 0; at < experiments; at += 1) named += Number(peekedAt(rates, random) !== null)
    expect(named / experiments).toBeLessThanOrEqual(ERROR)
  })

  test('finds a clearly better group in most experiments, and never the worse one', () => {
    const random = randomFrom(7)
    const winners = Array.from({ length: 60 }, () => peekedAt([0.1, 0.16], random))
    expect(winners.filter((name) => name === 'g1').length).toBeGreaterThan(50)
    expect(winners).not.toContain('g0')
  })

  test('waits while a group is small, however clear the difference looks', () => {
    const results = [
      { name: 'old', people: LEAST_PEOPLE - 1, reached: 11 },
      { name: 'new', people: LEAST_PEOPLE + 500, reached: 700 },
    ]
    expect(reportOf(results, [1, 1]).verdict).toEqual({ state: 'waiting', missing: 1 })
  })

  test('waits while few people have reached the goal', () => {
    const results = [
      { name: 'old', people: 5000, reached: 9 },
      { name: 'new', people: 5000, reached: 700 },
    ]
    expect(reportOf(results, [1, 1]).verdict).toEqual({ state: 'waiting', missing: 0 })
  })
})

describe('the report of an experiment', () => {
  const results = [
    { name: 'old', people: 4000, reached: 400 },
    { name: 'new', people: 4000, reached: 600 },
  ]

  test('gives the share of each group with its bounds, and its difference from the others', () => {
    const [old, fresh] = reportOf(results, [1, 1]).groups
    expect(old?.rate.share).toBeCloseTo(0.1)
    expect(old?.rate.low).toBeCloseTo(0.0911, 3)
    expect(old?.rate.high).toBeCloseTo(0.1097, 3)
    expect(fresh?.differences).toEqual([expect.objectContaining({ than: 'old', share: expect.closeTo(0.05) })])
    expect(fresh?.differences[0]?.low).toBeGreaterThan(0)
    expect(old?.differences[0]?.high).toBeLessThan(0)
  })

  test('warns when the group sizes do not match the shares', () => {
    expect(reportOf(results, [1, 1]).isLopsided).toBe(false)
    expect(reportOf(results, [3, 1]).isLopsided).toBe(true)
  })

  test('has no verdict without people', () => {
    const empty = results.map(({ name }) => ({ name, people: 0, reached: 0 }))
    expect(reportOf(empty, [1, 1])).toMatchObject({ verdict: { state: 'waiting' }, isLopsided: false })
  })
})
