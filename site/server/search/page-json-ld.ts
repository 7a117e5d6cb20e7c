import type { Page, PageKind } from '#contracts/pages.ts'
import type { Seller } from '#contracts/seller.ts'
import { brand } from '#domain/brand.ts'
import { absoluteUrl } from './texts.ts'
import { companyJsonLd } from './seller-json-ld.ts'

const types: Partial<Record<PageKind, 'Article' | 'NewsArticle'>> = {
  article: 'Article',
  press_release: 'NewsArticle',
}

/**
 * An article of eye health or a press release as search engines read it; undefined for other pages. `picture` is the path
 * of the one beside its link.
 */
export function pageJsonLd(page: Page, picture: string, seller: Seller | null) {
  const { path, kind, title, language, seo, effectiveOn, changedAt } = page
  const type = types[kind]
  if (!type) return undefined
  const url = absoluteUrl(path)
  const company = seller ? companyJsonLd(seller) : { '@type': 'Organization', name: brand.name }
  return {
    '@type': type,
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: title,
    ...(seo.description !== null && { description: seo.description }),
    image: absoluteUrl(picture),
    ...(effectiveOn !== null && { datePublished: effectiveOn }),
    dateModified: changedAt,
    inLanguage: language,
    author: company,
    publisher: company,
  }
}
