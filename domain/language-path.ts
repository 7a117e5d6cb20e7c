import { OFFERED_LANGUAGES, SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import { beaconPath, picturesPath, providerPath, resizePath, videosPath } from '#domain/server-paths.ts'

/** What has one address in all languages, because it is no page. */
const NOT_PAGES = [
  '/api',
  '/admin',
  '/_astro',
  '/_next',
  '/parts',
  '/ws',
  picturesPath,
  videosPath,
  resizePath,
  providerPath,
  beaconPath,
]

/** A file that lies beside the pages. What pages give to keep, such as receipts and calendars, has a language, as has their feed. */
const FILE = /(?<!\/rss)\.(?!pdf$|ics$|zip$)[a-z0-9]{2,5}$/i

/** What stands before the path of every page in this language: nothing in the shop's own. */
export function prefixOf(language: Language): string {
  return language === SHOP_LANGUAGE ? '' : `/${language}`
}

/**
 * The address of the same page in this language: a path with its query and fragment, of any language. What is no page, and
 * what is no path of this shop, stays as it is.
 */
export function pathIn(language: Language, address: string): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address
  const { path, rest } = splitPath(address)
  const { path: plain } = languageOfPath(path)
  if (!isPage(plain)) return address
  return (plain === '/' ? prefixOf(language) || '/' : prefixOf(language) + plain) + rest
}

/**
 * The language that a path asks for, and the path without it. Only an offered language is one. `/fi//x.example` asks for
 * none: without its language it would name another host.
 */
export function languageOfPath(path: string): { language: Language; path: string } {
  const [, first = ''] = path.split('/')
  const language = OFFERED_LANGUAGES.find((one) => one === first)
  const plain = path.slice(first.length + 1) || '/'
  return language && isPage(plain) && !/^\/[/\\]/.test(plain)
    ? { language, path: plain }
    : { language: SHOP_LANGUAGE, path }
}

/**
 * The address to which a link of a page or letter in this language leads. What leads to another language on purpose names it:
 * `/fi/kehykset` becomes the Finnish `/kehykset`.
 */
export function linkIn(language: Language, address: string): string {
  const { path } = splitPath(address)
  const isNamed = OFFERED_LANGUAGES.some((one) => path === `/${one}` || path.startsWith(`/${one}/`))
  return pathIn(isNamed ? languageOfPath(path).language : language, address)
}

/** A page's HTML with all links and forms in its language, and with the paths that its scripts are given. */
export function withLinksIn(language: Language, html: string): string {
  return html.replace(
    / (href|action|formaction|data-[\w-]+)="(\/[^"]*)"/g,
    (_, name: string, address: string) => ` ${name}="${linkIn(language, address)}"`,
  )
}

function isPage(path: string): boolean {
  return !FILE.test(path) && !NOT_PAGES.some((one) => path === one || path.startsWith(`${one}/`))
}

function splitPath(address: string): { path: string; rest: string } {
  const end = address.search(/[?#]/)
  return end < 0 ? { path: address, rest: '' } : { path: address.slice(0, end), rest: address.slice(end) }
}
