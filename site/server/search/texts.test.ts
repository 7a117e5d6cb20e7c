import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Article } from '#contracts/catalog.ts'
import { articleJsonLd } from './article-json-ld.ts'
import { breadcrumbList } from './json-ld.ts'
import { absoluteUrl, excerpt } from './texts.ts'

beforeEach(() => vi.stubEnv('SHOP_URL', 'https://shop.example'))
afterEach(() => vi.unstubAllEnvs())

test.each([
  ['/', 'https://shop.example/'],
  ['/kehykset?page=2', 'https://shop.example/kehykset?page=2'],
  ['/löydä-myymälä', 'https://shop.example/l%C3%B6yd%C3%A4-myym%C3%A4l%C3%A4'],
])('%s becomes the absolute URL %s', (path, address) => {
  expect(absoluteUrl(path)).toBe(address)
})

test('JSON-LD contains addresses at the main address only', () => {
  const price = { unit: { publicationStatus: 20, currency: 'EUR', amount: 9900 } }
  const about = { slug: 'kehykset/aurakivi/halinen', medias: [{ xl: '/kuvat/halinen-1180.webp' }] }
  const article = { ...about, price, manufacturer: { name: 'Aurakivi Oy' } } as unknown as Article
  const output = JSON.stringify([
    articleJsonLd(article, null, [], 'fi'),
    breadcrumbList([{ name: 'Kehykset', path: '/kehykset' }], 'sv'),
  ])
  const addresses = [...output.matchAll(/"(https?:[^"]*)"/g)].map(([, address]) => address)
  expect(addresses.filter((address) => !address?.startsWith('https://schema.org/'))).toEqual([
    'https://shop.example/kehykset/aurakivi/halinen',
    'https://shop.example/kuvat/halinen-1180.webp',
    'https://shop.example/kehykset/aurakivi/halinen',
    'https://shop.example/sv/kehykset',
  ])
})

test('no page contains the requested host name', () => {
  const pages = globSync('site/{pages,layouts,components}/**/*.astro')
  expect(pages.filter((file) => /\burl\.(origin|host|href)\b/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('a text that is short enough is unchanged', () => {
  expect(excerpt('a'.repeat(160))).toBe('a'.repeat(160))
})

test('a longer text ends with a whole word and an ellipsis', () => {
  const text = `${'lasit '.repeat(30)}loppu`
  expect(excerpt(text)).toBe(`${'lasit '.repeat(26).trim()}…`)
})

test.each([', ', '. ', ' – ', ': '])('the excerpt does not end with "%s"', (between) => {
  expect(excerpt(`${'a'.repeat(150)}${between}${'b'.repeat(20)}`)).toBe(`${'a'.repeat(150)}…`)
})
