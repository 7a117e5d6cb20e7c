import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { indexablePages, sitemapXml } from './sitemap.ts'

const changedAt = '2026-11-01T12:00:00.000Z'

beforeEach(() => vi.stubEnv('SHOP_URL', 'https://kauppa.example'))
afterEach(() => vi.unstubAllEnvs())

test('articles stand with their listings, each listing once, and stores beside them', () => {
  const slugs = [
    'kehykset/aurakivi/halinen-musta',
    'kehykset/aurakivi/halinen-hunaja',
    'piilolinssit/päivälinssit/lumme',
  ]
  const paths = indexablePages(
    ['/takuut'],
    slugs.map((slug) => ({ slug, changedAt })),
    ['/löydä-myymälä/oulu'],
  ).map(({ path }) => path)
  expect(paths).toEqual([
    ...['/takuut', '/kehykset', '/kehykset/aurakivi', '/piilolinssit', '/piilolinssit/päivälinssit'],
    '/löydä-myymälä/oulu',
    ...slugs.map((slug) => `/${slug}`),
  ])
})

test('an address is written whole, at the main address of the shop, and the day of a change where it is known', () => {
  const xml = sitemapXml([{ path: '/löydä-myymälä' }, { path: '/a?b=1&c=2', changedAt }])
  expect(xml).toContain('<url><loc>https://kauppa.example/l%C3%B6yd%C3%A4-myym%C3%A4l%C3%A4</loc></url>')
  expect(xml).toContain(`<url><loc>https://kauppa.example/a?b=1&amp;c=2</loc><lastmod>${changedAt}</lastmod></url>`)
})
