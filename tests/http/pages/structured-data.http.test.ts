import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { FRAME } from '../../seeded-goods.ts'
import { ask } from '../ask.ts'

const words = z.string().check(z.minLength(1))
const address = z.url()
const day = z.iso.date()
const time = z.iso.time({ precision: -1 })
const typed = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) =>
  z.strictObject({ '@type': z.literal(type), ...shape })

const company = typed('Organization', {
  '@id': z.optional(address),
  name: words,
  legalName: z.optional(words),
  taxID: z.optional(z.string().check(z.regex(/^\d{7}-\d$/))),
})
const place = typed('PostalAddress', {
  streetAddress: words,
  postalCode: z.string().check(z.regex(/^\d{5}$/)),
  addressLocality: words,
  addressCountry: z.literal('FI'),
})
const times = { opens: time, closes: time }
const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
const written = {
  '@id': address,
  url: address,
  mainEntityOfPage: address,
  headline: words.check(z.maxLength(110)),
  description: words,
  image: address,
  dateModified: z.iso.datetime(),
  inLanguage: z.literal('fi'),
  author: company,
  publisher: company,
}

/** What search engines ask of each type (schema.org, and what Google's documents require). An unknown property fails. */
const schemas = {
  WebSite: typed('WebSite', {
    '@id': address,
    url: address,
    name: words,
    inLanguage: z.literal('fi'),
    publisher: z.strictObject({ '@id': address }),
    potentialAction: typed('SearchAction', {
      target: typed('EntryPoint', { urlTemplate: z.string().check(z.regex(/\{search_term_string\}$/)) }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  Organization: z.extend(company, {
    '@id': address,
    url: address,
    email: z.email(),
    telephone: words,
    address: place,
  }),
  Optician: typed('Optician', {
    '@id': address,
    url: address,
    name: words,
    description: words,
    telephone: words,
    email: z.email(),
    image: z.optional(address),
    address: place,
    knowsLanguage: z.array(words),
    geo: typed('GeoCoordinates', { latitude: z.number(), longitude: z.number() }),
    parentOrganization: z.strictObject({ '@id': address }),
    openingHoursSpecification: z
      .array(typed('OpeningHoursSpecification', { ...times, dayOfWeek: z.array(weekday).check(z.minLength(1)) }))
      .check(z.minLength(1)),
    specialOpeningHoursSpecification: z.array(
      typed('OpeningHoursSpecification', { ...times, validFrom: day, validThrough: day }),
    ),
  }),
  Article: typed('Article', { ...written, datePublished: z.optional(day) }),
  NewsArticle: typed('NewsArticle', { ...written, datePublished: day }),
  FAQPage: typed('FAQPage', {
    mainEntity: z
      .array(typed('Question', { name: words, acceptedAnswer: typed('Answer', { text: words }) }))
      .check(z.minLength(1)),
  }),
  Product: typed('Product', {
    '@id': address,
    name: words,
    description: words,
    sku: words,
    color: z.optional(words),
    brand: typed('Brand', { name: words }),
    manufacturer: typed('Organization', { name: words }),
    image: z.array(address).check(z.minLength(1)),
    offers: typed('Offer', {
      url: address,
      price: z.string().check(z.regex(/^\d+\.\d{2}$/)),
      priceCurrency: z.literal('EUR'),
      availability: z.string().check(z.regex(/^https:\/\/schema\.org\/(InStock|OutOfStock|InStoreOnly|Discontinued)$/)),
      itemCondition: z.literal('https://schema.org/NewCondition'),
      seller: company,
      hasMerchantReturnPolicy: typed('MerchantReturnPolicy', {
        applicableCountry: z.literal('FI'),
        returnPolicyCategory: z.literal('https://schema.org/MerchantReturnFiniteReturnWindow'),
        merchantReturnDays: z.int().check(z.minimum(14)),
        returnMethod: z.array(z.enum(['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'])),
        returnFees: z.literal('https://schema.org/FreeReturn'),
        refundType: z.literal('https://schema.org/FullRefund'),
      }),
      shippingDetails: z
        .array(
          typed('OfferShippingDetails', {
            shippingRate: typed('MonetaryAmount', {
              value: z.string().check(z.regex(/^\d+\.\d{2}$/)),
              currency: z.literal('EUR'),
            }),
            shippingDestination: typed('DefinedRegion', { addressCountry: z.literal('FI') }),
            deliveryTime: typed('ShippingDeliveryTime', {
              handlingTime: typed('QuantitativeValue', {
                minValue: z.int(),
                maxValue: z.int(),
                unitCode: z.literal('DAY'),
              }),
            }),
          }),
        )
        .check(z.minLength(1)),
    }),
  }),
  BreadcrumbList: typed('BreadcrumbList', {
    itemListElement: z
      .array(typed('ListItem', { position: z.int().check(z.positive()), name: words, item: address }))
      .check(z.minLength(2)),
  }),
}
type Type = keyof typeof schemas

const pages: [string, Type[]][] = [
  ['/', ['WebSite']],
  ['/ota-yhteyttä', ['Organization']],
  ['/löydä-myymälä/helsinki-kamppi', ['BreadcrumbList', 'Optician']],
  ['/silmäterveys/kaihi', ['Article']],
  ['/lehdistötiedote/maailman-näköpäivä-2026', ['NewsArticle']],
  ['/usein-kysyttyä', ['FAQPage']],
  [FRAME, ['BreadcrumbList', 'Product']],
]

test.each(pages)('%s has the JSON-LD of its types', async (path, types) => {
  const { text } = await ask(path)
  const scripts = [...text.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  const said = scripts.map(([, json = '']) => JSON.parse(json) as { '@context': string; '@type': Type })
  expect([...new Set(said.map((data) => data['@type']))].toSorted()).toEqual(types)
  for (const { '@context': context, ...data } of said) {
    expect(context).toBe('https://schema.org')
    expect(schemas[data['@type']].safeParse(data).error?.issues, data['@type']).toBeUndefined()
  }
})
