import info from '#locales/fi/info.json'
import type { ArticleAddress } from '#contracts/listing.ts'
import { ownAddress } from './own-address.ts'
import type { InfoName } from './info-text.ts'
import { listingsAbove } from './listings-above.ts'
import type { InLanguage } from '../shared/language.ts'
import { pathTo, type RouteName } from '../shared/routes.ts'

export interface FoundPage {
  path: string
  /** An instant (ISO); left out where nobody knows since when the page says what it says. */
  changedAt?: string
}

/** Every page that strangers may find: what is written, what lists goods, and every article. */
export function pagesToFind(page: InLanguage, articles: ArticleAddress[]): FoundPage[] {
  const written: RouteName[] = ['home', 'stores', 'withdrawal', ...(Object.keys(info) as InfoName[])]
  const listings = new Set(articles.flatMap(({ slug }) => listingsAbove(slug)))
  return [
    ...written.map((name) => ({ path: pathTo(page, name) })),
    ...[...listings].toSorted().map((path) => ({ path })),
    ...articles.map(({ slug, changedAt }) => ({ path: `/${slug}`, changedAt })),
  ]
}

/** These pages as search engines read them (sitemaps.org, 0.9). */
export function sitemapXml(pages: FoundPage[]): string {
  const rows = pages.map(({ path, changedAt }) => {
    const address = ownAddress(path).replaceAll('&', '&amp;')
    return `<url><loc>${address}</loc>${changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`}</url>`
  })
  const root = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  return ['<?xml version="1.0" encoding="UTF-8"?>', root, ...rows, '</urlset>', ''].join('\n')
}
