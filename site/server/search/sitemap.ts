import { OFFERED_LANGUAGES, SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import type { ArticleAddress } from '#contracts/listing.ts'
import type { PageAddress, Sister } from '#contracts/pages.ts'
import { pathIn } from '#domain/language-path.ts'
import { xmlText } from '#domain/xml.ts'
import { listingsAbove } from '../routing/paths.ts'
import { absoluteUrl } from './texts.ts'

export interface FoundPage {
  path: string
  /** ISO instant of the last change; left out where unknown. */
  changedAt?: string
  /** The page in every language in which it is published, itself included. */
  sisters?: Sister[]
}

/** What there is to list. */
interface Findable {
  /** Paths of the site's own pages at one address. */
  fixed: string[]
  /** Pages of the editors. One at the path of a fixed page stands inside it. */
  content: Pick<PageAddress, 'path' | 'changedAt' | 'sisters'>[]
  articles: ArticleAddress[]
  /** Paths of the stores' pages. */
  stores: string[]
}

/** Every page that search engines may list, each once: pages at one address, listings of goods, stores, and every article. */
export function indexablePages({ fixed, content, articles, stores }: Findable): FoundPage[] {
  const listings = new Set(articles.flatMap(({ slug }) => listingsAbove(slug)))
  const written = new Set(content.map(({ path }) => path))
  const own: FoundPage[] = [
    ...fixed.filter((path) => !written.has(path)).map((path) => ({ path })),
    ...[...listings].toSorted().map((path) => ({ path })),
    ...stores.map((path) => ({ path })),
    ...articles.map(({ slug, changedAt }) => ({ path: `/${slug}`, changedAt })),
  ]
  return [
    ...content.map(({ path, changedAt, sisters }) => ({ path, changedAt, sisters })),
    ...own.flatMap(inEveryLanguage),
  ]
}

/** The site's own pages have every language. */
function inEveryLanguage(page: FoundPage): FoundPage[] {
  const sisters = OFFERED_LANGUAGES.map((language) => ({ language, path: pathIn(language, page.path) }))
  return sisters.map(({ path }) => ({ ...page, path, sisters }))
}

/** These pages as search engines read them (sitemaps.org, 0.9), each with its translations (`xhtml:link`, as Google reads it). */
export function sitemapXml(pages: FoundPage[]): string {
  const rows = pages.map(({ path, changedAt, sisters = [] }) => {
    const alternates = alternatesOf(sisters).map(alternate)
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`
    return `<url><loc>${xmlText(absoluteUrl(path))}</loc>${changed}${alternates.join('')}</url>`
  })
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<urlset ${namespaces}>`, ...rows, '</urlset>', ''].join('\n')
}

/** A page for readers of a language, or of any other. */
interface Alternate {
  language: Language | 'x-default'
  path: string
}

/** What a page names as its translations: none where it has none, and for readers of any other language the shop's own. */
export function alternatesOf(sisters: Sister[]): Alternate[] {
  if (sisters.length < 2) return []
  const own = sisters.find(({ language }) => language === SHOP_LANGUAGE)
  return [...sisters, ...(own ? [{ language: 'x-default' as const, path: own.path }] : [])]
}

function alternate({ language, path }: Alternate): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(absoluteUrl(path))}"/>`
}
