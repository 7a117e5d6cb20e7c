/** A group of an experiment, and its share of people beside the shares of the others. */
export interface Group {
  name: string
  /** Above 0. */
  share: number
}

/**
 * The group that a person is in: the same each time and in every process, without anything being stored. Groups of two
 * experiments do not depend on each other.
 *
 * @param experiment The key of the experiment.
 * @param person The pseudonymous id of the person.
 * @param groups In their order, which must not change while the experiment runs.
 */
export function assignGroup<One extends Group>(experiment: string, person: string, groups: readonly One[]): One | null {
  const total = groups.reduce((sum, { share }) => sum + share, 0)
  let left = fraction(JSON.stringify([experiment, person])) * total
  for (const group of groups) {
    if (left < group.share) return group
    left -= group.share
  }
  return groups.at(-1) ?? null
}

/** A number from 0 to below 1 that looks random: FNV-1a over UTF-16, mixed as MurmurHash3 ends. */
function fraction(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
