import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Route } from '#contracts/route.ts'
import { CACHE_MAX_AGE, CACHE_TAGS } from '#plugins/kit/storage/cache.ts'
import { openTrial, type Trial } from './trial-shop.ts'

/** The routes that public pages request, with values for their path parameters. */
const site = globSync('site/**/*.{ts,astro}').map((file) => readFileSync(file, 'utf8'))
const names = site.flatMap((text) =>
  [...text.matchAll(/call\(\s*(\w+),(?:(?!call\()[^;])*?asAnonymous\(/g)].map(([, name = '']) => name),
)
const contracts = import.meta.glob<Record<string, unknown>>('../contracts/*.ts', { eager: true })
const routes = Object.assign({}, ...Object.values(contracts)) as Record<string, Route>
const asked = [...new Set(names)].toSorted().map((name) => [name, withExample(routes[name]?.path)] as const)

/** The path with a value for each parameter and question that it needs. */
function withExample(path = ''): string {
  if (path === '/site/search') return `${path}?q=halinen`
  return path === '/content/page' ? `${path}?path=/takuut` : path.replace(':id', '1001').replace(':slug', 'oulu')
}

let trial: Trial
beforeAll(async () => {
  trial = await openTrial()
})
afterAll(() => trial.close())

test.each(asked)('the response to %s has cache tags in process only', async (_, path = '') => {
  const inside = await trial.shop.ask(path, undefined, { 'x-shop-inside': '1' })
  expect(inside.headers.get(CACHE_TAGS)).toMatch(/^[\w:-]+(,[\w:-]+)*$/)
  const outside = await trial.shop.ask(path)
  expect(outside.status).toBe(200)
  expect([CACHE_TAGS, CACHE_MAX_AGE].map((name) => outside.headers.get(name))).toEqual([null, null])
})

test('a response for one visitor has no cache tags, so that no page with it is cached', async () => {
  const answer = await trial.shop.ask('/site/shopper', undefined, { 'x-shop-inside': '1' })
  expect({ status: answer.status, tags: answer.headers.get(CACHE_TAGS) }).toEqual({ status: 200, tags: null })
})
