import type { Seller } from '#contracts/seller.ts'
import { brand } from '#domain/brand.ts'
import { absoluteUrl } from './texts.ts'

/** Which company sells, as an offer names it. */
export function companyJsonLd({ name, businessId }: Seller) {
  return {
    '@type': 'Organization',
    '@id': absoluteUrl('/#seller'),
    name: brand.name,
    legalName: name,
    taxID: businessId,
  }
}

/** The company behind the shop and where it is, as search engines read it. */
export function sellerJsonLd(seller: Seller) {
  const { street, zip, city, email, phone } = seller
  return {
    ...companyJsonLd(seller),
    url: absoluteUrl('/'),
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: zip,
      addressLocality: city,
      addressCountry: 'FI',
    },
  }
}
