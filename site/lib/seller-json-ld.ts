import type { Seller } from '#contracts/seller.ts'
import { brand } from '#domain/brand.ts'
import { ownAddress } from './own-address.ts'

/** The company behind the shop, as search engines read it. */
export function sellerJsonLd({ name, businessId, street, zip, city, email, phone }: Seller) {
  return {
    '@type': 'Organization',
    '@id': ownAddress('/#seller'),
    name: brand.name,
    legalName: name,
    taxID: businessId,
    url: ownAddress('/'),
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
