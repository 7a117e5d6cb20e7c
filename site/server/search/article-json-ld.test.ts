import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Article } from '#contracts/catalog.ts'
import type { Seller } from '#contracts/seller.ts'
import { brand } from '#domain/brand.ts'
import { articleJsonLd } from './article-json-ld.ts'

beforeEach(() => vi.stubEnv('SHOP_URL', 'https://kauppa.example'))
afterEach(() => vi.unstubAllEnvs())

const price = { unit: { publicationStatus: 20, currency: 'EUR', amount: 9900 } }
const article = { slug: 'a/b/c', medias: [], price, manufacturer: { name: 'Aurakivi Oy' } } as unknown as Article

test('an offer names the selling company with its business ID', () => {
  const seller = { name: 'Kauppa Oy', businessId: '1234567-1', street: 'Katu 1' } as Seller
  expect(articleJsonLd(article, seller, 'fi').offers.seller).toEqual({
    '@type': 'Organization',
    '@id': 'https://kauppa.example/#seller',
    name: brand.name,
    legalName: 'Kauppa Oy',
    taxID: '1234567-1',
  })
})

test('an offer names the chain when no company is set', () => {
  expect(articleJsonLd(article, null, 'fi').offers.seller).toEqual({ '@type': 'Organization', name: brand.name })
})
