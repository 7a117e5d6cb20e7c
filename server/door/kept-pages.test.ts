import { expect, test } from 'vitest'
import { beginDrawing, endDrawing, findPage, invalidatePages, keepPage, pageName, termsOf } from './kept-pages.ts'

test('a page is kept until something with one of its tags changes', () => {
  draw('kept', ['articles:1', 'brands'])
  invalidatePages({ tags: ['articles:2'] })
  expect(findPage('kept')?.body.toString()).toBe('drawn')
  invalidatePages({ tags: ['articles:1'] })
  expect(findPage('kept')).toBeUndefined()
})

test('a page that grew old while it was being drawn is sent once and not kept', () => {
  const page = draw('late', ['articles:1'], () => invalidatePages({ tags: ['articles:1'] }))
  expect(page.body.toString()).toBe('drawn')
  expect(findPage('late')).toBeUndefined()
})

test('a page is not kept beyond its time', () => {
  draw('short', [], () => {}, 0)
  expect(findPage('short')).toBeUndefined()
})

test.each([
  {
    status: 200,
    headers: { 'cdn-cache-control': 'max-age=600', 'cache-tag': 'a, b' },
    terms: { seconds: 600, tags: ['a', 'b'] },
  },
  { status: 404, headers: { 'cdn-cache-control': 'max-age=600' }, terms: undefined },
  { status: 200, headers: {}, terms: undefined },
  { status: 200, headers: { 'cdn-cache-control': 'max-age=600', 'set-cookie': 'shopper=1' }, terms: undefined },
])('a page of $status with $headers is kept on the terms $terms', ({ status, headers, terms }) => {
  expect(termsOf(status, headers)).toEqual(terms)
})

test('one page has one name, however it was asked for', () => {
  const name = pageName('localhost:3000', '/kehykset', '?vari=musta&brandi=kuura')
  expect(pageName('localhost:3000', '/kehykset', '?brandi=kuura&utm_source=kirje&vari=musta&gclid=1')).toBe(name)
  expect(pageName('localhost:3000', '/kehykset', '?brandi=kuura')).not.toBe(name)
})

function draw(name: string, tags: string[], meanwhile = () => {}, seconds = 60) {
  const drawing = beginDrawing()
  meanwhile()
  const page = keepPage(name, drawing, { headers: {}, body: Buffer.from('drawn'), terms: { seconds, tags } })
  endDrawing(drawing)
  return page
}
