import { afterEach, expect, test } from 'vitest'
import { CACHE_TAGS } from '#plugins/kit/storage/cache.ts'
import { cacheFragment, invalidateFragments } from './fragment-cache.ts'
import { currentVisit, withVisitor } from './in-process.ts'
import { beginRender, endRender, isCacheable, markRendersStale, noteAnswer } from './render-context.ts'

let made = 0

afterEach(() => invalidateFragments({ tags: ['shell', 'goods'] }))

test('a fragment is rendered once, until data that it shows changes', async () => {
  made = 0
  const footer = () => cacheFragment('footer', answeredWith('shell'))
  expect([await footer(), await footer()]).toEqual([1, 1])
  invalidateFragments({ tags: ['goods'] })
  expect(await footer()).toBe(1)
  invalidateFragments({ tags: ['shell'] })
  expect(await footer()).toBe(2)
})

test('a page depends on the data of its fragments, including nested and cached ones', async () => {
  const outer = () => cacheFragment('outer', () => cacheFragment('inner', answeredWith('goods')))
  for (const _ of ['made', 'cached']) {
    const render = beginRender()
    await withVisitor({ render }, outer)
    endRender(render)
    expect({ tags: [...render.tags], isCacheable: isCacheable(render) }).toEqual({ tags: ['goods'], isCacheable: true })
  }
})

test.each([
  ['from a failed answer', answeredWith(undefined)],
  [
    'from data that was written meanwhile',
    async () => {
      markRendersStale(['shell'])
      return answeredWith('shell')()
    },
  ],
])('a fragment %s is rendered again', async (_, make) => {
  made = 0
  expect([await cacheFragment('menu', make), await cacheFragment('menu', make)]).toEqual([1, 2])
})

/** Makes a fragment from one answer with a cache tag, or from a failed one. */
function answeredWith(tag: string | undefined) {
  return async () => {
    const answer = new Response('{}', tag ? { headers: { [CACHE_TAGS]: tag } } : { status: 500 })
    const render = currentVisit()?.render
    if (render) noteAnswer(render, answer)
    return (made += 1)
  }
}
