/** The 95th percentile of milliseconds, to a tenth. The first answers warm what they meet and are left out. */
export function p95(took: readonly number[]): number {
  const sorted = took.slice(20).toSorted((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN) * 10) / 10
}

export function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
