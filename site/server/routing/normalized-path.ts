import { browserQuery } from '#domain/browser-query.ts'
import type { PageFacts } from './define-page.ts'

/**
 * The normalized path and query of a page, or undefined if this is it: no trailing slash, and no query names
 * that the page does not read. Caches and search engines would treat two addresses as two pages.
 */
export function normalizedPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>, query: PageFacts['query']) {
  const path = pathname.replace(/\/+$/, '') || '/'
  const known = query === 'any' ? search : knownPart(search, query)
  return path === pathname && known === search ? undefined : path + known
}

function knownPart(search: string, query: readonly (string | RegExp)[]): string {
  const isKnown = (name: string) =>
    browserQuery.test(name) || query.some((known) => (typeof known === 'string' ? known === name : known.test(name)))
  const known = search
    .slice(1)
    .split('&')
    .filter((pair) => isKnown(nameOf(pair)))
  return known.length > 0 ? `?${known.join('&')}` : ''
}

function nameOf(pair: string): string {
  const [written = ''] = pair.split('=')
  try {
    return decodeURIComponent(written.replaceAll('+', ' '))
  } catch {
    return written
  }
}
