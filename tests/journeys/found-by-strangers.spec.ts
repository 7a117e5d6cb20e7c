import { expect, test, type APIRequestContext } from './on-test-day.ts'
import { FRAME } from './shopper-actions.ts'

test('the sitemap names each article once, and nothing that is not there', async ({ request }) => {
  const paths = await pathsOf(request)
  const foreign = paths.filter((path) => /^\/(sv|en)(\/|$)/.test(path))
  const own = paths.filter((path) => !foreign.includes(path))
  const articles = own.filter((path) => path.split('/').length === 4)
  const { total } = (await (await request.get('/api/catalog/list')).json()) as { total: number }
  expect(articles.length).toBe(total)
  expect(new Set(paths).size).toBe(paths.length)

  const some = [
    ...own.filter((path) => !articles.includes(path)),
    ...articles.filter((_, at) => at % 8 === 0),
    ...foreign.filter((_, at) => at % 24 === 0),
  ]
  for (const path of some) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status()]).toEqual([path, 200])
    const page = await answer.text()
    expect(page).toContain(`<link rel="canonical" href="${new URL(path, answer.url()).href}">`)
    expect(page).not.toContain('noindex')
  }
})

test('the front server caches the sitemap like a page', async ({ request }) => {
  await request.get('/sitemap.xml')
  const again = await request.get('/sitemap.xml')
  expect(again.headers()).toMatchObject({ 'x-cache': 'hit', 'content-type': 'application/xml; charset=utf-8' })
})

const files = {
  '/syote/tuotteet.xml': 'application/rss+xml; charset=utf-8',
  '/lehdistötiedote/rss.xml': 'application/rss+xml; charset=utf-8',
  '/sv/lehdistötiedote/rss.xml': 'application/rss+xml; charset=utf-8',
  '/llms.txt': 'text/plain; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
  '/jakokuva/takuut': 'image/png',
}

for (const [path, type] of Object.entries(files)) {
  test(`${path} is read by machines, and cached like a page`, async ({ request }) => {
    await request.get(path)
    const again = await request.get(path)
    expect(again.headers()).toMatchObject({ 'x-cache': 'hit', 'content-type': type })
  })
}

test('a page has a picture beside a link to it', async ({ request }) => {
  const page = await (await request.get('/usein-kysyttyä')).text()
  const address = /<meta property="og:image" content="([^"]+)">/.exec(page)?.[1] ?? ''
  expect((await request.get(address)).headers()['content-type']).toBe('image/png')
})

test('robots are shown the sitemap and kept out of what is not for finding', async ({ request }) => {
  const answer = await request.get('/robots.txt')
  const lines = (await answer.text()).split('\n')
  expect(lines).toContain(`Sitemap: ${new URL('/sitemap.xml', answer.url()).href}`)
  for (const path of ['/admin', '/api', '/checkout', '/ostoskori', '/search', '/tilaus'])
    expect(lines).toContain(`Disallow: ${path}`)
  const closed = lines.flatMap((line) => /^Disallow: (.+)/.exec(line)?.[1] ?? [])
  const paths = await pathsOf(request)
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

for (const [kind, path] of Object.entries(hidden)) {
  test(`${kind} asks not to be found`, async ({ request }) => {
    const page = await (await request.get(path)).text()
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).not.toContain('rel="canonical"')
  })
}

/** The paths of the sitemap, whose addresses are all of the shop's own origin. */
async function pathsOf(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/sitemap.xml')
  const { origin } = new URL(answer.url())
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([])
  return addresses.map((address) => address.slice(origin.length))
}
