import type { Article } from '#contracts/catalog.ts'
import type { Language } from '#contracts/language.ts'
import type { PublicationStatus } from '#contracts/price.ts'
import type { Seller } from '#contracts/seller.ts'
import { brand } from '#domain/brand.ts'
import { pathIn } from '#domain/language-path.ts'
import { absoluteUrl } from './texts.ts'
import { companyJsonLd } from './seller-json-ld.ts'

const availabilities: Record<PublicationStatus, string> = {
  0: 'Discontinued',
  20: 'InStock',
  30: 'OutOfStock',
  40: 'InStoreOnly',
}

/** An article and its offer, as search engines read them on its page in this language. */
export function articleJsonLd(article: Article, seller: Seller | null, language: Language) {
  const { unit } = article.price
  const url = absoluteUrl(pathIn(language, `/${article.slug}`))
  return {
    '@type': 'Product',
    '@id': url,
    name: [article.name, article.color].filter(Boolean).join(', '),
    description: article.description,
    sku: String(article.id),
    brand: { '@type': 'Brand', name: article.brand },
    manufacturer: { '@type': 'Organization', name: article.manufacturer.name },
    ...(article.color && { color: article.color }),
    image: article.medias.map(({ xl }) => absoluteUrl(xl)),
    offers: {
      '@type': 'Offer',
      url,
      price: (unit.amount / 100).toFixed(2),
      priceCurrency: unit.currency,
      availability: `https://schema.org/${availabilities[unit.publicationStatus]}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: seller ? companyJsonLd(seller) : { '@type': 'Organization', name: brand.name },
    },
  }
}
