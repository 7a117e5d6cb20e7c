/** From when to when a release is live (ISO instants; null where it stays for good), and the names of what it changes. */
export interface Reach {
  name: string
  goesLiveAt: string
  comesBackAt: string | null
  touches: readonly string[]
}

/**
 * The first release that changes the same at the same time; undefined where there is none. One that stays for good holds
 * what it changes for its instant only: what comes later builds on it.
 */
export function overlapping<Other extends Reach>(
  release: Reach,
  others: readonly Other[],
): { other: Other; touched: string } | undefined {
  const own = new Set(release.touches)
  for (const other of others) {
    const touched = other.touches.find((one) => own.has(one))
    if (touched !== undefined && meet(release, other)) return { other, touched }
  }
  return undefined
}

/** Two spans without their ends; a span of one instant meets those that it lies in. */
function meet(one: Reach, other: Reach): boolean {
  const [a, b] = [spanOf(one), spanOf(other)]
  return a.from === b.from || (a.from < b.to && b.from < a.to)
}

function spanOf({ goesLiveAt, comesBackAt }: Reach): { from: number; to: number } {
  const from = Date.parse(goesLiveAt)
  return { from, to: comesBackAt === null ? from : Date.parse(comesBackAt) }
}
