import { expect, test } from 'vitest'
import { CACHE_MAX_AGE, CACHE_TAGS } from '#plugins/kit/cache.ts'
import { beginRender, endRender, noteAnswer } from './render-context.ts'
import { findPage, invalidatePages, keepPage, pageName, secondsToKeep } from './kept-pages.ts'

test('a page is kept until something with one of its tags changes', () => {
  draw('kept', ['articles:1', 'brands'])
  invalidatePages({ tags: ['articles:2'] })
  expect(findPage('kept')?.body.toString()).toBe('drawn')
  invalidatePages({ tags: ['articles:1'] })
  expect(findPage('kept')).toBeUndefined()
})

test('a page that grew old while it was being drawn is sent once and not kept', () => {
  const page = draw('late', ['articles:1'], { meanwhile: () => invalidatePages({ tags: ['articles:1'] }) })
  expect(page.body.toString()).toBe('drawn')
  expect(findPage('late')).toBeUndefined()
})

test('a page is not kept beyond its time, nor beyond that of what it shows', () => {
  draw('short', ['goods'], { seconds: 0 })
  expect(findPage('short')).toBeUndefined()
  draw('told', ['goods'], { holdsFor: 0 })
  expect(findPage('told')).toBeUndefined()
})

test.each([
  { status: 200, headers: { 'cdn-cache-control': 'max-age=600' }, seconds: 600 },
  { status: 404, headers: { 'cdn-cache-control': 'max-age=600' }, seconds: 0 },
  { status: 200, headers: {}, seconds: 0 },
  { status: 200, headers: { 'cdn-cache-control': 'max-age=600', 'set-cookie': 'shopper=1' }, seconds: 0 },
])('a page of $status with $headers is kept for $seconds s', ({ status, headers, seconds }) => {
  expect(secondsToKeep(status, headers)).toBe(seconds)
})

test('one page has one name, however it was asked for', () => {
  const name = pageName('localhost:3000', '/kehykset', '?color=musta&brand=kuura')
  expect(pageName('localhost:3000', '/kehykset', '?brand=kuura&utm_source=kirje&color=musta&gclid=1')).toBe(name)
  expect(pageName('localhost:3000', '/kehykset', '?brand=kuura')).not.toBe(name)
})

function draw(name: string, tags: string[], { meanwhile = () => {}, seconds = 60, holdsFor = 600 } = {}) {
  const render = beginRender()
  const headers = { [CACHE_TAGS]: tags.join(), [CACHE_MAX_AGE]: String(holdsFor) }
  noteAnswer(render, new Response('{}', { headers }))
  meanwhile()
  const page = keepPage(name, render, { headers: {}, body: Buffer.from('drawn'), seconds })
  endRender(render)
  return page
}
