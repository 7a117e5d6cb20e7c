import { type Language, SHOP_LANGUAGE } from '#contracts/language.ts'
import { PagePath } from '#contracts/pages.ts'

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
  'myymäläkirjautuminen',
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

/**
 * Pages of the site's own to which editors may link, beside the fixed ones. Steps that one comes to from another page are none of them.
 * `tests/page-paths.test.ts` compares them with the pages of the site.
 */
export const OWN_PATHS = [
  '/ajanvaraus-mehiläinen/aika',
  '/b2b/allekirjoita-sopimus',
  '/b2b/silmäterveyspäivä',
  '/checkout',
  '/demo',
  '/friends/liity',
  '/lahjakortii',
  '/lahjakortii/osta',
  '/muutinmieleni',
  '/omat-sivut/friends',
  '/omat-sivut/kirjaudu-sisaan',
  '/omat-sivut/maksu-laskut',
  '/omat-sivut/oikeudet',
  '/omat-sivut/rekisteröidy',
  '/omat-sivut/suosittele',
  '/omat-sivut/tehtäviä',
  '/omat-sivut/tehtäviä/laitteet',
  '/omat-sivut/tehtäviä/luvat',
  '/omat-sivut/tehtäviä/omat-tiedot',
  '/omat-sivut/tehtäviä/poista-tili',
  '/omat-sivut/tehtäviä/pääsyavaimet',
  '/omat-sivut/tehtäviä/reseptit',
  '/omat-sivut/tehtäviä/reseptit/katselut',
  '/omat-sivut/tehtäviä/reseptit/uusi',
  '/omat-sivut/tehtäviä/salasana',
  '/omat-sivut/tehtäviä/sähköposti',
  '/omat-sivut/tehtäviä/yhteystiedot',
  '/omat-sivut/tilauksia',
  '/omat-sivut/tilaus',
  '/omat-sivut/tilaus/yhdistä-lifestyleen',
  '/omat-sivut/tunnistaudu',
  '/omat-sivut/unohtuiiko-salasana',
  '/omat-sivut/varaa-näöntarkastus',
  '/ostoskori',
  '/peru-sopimus',
  '/search',
  '/tilaus',
  '/varaa-kuulontutkimus',
  '/varaa-näöntarkastus/aika',
  '/varaa-näöntarkastus/ikä',
  '/varaa-näöntarkastus/myymälä',
]

/** First parts of paths below which only those pages are linked to: the others belong to one customer, or are steps. */
export const CLOSED_PARTS = [
  'checkout',
  'friends',
  'lahjakortii',
  'muutinmieleni',
  'omat-sivut',
  'ostoskori',
  'search',
  'tilaus',
  'varaa-kuulontutkimus',
] as const satisfies readonly (typeof RESERVED_PARTS)[number][]

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

/** What a section or a question is called in an address: `Näin palautat` is `nain-palautat`. */
export function anchorOf(heading: string): string {
  const plain = heading
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
}
