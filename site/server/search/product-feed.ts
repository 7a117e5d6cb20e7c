import type { CategoryId } from '#contracts/catalog.ts'
import type { DeliveryMethod } from '#contracts/deliveries.ts'
import type { FeedArticle } from '#contracts/listing.ts'
import type { Cents } from '#contracts/money.ts'
import { gtinOf } from '#domain/catalog/gtin.ts'
import { priceTag } from '#domain/catalog/price-tag.ts'
import { carriedMethods, priceAlone } from '#domain/deliveries/delivery-price.ts'
import { absoluteUrl, xmlElement } from './texts.ts'

/** Longest texts that Google Merchant Center takes, in characters. */
const MOST = { title: 150, description: 5000 }

/** Most pictures beside the first. */
const MOST_PICTURES = 10

const visionCare = 'Health & Beauty > Personal Care > Vision Care'

/** Categories of Google's product taxonomy. */
const googleCategories: Record<CategoryId, string> = {
  frames: `${visionCare} > Eyeglasses`,
  sunglasses: 'Apparel & Accessories > Clothing Accessories > Sunglasses',
  sports_glasses: 'Apparel & Accessories > Clothing Accessories > Sunglasses',
  reading_glasses: `${visionCare} > Eyeglasses`,
  smart_glasses: `${visionCare} > Eyeglasses`,
  contact_lenses: `${visionCare} > Contact Lenses`,
  glasses_accessories: `${visionCare} > Eyewear Accessories`,
  sports_accessories: `${visionCare} > Eyewear Accessories`,
  lens_accessories: `${visionCare} > Contact Lens Care`,
}

/**
 * An article as an item of a product feed (Google Merchant Center, product data specification). In a campaign the price
 * is the one that pages strike through, the sale price what is paid.
 */
export function productItem(article: FeedArticle, deliveries: readonly DeliveryMethod[] = []): string {
  const { id, designId, slug, name, color, description, brand, category, size, medias, price, udi } = article
  const { amount, struckThrough } = priceTag(price.unit)
  const gtin = gtinOf(udi)
  const [picture, ...others] = medias.map(({ xl }) => absoluteUrl(xl.replace(/webp$/, 'jpg')))
  return [
    xmlElement('g:id', String(id)),
    xmlElement('g:title', [name, color].filter(Boolean).join(', ').slice(0, MOST.title)),
    xmlElement('g:description', description.slice(0, MOST.description)),
    xmlElement('g:link', absoluteUrl(`/${slug}`)),
    xmlElement('g:image_link', picture),
    ...others.slice(0, MOST_PICTURES).map((other) => xmlElement('g:additional_image_link', other)),
    xmlElement('g:availability', price.unit.publicationStatus === 20 ? 'in_stock' : 'out_of_stock'),
    xmlElement('g:price', feedPrice(struckThrough ?? amount)),
    struckThrough === null ? '' : xmlElement('g:sale_price', feedPrice(amount)),
    xmlElement('g:brand', brand),
    xmlElement('g:condition', 'new'),
    xmlElement('g:google_product_category', googleCategories[category]),
    gtin === undefined ? xmlElement('g:identifier_exists', 'no') : xmlElement('g:gtin', gtin),
    xmlElement('g:item_group_id', String(designId)),
    xmlElement('g:color', color),
    xmlElement('g:size', size),
    ...carriedMethods(deliveries).map((method) => shippingElement(method, amount)),
  ].join('')
}

function shippingElement(method: DeliveryMethod, amount: Cents): string {
  const price = xmlElement('g:price', feedPrice(priceAlone(method, amount)))
  return `<g:shipping><g:country>FI</g:country>${xmlElement('g:service', method.name)}${price}</g:shipping>`
}

function feedPrice(cents: Cents): string {
  return `${(cents / 100).toFixed(2)} EUR`
}
