import { expect, test } from 'vitest'
import { HOLDS_FOR, KEPT_UNDER } from '#plugins/kit/cache.ts'
import { agePagesBeingDrawn, beginDrawing, endDrawing, isKeepable, noteAnswer, type Drawing } from './drawings.ts'

test('a page is kept under all that its answers were kept under', () => {
  const drawing = drawn(answer('goods,articles:1'), answer('stores'))
  expect(isKeepable(drawing)).toBe(true)
  expect([...drawing.tags]).toEqual(['goods', 'articles:1', 'stores'])
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
  const drawing = drawn(answer('articles:1'))
  agePagesBeingDrawn(['articles:2'])
  expect(isKeepable(drawing)).toBe(true)
  agePagesBeingDrawn(['articles:1'])
  expect(isKeepable(drawing)).toBe(false)
})

test('a page that is drawn hears of no change any more', () => {
  const drawing = drawn(answer('articles:1'))
  endDrawing(drawing)
  agePagesBeingDrawn(['articles:1'])
  expect(isKeepable(drawing)).toBe(true)
})

function drawn(...answers: (Response | undefined)[]): Drawing {
  const drawing = beginDrawing()
  for (const one of answers) noteAnswer(drawing, one)
  return drawing
}

function answer(tags: string, { status = 200, seconds = undefined as number | undefined } = {}): Response {
  const holding = seconds === undefined ? {} : { [HOLDS_FOR]: String(seconds) }
  return new Response('{}', { status, headers: { [KEPT_UNDER]: tags, ...holding } })
}
