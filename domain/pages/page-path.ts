import { PagePath } from '#contracts/pages.ts'
import type { Language } from '#contracts/language.ts'
import { SHOP_LANGUAGE } from '#contracts/language.ts'

/** First parts of paths that the shop needs itself; no page of the editors may begin with one. `tests/page-paths.test.ts` compares them with the pages of the site. */
export const RESERVED_PARTS = [
  '404',
  '500',
  'admin',
  'api',
  'v2',
  '_next',
  '_astro',
  'b2b',
  'booking',
  'checkout',
  'content-page',
  'demo',
  'esikatselu',
  'jakokuva',
  'tuotekortit',
  'kuvat',
  'lahjakortii',
  'lahjakortti',
  'muutinmieleni',
  'myymälä',
  'omat-sivut',
  'ostoskori',
  'peru-sopimus',
  'haku',
  'search',
  'syote',
  'tilaus',
  'varaa-kuulontutkimus',
  'videot',
  'viestit',
  'friends',
  'suosittelu',
] as const

/** Paths that the site serves itself, with a page of the editors inside: such a page keeps its path, and has none below it. */
export const FIXED_PATHS = ['/', '/löydä-myymälä', '/omat-sivut', '/varaa-näöntarkastus']

/** Paths of editors' pages below which the site has pages of its own. */
export const PATHS_WITH_OWN_BELOW = [...FIXED_PATHS.filter((path) => path !== '/'), '/ajanvaraus-mehiläinen']

/** Pages of the site's own below those of editors to which they may link. */
export const OWN_PATHS = ['/ajanvaraus-mehiläinen/aika']

/** A path as an editor types it, in the form that is stored: NFC, small letters, one leading slash and none at the end. */
export function normalizedPagePath(typed: string): string {
  const path = typed.normalize('NFC').trim().toLowerCase()
  return `/${path.replace(/^\/+|\/+$/g, '')}`
}

/** Why a page may not have this path; undefined where it may. */
export type PathProblem = 'malformed' | 'reserved' | 'wrong_language'

/** What is wrong with a normalized path of a page in this language. Whether another page has it, storage knows. */
export function pathProblem(path: string, language: Language): PathProblem | undefined {
  if (!PagePath.safeParse(path).success) return 'malformed'
  if (FIXED_PATHS.includes(path)) return undefined
  const [, first = ''] = path.split('/')
  if ((RESERVED_PARTS as readonly string[]).includes(first) || isBelowOwn(path)) return 'reserved'
  const prefix = ['sv', 'en'].find((other) => other === first) ?? SHOP_LANGUAGE
  return prefix === language ? undefined : 'wrong_language'
}

/** Whether the site has pages of its own there, such as those of stores. */
export function isBelowOwn(path: string): boolean {
  return PATHS_WITH_OWN_BELOW.some((above) => path.startsWith(`${above}/`))
}
