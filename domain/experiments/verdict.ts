/** What came of one group until now. */
export interface GroupResult {
  name: string
  /** People who saw what the experiment shows. */
  people: number
  /** Of them, those who reached its goal. */
  reached: number
}

/** A share, and the bounds between which it lies. */
export interface Interval {
  share: number
  low: number
  high: number
}

/** How a group stands beside another one. */
export interface Difference extends Interval {
  than: string
}

/**
 * `waiting`: too few people in a group, so that nothing is said. `open`: the groups may be alike, go on. `won`: one is better than every other
 * one.
 */
export type Verdict = { state: 'waiting'; missing: number } | { state: 'open' } | { state: 'won'; group: string }

export interface ExperimentReport {
  verdict: Verdict
  groups: (GroupResult & { rate: Interval; differences: Difference[] })[]
  /** The groups are not as large as their shares say, which chance does in one of a thousand: something is broken. */
  isLopsided: boolean
}

/** People of each group before anything is said. */
export const LEAST_PEOPLE = 300
/** People of each group who reached the goal, before anything is said. */
export const LEAST_REACHED = 10
/** How often a winner is named where there is none: at most this often, however often one looks. */
export const ERROR = 0.05
/** Differences that are looked for, as a standard deviation of shares. Larger ones are found as well, much smaller ones late. */
const LOOKED_FOR = 0.03

/**
 * What an experiment says now. It may be looked at every minute: the bounds of a difference hold at all times together (mixture sequential
 * probability ratio test, Johari et al. 2017), so that looking does not find winners that are none.
 */
export function reportOf(results: readonly GroupResult[], shares: readonly number[]): ExperimentReport {
  // Each pair of groups may err; together they may not err more often.
  const pairs = Math.max(1, (results.length * (results.length - 1)) / 2)
  const groups = results.map((one) => ({
    ...one,
    rate: wilson(one),
    differences: results
      .filter(({ name }) => name !== one.name)
      .map((other) => ({ than: other.name, ...difference(one, other, ERROR / pairs) })),
  }))
  const isLopsided = isUneven(
    results.map(({ people }) => people),
    shares,
  )
  return { verdict: verdictOf(groups), groups, isLopsided }
}

function verdictOf(groups: ExperimentReport['groups']): Verdict {
  const missing = Math.max(...groups.map(({ people }) => LEAST_PEOPLE - people))
  const isTooEarly = missing > 0 || groups.some(({ reached }) => reached < LEAST_REACHED)
  if (groups.length < 2 || isTooEarly) return { state: 'waiting', missing: Math.max(0, missing) }
  const best = groups.find(({ differences }) => differences.every(({ low }) => low > 0))
  return best ? { state: 'won', group: best.name } : { state: 'open' }
}

/** The 95 % bounds of a share (Wilson, 1927), for reading; no winner is named by them. */
function wilson({ people, reached }: GroupResult): Interval {
  if (people === 0) return { share: 0, low: 0, high: 1 }
  const z2 = 1.959964 ** 2
  const share = reached / people
  const middle = (share + z2 / (2 * people)) / (1 + z2 / people)
  const half = (Math.sqrt(z2) / (1 + z2 / people)) * Math.sqrt((share * (1 - share) + z2 / (4 * people)) / people)
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** How much more of one group than of another reach the goal, between bounds that hold however often one looks. */
function difference(one: GroupResult, other: GroupResult, error: number): Interval {
  const share = shareOf(one) - shareOf(other)
  if (one.people === 0 || other.people === 0) return { share: 0, low: -1, high: 1 }
  const variance = varianceOf(one) + varianceOf(other)
  const prior = LOOKED_FOR ** 2
  const spread = (variance * (variance + prior)) / prior
  const half = Math.sqrt(spread * (2 * Math.log(1 / error) + Math.log((variance + prior) / variance)))
  return { share, low: Math.max(-1, share - half), high: Math.min(1, share + half) }
}

function shareOf({ people, reached }: GroupResult): number {
  return people === 0 ? 0 : reached / people
}

/** Of the share of a group, a little larger than it looks: few who reached the goal must not seem certain. */
function varianceOf({ people, reached }: GroupResult): number {
  const share = (reached + 1) / (people + 2)
  return (share * (1 - share)) / people
}

/** The squared normal deviates that chance exceeds in one of a thousand, by degrees of freedom from 1. */
const ONE_OF_THOUSAND = [10.83, 13.82, 16.27]

/** Whether the sizes of groups differ from their shares by more than chance (chi-squared). */
function isUneven(people: readonly number[], shares: readonly number[]): boolean {
  const [total, all] = [sum(people), sum(shares)]
  const limit = ONE_OF_THOUSAND[people.length - 2]
  if (limit === undefined || total === 0 || all === 0) return false
  const squares = people.map((count, at) => {
    const expected = (total * (shares[at] ?? 0)) / all
    return expected === 0 ? 0 : (count - expected) ** 2 / expected
  })
  return sum(squares) > limit
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
