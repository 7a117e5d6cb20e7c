import { XMLParser } from 'fast-xml-parser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { indexablePages, sitemapXml } from './sitemap.ts'

const changedAt = '2026-11-01T12:00:00.000Z'

beforeEach(() => vi.stubEnv('SHOP_URL', 'https://kauppa.example'))
afterEach(() => vi.unstubAllEnvs())

test('the sitemap lists articles, each of their listings once, and stores', () => {
  const slugs = [
    'kehykset/aurakivi/halinen-musta',
    'kehykset/aurakivi/halinen-hunaja',
    'piilolinssit/päivälinssit/lumme',
  ]
  const paths = indexablePages({
    fixed: ['/takuut'],
    content: [],
    articles: slugs.map((slug) => ({ slug, changedAt })),
    stores: ['/löydä-myymälä/oulu'],
  }).map(({ path }) => path)
  expect(paths.filter((path) => !/^\/(?:sv|en)\//.test(path))).toEqual([
    ...['/takuut', '/kehykset', '/kehykset/aurakivi', '/piilolinssit', '/piilolinssit/päivälinssit'],
    '/löydä-myymälä/oulu',
    ...slugs.map((slug) => `/${slug}`),
  ])
  expect(paths).toHaveLength(3 * 9)
})

test('a page of the editors inside a fixed page is listed once, with the date of its change', () => {
  const content = [
    { path: '/', changedAt, sisters: [] },
    { path: '/kuivat-silmät', changedAt, sisters: [] },
  ]
  const sisters = [
    { language: 'fi', path: '/search' },
    { language: 'sv', path: '/sv/search' },
    { language: 'en', path: '/en/search' },
  ]
  expect(indexablePages({ fixed: ['/', '/search'], content, articles: [], stores: [] })).toEqual([
    ...content,
    ...sisters.map(({ path }) => ({ path, sisters })),
  ])
})

test('a page in several languages lists each of them, including itself', () => {
  const sisters = [
    { language: 'fi' as const, path: '/silmät' },
    { language: 'sv' as const, path: '/sv/ögon' },
  ]
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' })
  const read = parser.parse(
    sitemapXml([
      { path: '/silmät', sisters },
      { path: '/yksin', sisters: sisters.slice(0, 1) },
    ]),
  )
  expect((read as { urlset: { url: object[] } }).urlset.url).toEqual([
    {
      loc: 'https://kauppa.example/silm%C3%A4t',
      'xhtml:link': [
        { rel: 'alternate', hreflang: 'fi', href: 'https://kauppa.example/silm%C3%A4t' },
        { rel: 'alternate', hreflang: 'sv', href: 'https://kauppa.example/sv/%C3%B6gon' },
        { rel: 'alternate', hreflang: 'x-default', href: 'https://kauppa.example/silm%C3%A4t' },
      ],
    },
    { loc: 'https://kauppa.example/yksin' },
  ])
})

test('each address is absolute, with the date of its change if it is known', () => {
  const xml = sitemapXml([{ path: '/löydä-myymälä' }, { path: '/a?b=1&c=2', changedAt }])
  expect(xml).toContain('<url><loc>https://kauppa.example/l%C3%B6yd%C3%A4-myym%C3%A4l%C3%A4</loc></url>')
  expect(xml).toContain(`<url><loc>https://kauppa.example/a?b=1&amp;c=2</loc><lastmod>${changedAt}</lastmod></url>`)
})
