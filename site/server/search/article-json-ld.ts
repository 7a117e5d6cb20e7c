import type { Article } from '#contracts/catalog.ts'
import type { DeliveryMethod } from '#contracts/deliveries.ts'
import type { Language } from '#contracts/language.ts'
import type { Cents } from '#contracts/money.ts'
import type { PublicationStatus } from '#contracts/price.ts'
import type { Seller } from '#contracts/seller.ts'
import { brand } from '#domain/brand.ts'
import { carriedMethods, priceAlone } from '#domain/deliveries/delivery-price.ts'
import { pathIn } from '#domain/language-path.ts'
import { SHOP_DAYS } from '#domain/orders/withdrawal-days.ts'
import { absoluteUrl } from './texts.ts'
import { companyJsonLd } from './seller-json-ld.ts'

const availabilities: Record<PublicationStatus, string> = {
  0: 'Discontinued',
  20: 'InStock',
  30: 'OutOfStock',
  40: 'InStoreOnly',
}

/** An article and its offer, as search engines read them on its page in this language. */
export function articleJsonLd(
  article: Article,
  seller: Seller | null,
  deliveries: readonly DeliveryMethod[],
  language: Language,
) {
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
      hasMerchantReturnPolicy: RETURN_POLICY,
      shippingDetails: carriedMethods(deliveries).map((method) => shippingDetails(method, unit.amount)),
    },
  }
}

const COUNTRY = 'FI'

/** The promise that every buyer has: a member of Friends has longer. */
const RETURN_POLICY = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: COUNTRY,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: SHOP_DAYS,
  returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
  returnFees: 'https://schema.org/FreeReturn',
  refundType: 'https://schema.org/FullRefund',
}

/** What a parcel with this article alone costs, and when it leaves. */
function shippingDetails(method: DeliveryMethod, amount: Cents) {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: (priceAlone(method, amount) / 100).toFixed(2), currency: 'EUR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', ...HANDLING_DAYS, unitCode: 'DAY' },
    },
  }
}

/** Working days until goods in stock leave, as `promises.shipping` of `locales` says to shoppers. */
const HANDLING_DAYS = { minValue: 1, maxValue: 2 }
