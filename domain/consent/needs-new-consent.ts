import type { Tag } from '#contracts/consent.ts'

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
