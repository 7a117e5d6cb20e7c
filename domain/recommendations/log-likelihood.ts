/**
 * How surprising it is that two things come together as often as they do, by the log-likelihood ratio of a table of two by two (Dunning,
 * 1993). 0 where they are independent; it grows with how often and how strongly they come together, or avoid each other.
 *
 * @param both How many have both.
 * @param one How many have the one alone.
 * @param other How many have the other alone.
 * @param neither How many have neither.
 */
export function logLikelihood(both: number, one: number, other: number, neither: number): number {
  const rows = entropy(both + one, other + neither)
  const columns = entropy(both + other, one + neither)
  const cells = entropy(both, one, other, neither)
  // Where the two are independent, rounding may leave a little below 0.
  return Math.max(0, 2 * (rows + columns - cells))
}

/** Unnormalized entropy of counts, in nats. */
function entropy(...counts: number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return counts.reduce((sum, count) => sum - timesLog(count), timesLog(total))
}

function timesLog(count: number): number {
  return count === 0 ? 0 : count * Math.log(count)
}
