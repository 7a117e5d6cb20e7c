import { expect, test } from 'vitest'
import { rowsOf } from '../../rows-of.ts'
import { FRAME } from '../../seeded-goods.ts'
import { ask } from '../ask.ts'

test('the sitemap names each article once, and no missing page', async () => {
  const paths = await pathsOf()
  const foreign = paths.filter((path) => /^\/(sv|en)(\/|$)/.test(path))
  const own = paths.filter((path) => !foreign.includes(path))
  const articles = own.filter((path) => path.split('/').length === 4)
  const { total } = JSON.parse((await ask('/api/catalog/list')).text) as { total: number }
  expect(articles.length).toBe(total)
  expect(new Set(paths).size).toBe(paths.length)

  const some = [
    ...own.filter((path) => !articles.includes(path)),
    ...articles.filter((_, at) => at % 8 === 0),
    ...foreign.filter((_, at) => at % 24 === 0),
  ]
  for (const path of rowsOf(some, kindOfPath)) {
    const { status, text, url } = await ask(path)
    expect([path, status]).toEqual([path, 200])
    expect(text).toContain(`<link rel="canonical" href="${new URL(path, url).href}">`)
    expect(text).not.toContain('noindex')
  }
})

test('the front server caches the sitemap like a page', async () => {
  await expectCached('/sitemap.xml', 'application/xml; charset=utf-8')
})

const files = {
  '/syote/tuotteet.xml': 'application/rss+xml; charset=utf-8',
  '/lehdistötiedote/rss.xml': 'application/rss+xml; charset=utf-8',
  '/sv/lehdistötiedote/rss.xml': 'application/rss+xml; charset=utf-8',
  '/llms.txt': 'text/plain; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
  '/jakokuva/takuut': 'image/png',
}

test.each(Object.entries(files))('%s is served to crawlers, and cached like a page', expectCached)

test('a page has a picture for links to it', async () => {
  const { text } = await ask('/usein-kysyttyä')
  const address = /<meta property="og:image" content="([^"]+)">/.exec(text)?.[1] ?? ''
  expect((await ask(address)).header('content-type')).toBe('image/png')
})

test('robots.txt names the sitemap and disallows private paths', async () => {
  const { text, url } = await ask('/robots.txt')
  const lines = text.split('\n')
  expect(lines).toContain(`Sitemap: ${new URL('/sitemap.xml', url).href}`)
  for (const path of ['/admin', '/api', '/checkout', '/ostoskori', '/search', '/tilaus'])
    expect(lines).toContain(`Disallow: ${path}`)
  const closed = lines.flatMap((line) => /^Disallow: (.+)/.exec(line)?.[1] ?? [])
  const paths = await pathsOf()
  expect(paths.filter((path) => closed.some((one) => path.startsWith(one)))).toEqual([])
})

const hidden = {
  cart: '/ostoskori',
  lookup: '/tilaus',
  search: '/search?q=aurakivi',
  'lens choice': `${FRAME}/linssit`,
  'received withdrawal': '/peru-sopimus?notice=received',
  'mailed link': '/peru-sopimus/S0.a.b',
  'nothing here': '/ei-ole',
}

test.each(Object.entries(hidden))('%s asks not to be indexed', async (_, path) => {
  const { text } = await ask(path)
  expect(text).toContain('<meta name="robots" content="noindex">')
  expect(text).not.toContain('rel="canonical"')
})

/** Articles are alike in category, what is in another language in depth, and pages of the editors are all alike. */
function kindOfPath(path: string) {
  const [language, ...segments] = path.split('/').slice(1)
  const isForeign = language === 'sv' || language === 'en'
  return isForeign || segments.length > 0 ? [language, segments.length] : []
}

/** Expects the second answer from the front server's cache. */
async function expectCached(path: string, type: string): Promise<void> {
  await ask(path)
  const { header } = await ask(path)
  expect([header('x-cache'), header('content-type')]).toEqual(['hit', type])
}

/** The paths of the sitemap, whose addresses are all of the shop's own origin. */
async function pathsOf(): Promise<string[]> {
  const { text, url } = await ask('/sitemap.xml')
  const { origin } = new URL(url)
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([])
  return addresses.map((address) => address.slice(origin.length))
}
