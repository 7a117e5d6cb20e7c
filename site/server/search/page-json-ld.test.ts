import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Page } from '#contracts/pages.ts'
import type { Seller } from '#contracts/seller.ts'
import { pageJsonLd } from './page-json-ld.ts'
import { websiteJsonLd } from './website-json-ld.ts'

beforeEach(() => vi.stubEnv('SHOP_URL', 'https://kauppa.example'))
afterEach(() => vi.unstubAllEnvs())

const release = {
  path: '/lehdistö/uusi-myymälä',
  kind: 'press_release',
  language: 'fi',
  title: 'Uusi myymälä Ouluun',
  seo: { description: 'Avaamme keväällä.' },
  effectiveOn: '2026-11-20',
  changedAt: '2026-11-21T08:00:00.000Z',
} as unknown as Page
const seller = { name: 'Kauppa Oy', businessId: '1234567-1' } as Seller
const picture = '/jakokuva/uusi'

/** What Google requires and recommends of an article (Search Central, Article). */
const organization = z.object({ '@type': z.literal('Organization'), name: z.string() })
const ArticleData = z.object({
  '@type': z.enum(['Article', 'NewsArticle']),
  headline: z.string().check(z.maxLength(110)),
  image: z.url(),
  datePublished: z.optional(z.iso.date()),
  dateModified: z.iso.datetime(),
  author: organization,
  publisher: organization,
})

test.each([seller, null])('a press release is described as a news article of the company', (by) => {
  const data = pageJsonLd(release, picture, by)
  expect(ArticleData.safeParse(data).error).toBeUndefined()
  expect(data).toMatchObject({ '@type': 'NewsArticle', datePublished: '2026-11-20', description: 'Avaamme keväällä.' })
})

test('an article without a date of its own names only the date of its change', () => {
  const data = pageJsonLd({ ...release, kind: 'article', effectiveOn: null }, picture, null)
  expect(ArticleData.safeParse(data).error).toBeUndefined()
  expect(data).toMatchObject({ '@type': 'Article', dateModified: release.changedAt })
  expect(data).not.toHaveProperty('datePublished')
})

test.each(['page', 'agreement'] as const)('a page of the kind %s is not described as an article', (kind) => {
  expect(pageJsonLd({ ...release, kind }, picture, seller)).toBeUndefined()
})

test('the site describes its search', () => {
  expect(websiteJsonLd('fi', '/search')).toMatchObject({
    '@type': 'WebSite',
    url: 'https://kauppa.example/',
    potentialAction: { target: { urlTemplate: 'https://kauppa.example/search?q={search_term_string}' } },
  })
})
