import { XMLParser } from 'fast-xml-parser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FeedArticle } from '#contracts/listing.ts'
import { mediaOf } from '#domain/catalog/media.ts'
import { productItem } from './product-feed.ts'

beforeEach(() => vi.stubEnv('SHOP_URL', 'https://kauppa.example'))
afterEach(() => vi.unstubAllEnvs())

const unit = { publicationStatus: 20, isCampaign: false, ordinaryPrice: null, lowestPrice30d: null, amount: 14905 }
const article = {
  id: 1002,
  designId: 1001,
  slug: 'kehykset/aurakivi/halinen-musta',
  name: 'Halinen',
  brand: 'Aurakivi & Co',
  category: 'frames',
  color: 'Musta',
  size: 'M',
  medias: [mediaOf('halinen-musta-front', ''), mediaOf('halinen-musta-side', '')],
  description: 'Kevyt <kehys>',
  price: { unit },
  udi: null,
} as unknown as FeedArticle

const read = (changes: object = {}) => {
  const parser = new XMLParser({ parseTagValue: false })
  return (parser.parse(`<item>${productItem({ ...article, ...changes })}</item>`) as { item: object }).item
}

test('an item has the fields that Google Merchant Center requires', () => {
  expect(read()).toEqual({
    'g:id': '1002',
    'g:title': 'Halinen, Musta',
    'g:description': 'Kevyt <kehys>',
    'g:link': 'https://kauppa.example/kehykset/aurakivi/halinen-musta',
    'g:image_link': 'https://kauppa.example/kuvat/halinen-musta-front-1180.jpg',
    'g:additional_image_link': 'https://kauppa.example/kuvat/halinen-musta-side-1180.jpg',
    'g:availability': 'in_stock',
    'g:price': '149.05 EUR',
    'g:brand': 'Aurakivi & Co',
    'g:condition': 'new',
    'g:google_product_category': 'Health & Beauty > Personal Care > Vision Care > Eyeglasses',
    'g:identifier_exists': 'no',
    'g:item_group_id': '1001',
    'g:color': 'Musta',
    'g:size': 'M',
  })
})

test('an item in a campaign has the struck price beside the sale price', () => {
  const price = { unit: { ...unit, isCampaign: true, lowestPrice30d: 19900 } }
  expect(read({ price })).toMatchObject({ 'g:price': '199.00 EUR', 'g:sale_price': '149.05 EUR' })
})

test('the GTIN of a device is the item’s GTIN', () => {
  const item = read({ udi: '(01)09506000134352' })
  expect(item).toMatchObject({ 'g:gtin': '09506000134352' })
  expect(item).not.toHaveProperty('g:identifier_exists')
})

test('an item that is out of stock is marked so', () => {
  expect(read({ price: { unit: { ...unit, publicationStatus: 30 } } })).toMatchObject({
    'g:availability': 'out_of_stock',
  })
})

test('an item says what each parcel with it costs', () => {
  const method = { id: 201, name: 'Automaatti', carrier: null, promise: '', price: 490, freeFrom: 14905 } as const
  const text = productItem(article, [
    { ...method, kind: 'pickup_point' },
    { ...method, kind: 'home', freeFrom: 14906 },
    { ...method, kind: 'store' },
  ])
  expect(text.match(/<g:shipping>.*?<\/g:shipping>/g)).toEqual(
    ['0.00', '4.90'].map(
      (price) =>
        `<g:shipping><g:country>FI</g:country><g:service>Automaatti</g:service><g:price>${price} EUR</g:price></g:shipping>`,
    ),
  )
})
