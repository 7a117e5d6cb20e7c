import { expect, test } from 'vitest'
import { CACHE_MAX_AGE, CACHE_TAGS } from '#plugins/kit/storage/cache.ts'
import { beginRender, endRender, noteAnswer } from './render-context.ts'
import { cachedPage, cachePage, invalidatePages, pageKey, secondsToCache } from './page-cache.ts'

test('a page is cached until something with one of its tags changes', () => {
  render('cached', ['articles:1', 'brands'])
  invalidatePages({ tags: ['articles:2'] })
  expect(cachedPage('cached')?.body.toString()).toBe('rendered')
  invalidatePages({ tags: ['articles:1'] })
  expect(cachedPage('cached')).toBeUndefined()
})

test('a page that became stale while it was rendered is sent once and not cached', () => {
  const page = render('late', ['articles:1'], { meanwhile: () => invalidatePages({ tags: ['articles:1'] }) })
  expect(page.body.toString()).toBe('rendered')
  expect(cachedPage('late')).toBeUndefined()
})

test('a page is not cached beyond its own time or that of its data', () => {
  render('short', ['goods'], { seconds: 0 })
  expect(cachedPage('short')).toBeUndefined()
  render('told', ['goods'], { holdsFor: 0 })
  expect(cachedPage('told')).toBeUndefined()
})

test('pages of searches evict only one another', () => {
  render('silmalasit', ['articles:1'])
  const body = Buffer.alloc(100_000)
  for (let word = 0; word < 1000; word++) render(`haku?q=${word}`, ['articles:1'], { body })
  expect(cachedPage('silmalasit')).toBeDefined()
  expect(cachedPage('haku?q=999')).toBeDefined()
  expect(cachedPage('haku?q=0')).toBeUndefined()
  invalidatePages({ tags: ['articles:1'] })
  expect(cachedPage('haku?q=999')).toBeUndefined()
})

test.each([
  { status: 200, headers: { 'cdn-cache-control': 'max-age=600' }, seconds: 600 },
  { status: 404, headers: { 'cdn-cache-control': 'max-age=600' }, seconds: 0 },
  { status: 200, headers: {}, seconds: 0 },
  { status: 200, headers: { 'cdn-cache-control': 'max-age=600', 'cache-control': 'private, no-store' }, seconds: 0 },
  { status: 200, headers: { 'cdn-cache-control': 'max-age=600', 'set-cookie': 'shopper=1' }, seconds: 0 },
])('a page of $status with $headers is cached for $seconds s', ({ status, headers, seconds }) => {
  expect(secondsToCache(status, headers)).toBe(seconds)
})

test('one page has one cache key, whatever order and tracking parameters its query has', () => {
  const key = pageKey('localhost:3000', '/kehykset', '?vari=musta&brandi=kuura')
  expect(pageKey('localhost:3000', '/kehykset', '?brandi=kuura&utm_source=kirje&vari=musta&gclid=1')).toBe(key)
  expect(pageKey('localhost:3000', '/kehykset', '?brandi=kuura')).not.toBe(key)
})

const rendered = Buffer.from('rendered')

function render(
  key: string,
  tags: string[],
  { meanwhile = () => {}, seconds = 60, holdsFor = 600, body = rendered } = {},
) {
  const context = beginRender()
  const headers = { [CACHE_TAGS]: tags.join(), [CACHE_MAX_AGE]: String(holdsFor) }
  noteAnswer(context, new Response('{}', { headers }))
  meanwhile()
  const page = cachePage(key, context, { headers: {}, body, seconds })
  endRender(context)
  return page
}
