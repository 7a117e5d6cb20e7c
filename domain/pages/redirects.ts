import { PagePath } from '#contracts/pages.ts'
import { FIXED_PATHS, RESERVED_PARTS } from './page-path.ts'

/** A redirect, with where its target is now: a path of the shop, an `https` address, or null where it leads nowhere. */
export interface Redirect {
  from: string
  to: string | null
  /** Only for a while, such as that of a release: browsers must not remember it. */
  isTemporary?: boolean
}

/** Whether this is written as a target: a path of the shop or an `https` address. `//other.example` is another site's, whatever its scheme. */
export function isTarget(address: string): boolean {
  return /^(https:\/\/|\/(?![/\\]))\S*$/.test(address)
}

/** Why a path may not be redirected: no path, the site's own, to itself, or round in a circle. */
export type RedirectProblem = 'malformed' | 'reserved' | 'same' | 'loop'

/** What is wrong with a new redirect beside those there are. Whether something is found at `from`, storage knows. */
export function redirectProblem({ from, to }: Redirect, others: readonly Redirect[]): RedirectProblem | undefined {
  if (!PagePath.safeParse(from).success) return 'malformed'
  const [, first = ''] = from.split('/')
  if (FIXED_PATHS.includes(from) || (RESERVED_PARTS as readonly string[]).includes(first)) return 'reserved'
  if (to === null) return undefined
  if (pathIn(to) === from) return 'same'
  const known = byFrom([...others.filter((other) => other.from !== from), { from, to }])
  return lastHop(from, known) === undefined ? 'loop' : undefined
}

/**
 * What a visitor is redirected by: every redirect in one hop to its last target. A path where something is found again
 * (`taken`) is not redirected; what leads nowhere or in a circle is left out and answers 404.
 */
export function inOneHop(
  redirects: readonly Redirect[],
  taken: ReadonlySet<string>,
): { from: string; to: string; isTemporary: boolean }[] {
  const standing = byFrom(redirects.filter(({ from }) => !taken.has(from)))
  const lasting = byFrom(redirects.filter(({ from, isTemporary }) => !taken.has(from) && !isTemporary))
  return [...standing.keys()].flatMap((from) => {
    const to = lastHop(from, standing)
    // What would lead elsewhere without the temporary ones does so only for a while.
    return to ? [{ from, to, isTemporary: lastHop(from, lasting) !== to }] : []
  })
}

/**
 * What a published page changes in the redirects, by the path at which it was published last (null before the first
 * time): none may shadow its path, and its former path leads to it. Paths of the site itself are never redirected.
 */
export function redirectsAfterPublishing(
  path: string,
  formerPath: string | null,
): { removed: string; added: string | null } {
  const isLeft =
    formerPath !== null && formerPath !== path && redirectProblem({ from: formerPath, to: path }, []) === undefined
  return { removed: path, added: isLeft ? formerPath : null }
}

/** Where the chain that begins at `from` ends; null where it leads nowhere, undefined in a circle. */
function lastHop(from: string, known: ReadonlyMap<string, string | null>): string | null | undefined {
  const passed = new Set([from])
  let to = known.get(from) ?? null
  while (to !== null) {
    const path = pathIn(to)
    if (passed.has(path)) return undefined
    const next = known.get(path)
    if (next === undefined) return to
    passed.add(path)
    to = next
  }
  return null
}

/** The path of an address, without query and fragment. */
function pathIn(address: string): string {
  return address.replace(/[?#].*$/, '')
}

function byFrom(redirects: readonly Redirect[]): Map<string, string | null> {
  return new Map(redirects.map(({ from, to }) => [from, to]))
}
