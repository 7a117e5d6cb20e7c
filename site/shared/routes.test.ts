import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pathTo, routeNames } from './routes.ts'

test('every route leads to a page', () => {
  const pages = globSync('site/pages/**/*.{astro,ts}').map((file) => {
    const path = file.normalize('NFC').replace(/^site\/pages|(\/index)?\.(astro|ts)$/g, '')
    return new RegExp(`^${path.replace(/\/\[\.\.\.\w+\]/, '(/.+)?').replace(/\[\w+\]/g, '[^/]+')}/?$`)
  })
  const blanks = { slug: 'a/b/c', ref: 'd', store: 'oulu', token: 'e.f' }
  const lost = routeNames.filter((name) => !pages.some((page) => page.test(pathTo({ locals: {} }, name, blanks))))
  expect(lost).toEqual([])
})
