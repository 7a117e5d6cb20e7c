import { existsSync, globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pagesToFind, sitemapXml } from './sitemap.ts'

const finnish = { locals: {} }
const changedAt = '2026-11-01T12:00:00.000Z'

beforeEach(() => vi.stubEnv('SHOP_URL', 'https://kauppa.example'))
afterEach(() => vi.unstubAllEnvs())

test('articles stand with their listings, each listing once', () => {
  const slugs = [
    'kehykset/aurakivi/halinen-musta',
    'kehykset/aurakivi/halinen-hunaja',
    'piilolinssit/päivälinssit/lumme',
  ]
  const paths = pagesToFind(
    finnish,
    slugs.map((slug) => ({ slug, changedAt })),
  ).map(({ path }) => path)
  expect(paths.slice(-7)).toEqual([
    ...['/kehykset', '/kehykset/aurakivi', '/piilolinssit', '/piilolinssit/päivälinssit'],
    ...slugs.map((slug) => `/${slug}`),
  ])
})

test('a category without goods is left out', () => {
  expect(pagesToFind(finnish, []).map(({ path }) => path)).not.toContain('/kehykset')
})

/** A page with a place for a name is many pages, which are found by what they show. */
const files = globSync('site/pages/*.astro').filter((file) => !/\/(404|500)\.astro$/.test(file))
const open = files.filter((file) => !readFileSync(file, 'utf8').includes('isIndexed={false}'))

test('every written page that may be indexed stands in it, a new one too', () => {
  const paths = pagesToFind(finnish, []).map(({ path }) => path)
  const names = open.map((file) => file.normalize('NFC').slice('site/pages'.length, -'.astro'.length))
  expect(names.map((name) => (name === '/index' ? '/' : name)).filter((path) => !paths.includes(path))).toEqual([])
})

test('every written page in it has a file', () => {
  const isThere = (path: string) =>
    [`${path}.astro`, `${path}/index.astro`, `${path}/[...token].astro`].some((file) => existsSync(`site/pages${file}`))
  expect(pagesToFind(finnish, []).filter(({ path }) => path !== '/' && !isThere(path))).toEqual([])
})

test('an address is written whole, at the main address of the shop, and the day of a change where it is known', () => {
  const xml = sitemapXml([{ path: '/löydä-myymälä' }, { path: '/a?b=1&c=2', changedAt }])
  expect(xml).toContain('<url><loc>https://kauppa.example/l%C3%B6yd%C3%A4-myym%C3%A4l%C3%A4</loc></url>')
  expect(xml).toContain(`<url><loc>https://kauppa.example/a?b=1&amp;c=2</loc><lastmod>${changedAt}</lastmod></url>`)
})
