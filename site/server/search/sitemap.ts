import type { ArticleAddress } from '#contracts/listing.ts'
import { listingsAbove } from '../pages/listings-above.ts'
import { absoluteUrl } from './absolute-url.ts'

export interface FoundPage {
  path: string
  /** ISO instant of the last change; left out where unknown. */
  changedAt?: string
}

/** Every page that search engines may list: pages at one address, listings of goods, the paths of stores, and every article. */
export function indexablePages(written: string[], articles: ArticleAddress[], stores: string[]): FoundPage[] {
  const listings = new Set(articles.flatMap(({ slug }) => listingsAbove(slug)))
  return [
    ...written.map((path) => ({ path })),
    ...[...listings].toSorted().map((path) => ({ path })),
    ...stores.map((path) => ({ path })),
    ...articles.map(({ slug, changedAt }) => ({ path: `/${slug}`, changedAt })),
  ]
}

/** These pages as search engines read them (sitemaps.org, 0.9). */
export function sitemapXml(pages: FoundPage[]): string {
  const rows = pages.map(({ path, changedAt }) => {
    const address = absoluteUrl(path).replaceAll('&', '&amp;')
    return `<url><loc>${address}</loc>${changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`}</url>`
  })
  const root = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  return ['<?xml version="1.0" encoding="UTF-8"?>', root, ...rows, '</urlset>', ''].join('\n')
}
