import type { Tag } from '#contracts/consent.ts'

/** A regular expression for the names that a pattern such as `_ga_*` stands for. */
export function matchesName(pattern: string): RegExp {
  const literal = pattern.split('*').map((part) => part.replace(/[.~-]/g, String.raw`\$&`))
  return new RegExp(`^${literal.join('.*')}$`)
}

/**
 * Whether a tag runs on the page at this path (in NFC, decoded): everywhere without paths of its own, and otherwise on
 * those pages and all below them. `/` is the home page alone.
 */
export function runsOn({ paths }: { paths: readonly string[] }, path: string): boolean {
  return paths.length === 0 || paths.some((one) => path === one || (one !== '/' && path.startsWith(`${one}/`)))
}

/** A tag as its document keeps it. */
export type TagState = Pick<Tag, 'src' | 'category' | 'hosts' | 'stored'> & { isActive: boolean }

/**
 * Whether visitors who have answered are asked again after this change: a tag is taken into use, or one in use comes
 * from another host, is of another category, sends to a new host or stores something new. A change to less than was
 * agreed to asks no one again.
 */
export function needsNewConsent(before: TagState | undefined, after: TagState): boolean {
  if (!after.isActive) return false
  if (!before?.isActive) return true
  const isElsewhere = new URL(before.src).host !== new URL(after.src).host
  const sendsMore = after.hosts.some((host) => !before.hosts.includes(host))
  const storesMore = after.stored.some(
    ({ name, kind }) => !before.stored.some((o) => o.name === name && o.kind === kind),
  )
  return isElsewhere || before.category !== after.category || sendsMore || storesMore
}
