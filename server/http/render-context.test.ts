import { expect, test } from 'vitest'
import { CACHE_MAX_AGE, CACHE_TAGS } from '#plugins/kit/storage/cache.ts'
import {
  markRendersStale,
  beginRender,
  endRender,
  isCacheable,
  noteAnswer,
  type RenderContext,
} from './render-context.ts'

test('a page is cached under the tags of all its responses', () => {
  const render = rendered(answer('goods,articles:1'), answer('stores'))
  expect(isCacheable(render)).toBe(true)
  expect([...render.tags]).toEqual(['goods', 'articles:1', 'stores'])
})

test.each([
  ['nothing', []],
  ['an answer that failed', [answer('goods'), answer('stores', { status: 500 })]],
  ['an answer that never came', [answer('goods'), undefined]],
  ['an answer without tags, which is for one visitor', [answer('goods'), new Response('{}')]],
  ['an answer that holds no longer', [answer('goods', { seconds: 0 })]],
])('a page rendered from %s is not cached', (_, answers) => {
  expect(isCacheable(rendered(...answers))).toBe(false)
})

test('a page is cached until the first of its responses expires', () => {
  const before = performance.now()
  const { until } = rendered(answer('goods', { seconds: 300 }), answer('goods', { seconds: 45 }), answer('stores'))
  expect(until).toBeGreaterThanOrEqual(before + 45_000)
  expect(until).toBeLessThan(before + 300_000)
})

test('a page is not cached when its data changes while it is rendered', () => {
  const render = rendered(answer('articles:1'))
  markRendersStale(['articles:2'])
  expect(isCacheable(render)).toBe(true)
  markRendersStale(['articles:1'])
  expect(isCacheable(render)).toBe(false)
})

test('a page is not marked stale after it has been rendered', () => {
  const render = rendered(answer('articles:1'))
  endRender(render)
  markRendersStale(['articles:1'])
  expect(isCacheable(render)).toBe(true)
})

function rendered(...answers: (Response | undefined)[]): RenderContext {
  const render = beginRender()
  for (const one of answers) noteAnswer(render, one)
  return render
}

function answer(tags: string, { status = 200, seconds = undefined as number | undefined } = {}): Response {
  const holding = seconds === undefined ? {} : { [CACHE_MAX_AGE]: String(seconds) }
  return new Response('{}', { status, headers: { [CACHE_TAGS]: tags, ...holding } })
}
