import { CLOSED_PARTS, FIXED_PATHS, OWN_PATHS, RESERVED_PARTS } from './page-path.ts'

/** What can be found in the shop beside the pages of its own code. */
export interface KnownPaths {
  /** Paths of pages, redirects, categories and their groups, stores and articles. */
  paths: ReadonlySet<string>
  /** Whether goods are found at a path, former ones included. */
  leadsToGoods: (path: string) => boolean
}

const CLOSED: readonly string[] = CLOSED_PARTS
const OPEN: readonly string[] = RESERVED_PARTS.filter((part) => !CLOSED.includes(part))

/**
 * The paths of the shop among these addresses where nothing is found. Addresses of other sites are not asked, nor are
 * paths below which the site's own code serves addresses that no list has.
 */
export function deadPaths(addresses: readonly string[], { paths, leadsToGoods }: KnownPaths): string[] {
  return addresses.filter((address) => {
    if (!/^\/(?!\/)/.test(address)) return false
    const path = pathIn(address)
    const [, first = ''] = path.split('/')
    if ([...FIXED_PATHS, ...OWN_PATHS].includes(path) || OPEN.includes(first)) return false
    return !paths.has(path) && !leadsToGoods(path)
  })
}

/**
 * The likeliest address instead of one where nothing is found: the one that is written most alike, or else one that
 * begins with the same word. Null where none is near.
 */
export function nearestPath(address: string, { paths }: KnownPaths): string | null {
  const wrong = pathIn(address)
  const known = allPaths(paths)
  const [nearest] = known
    .filter((path) => Math.abs(path.length - wrong.length) <= wrong.length * ALIKE)
    .map((path) => ({ path, changes: changesBetween(folded(wrong), folded(path)) }))
    .toSorted((one, other) => one.changes - other.changes || one.path.localeCompare(other.path))
  if (nearest && nearest.changes <= wrong.length * ALIKE) return nearest.path
  const [word = ''] = wrong.slice(1).split(/[-/]/)
  const sameWord = known.filter((path) => word.length >= WORD && path.slice(1).split(/[-/]/)[0] === word)
  return sameWord.toSorted((one, other) => one.length - other.length)[0] ?? null
}

/** The most addresses that are offered at once. */
const OFFERED = 12

/**
 * The addresses of the shop in which these letters stand, with or without marks and capitals: those that begin so first, the shorter before the longer.
 * None for letters of a whole address elsewhere.
 */
export function pathsWith(letters: string, { paths }: Pick<KnownPaths, 'paths'>): string[] {
  const asked = folded(letters.trim()).replace(/^\/+/, '')
  const found = allPaths(paths).filter((path) => folded(path).includes(asked))
  const rank = (path: string) => (folded(path).startsWith(`/${asked}`) ? 0 : 1)
  return found
    .toSorted((one, other) => rank(one) - rank(other) || one.length - other.length || one.localeCompare(other))
    .slice(0, OFFERED)
}

function allPaths(paths: KnownPaths['paths']): string[] {
  return [...new Set([...paths, ...OWN_PATHS, ...FIXED_PATHS])]
}

/** Of its letters so many may differ, as a share, and a first word counts from so many letters on. */
const [ALIKE, WORD] = [0.34, 4]

/** As it is often written: without marks and capitals. */
function folded(path: string): string {
  return path.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** How many letters must be put in, left out or changed to write one as the other (Levenshtein). */
function changesBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = letter === other[at - 1]
      line.push(Math.min((above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + (isSame ? 0 : 1)))
    }
    above = line
  }
  return above.at(-1) ?? 0
}

/** The path of an address as the shop stores it: decoded, in NFC, without query, fragment and slash at the end. */
function pathIn(address: string): string {
  const path = address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}
