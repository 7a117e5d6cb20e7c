import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { definePage, factsOf, type PageDeclaration } from '../routing/define-page.ts'
import { indexablePaths, disallowedPaths } from './indexable-paths.ts'

const open = definePage({ query: [], visibility: 'public', indexed: true })
const hidden = definePage({ query: [], visibility: 'personal', indexed: false })
const openWithoutToken = definePage(({ params }) => ({
  query: [],
  visibility: 'personal',
  indexed: params['token'] === undefined,
}))

const pages: [string, PageDeclaration][] = [
  ['/', open],
  ['/takuut', open],
  ['/[category]', open],
  ['/[category]/[slug]/linssit', hidden],
  ['/checkout', hidden],
  ['/checkout/kiitos/[ref]', hidden],
  ['/peru-sopimus/[...token]', openWithoutToken],
  ['/404', hidden],
]

test('the paths for search engines are the indexed pages at one fixed address', async () => {
  expect(await indexablePaths(pages)).toEqual(['/', '/peru-sopimus', '/takuut'])
})

test('robots.txt disallows prefixes without indexed pages', async () => {
  expect(await disallowedPaths(pages)).toEqual(['/checkout', '/peru-sopimus/'])
})

test('a page without a declaration is personal, uncached and not indexed, and keeps its query', async () => {
  const url = new URL('http://shop/x')
  const facts = await factsOf(undefined, { params: {}, url, request: new Request(url) })
  expect(facts).toEqual({ query: 'any', visibility: 'personal', indexed: false })
})

test('every page has a declaration', () => {
  const files = globSync('site/pages/**/*.{astro,ts}')
  expect(files.length).toBeGreaterThan(20)
  const silent = files.filter((file) => !/^export const page = definePage\(/m.test(readFileSync(file, 'utf8')))
  expect(silent).toEqual([])
})
