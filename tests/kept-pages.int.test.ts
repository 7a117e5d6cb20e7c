import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CACHE_MAX_AGE, CACHE_TAGS } from '#plugins/kit/cache.ts'
import { openTrial, type Trial } from './trial-shop.ts'

/** What pages ask as nobody, by the route's name, with the tags that whoever writes what it shows drops. */
const asked: Record<string, { path: string; tags: RegExp }> = {
  getArticle: { path: '/article/1001', tags: /^goods,articles:1001,stores$/ },
  listArticles: { path: '/catalog/list', tags: /^goods,catalog$/ },
  listAddresses: { path: '/catalog/addresses', tags: /^goods$/ },
  listCategories: { path: '/catalog/categories', tags: /^goods$/ },
  listStores: { path: '/store/list', tags: /^stores$/ },
  listSocialAccounts: { path: '/shell/accounts', tags: /^shell$/ },
  getSeller: { path: '/shell/seller', tags: /^shell$/ },
}

let trial: Trial
beforeAll(async () => {
  trial = await openTrial()
}, 120_000)
afterAll(() => trial.close())

test('every question that a page asks as nobody is known here', () => {
  const site = globSync('site/**/*.{ts,astro}').map((file) => readFileSync(file, 'utf8'))
  const routes = site.flatMap((text) => [...text.matchAll(/call\(\s*(\w+),[^;]*?asNobody\(/g)].map(([, name]) => name))
  expect([...new Set(routes)].toSorted()).toEqual(Object.keys(asked).toSorted())
})

test.each(Object.entries(asked))(
  'the answer to %s tells a page, and nobody else, what makes it old',
  async (_, one) => {
    const inside = await trial.shop.ask(one.path, undefined, { 'x-shop-inside': '1' })
    expect(inside.headers.get(CACHE_TAGS)).toMatch(one.tags)
    const outside = await trial.shop.ask(one.path)
    expect(outside.status).toBe(200)
    expect([CACHE_TAGS, CACHE_MAX_AGE].map((name) => outside.headers.get(name))).toEqual([null, null])
  },
)

test('what concerns one visitor says no tag, so that no page with it is kept', async () => {
  const answer = await trial.shop.ask('/site/shopper', undefined, { 'x-shop-inside': '1' })
  expect({ status: answer.status, tags: answer.headers.get(CACHE_TAGS) }).toEqual({ status: 200, tags: null })
})
