import { expect, test } from 'vitest'
import { CACHE_MAX_AGE, CACHE_TAGS } from '#plugins/kit/cache.ts'
import {
  markRendersStale,
  beginRender,
  endRender,
  isKeepable,
  noteAnswer,
  type RenderContext,
} from './render-context.ts'

test('a page is kept under all that its answers were kept under', () => {
  const render = drawn(answer('goods,articles:1'), answer('stores'))
  expect(isKeepable(render)).toBe(true)
  expect([...render.tags]).toEqual(['goods', 'articles:1', 'stores'])
})

test.each([
  ['nothing', []],
  ['an answer that failed', [answer('goods'), answer('stores', { status: 500 })]],
  ['an answer that never came', [answer('goods'), undefined]],
  ['an answer that says no tag, as those do that concern one visitor', [answer('goods'), new Response('{}')]],
  ['an answer that holds no longer', [answer('goods', { seconds: 0 })]],
])('a page drawn from %s is not kept', (_, answers) => {
  expect(isKeepable(drawn(...answers))).toBe(false)
})

test('a page is kept until the first of its answers holds no longer', () => {
  const before = performance.now()
  const { until } = drawn(answer('goods', { seconds: 300 }), answer('goods', { seconds: 45 }), answer('stores'))
  expect(until).toBeGreaterThanOrEqual(before + 45_000)
  expect(until).toBeLessThan(before + 300_000)
})

test('a page is not kept when something it was drawn from changes meanwhile', () => {
  const render = drawn(answer('articles:1'))
  markRendersStale(['articles:2'])
  expect(isKeepable(render)).toBe(true)
  markRendersStale(['articles:1'])
  expect(isKeepable(render)).toBe(false)
})

test('a page that is drawn hears of no change any more', () => {
  const render = drawn(answer('articles:1'))
  endRender(render)
  markRendersStale(['articles:1'])
  expect(isKeepable(render)).toBe(true)
})

function drawn(...answers: (Response | undefined)[]): RenderContext {
  const render = beginRender()
  for (const one of answers) noteAnswer(render, one)
  return render
}

function answer(tags: string, { status = 200, seconds = undefined as number | undefined } = {}): Response {
  const holding = seconds === undefined ? {} : { [CACHE_MAX_AGE]: String(seconds) }
  return new Response('{}', { status, headers: { [CACHE_TAGS]: tags, ...holding } })
}
