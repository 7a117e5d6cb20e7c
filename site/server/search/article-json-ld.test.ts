import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Article } from '#contracts/catalog.ts'
import type { DeliveryMethod } from '#contracts/deliveries.ts'
import type { Seller } from '#contracts/seller.ts'
import { brand } from '#domain/brand.ts'
import { articleJsonLd } from './article-json-ld.ts'

beforeEach(() => vi.stubEnv('SHOP_URL', 'https://kauppa.example'))
afterEach(() => vi.unstubAllEnvs())

const price = { unit: { publicationStatus: 20, currency: 'EUR', amount: 9900 } }
const article = { slug: 'a/b/c', medias: [], price, manufacturer: { name: 'Aurakivi Oy' } } as unknown as Article

test('an offer names the selling company with its business ID', () => {
  const seller = { name: 'Kauppa Oy', businessId: '1234567-1', street: 'Katu 1' } as Seller
  expect(articleJsonLd(article, seller, [], 'fi').offers.seller).toEqual({
    '@type': 'Organization',
    '@id': 'https://kauppa.example/#seller',
    name: brand.name,
    legalName: 'Kauppa Oy',
    taxID: '1234567-1',
  })
})

test('an offer names the chain when no company is set', () => {
  expect(articleJsonLd(article, null, [], 'fi').offers.seller).toEqual({ '@type': 'Organization', name: brand.name })
})

test('an offer says in how many days it goes back, and what a parcel with it costs', () => {
  const method = { id: 201, name: 'Automaatti', carrier: null, promise: '', price: 490 } as const
  const methods: DeliveryMethod[] = [
    { ...method, kind: 'pickup_point', freeFrom: 6000 },
    { ...method, kind: 'home', freeFrom: 15000 },
    { ...method, kind: 'store', freeFrom: null },
  ]
  const { hasMerchantReturnPolicy, shippingDetails } = articleJsonLd(article, null, methods, 'fi').offers
  expect(hasMerchantReturnPolicy).toMatchObject({ applicableCountry: 'FI', merchantReturnDays: 30 })
  expect(shippingDetails.map(({ shippingRate }) => shippingRate.value)).toEqual(['0.00', '4.90'])
})
