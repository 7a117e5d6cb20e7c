import { describe, expect, test } from 'vitest'
import { languageOfPath, linkIn, pathIn, prefixOf, withLinksIn } from './language-path.ts'

test('the default language has no prefix in the path', () => {
  expect([prefixOf('fi'), prefixOf('sv'), prefixOf('en')]).toEqual(['', '/sv', '/en'])
})

test.each([
  ['sv', '/', '/sv'],
  ['sv', '/kehykset?color=musta#ylös', '/sv/kehykset?color=musta#ylös'],
  ['en', '/sv/kehykset', '/en/kehykset'],
  ['fi', '/sv', '/'],
  ['fi', '/en/kehykset?page=2', '/kehykset?page=2'],
  ['sv', '/?previewCart=1', '/sv?previewCart=1'],
  ['sv', '/omat-sivut/tilauksia/1/kuitti.pdf', '/sv/omat-sivut/tilauksia/1/kuitti.pdf'],
  ['sv', '/lehdistötiedote/rss.xml', '/sv/lehdistötiedote/rss.xml'],
  ['sv', '/svamp', '/sv/svamp'],
] as const)('in the language %s the path %s becomes %s', (language, address, expected) => {
  expect(pathIn(language, address)).toBe(expected)
})

test.each([
  '/api/cart/update',
  '/admin',
  '/kuvat/a.webp',
  '/favicon.svg',
  '/syote/tuotteet.xml',
  '/v2/widgets/x',
  '//foreign.example',
  'https://x.example/a',
  '#osa',
  'tel:+358',
])('%s is unchanged in every language', (address) => expect(pathIn('sv', address)).toBe(address))

test.each([
  '/fi//foreign.example',
  '/sv//foreign.example',
  '/fi/fi//foreign.example',
  '/fi/\\foreign.example',
  '/fi//',
])('%s never becomes the address of another host', (address) => {
  for (const language of ['fi', 'sv', 'en'] as const)
    for (const lead of [pathIn(language, address), linkIn(language, address), languageOfPath(address).path])
      expect(new URL(lead, 'https://shop.example').host).toBe('shop.example')
})

test.each([
  ['/sv', { language: 'sv', path: '/' }],
  ['/en/ostoskori', { language: 'en', path: '/ostoskori' }],
  ['/fi/ostoskori', { language: 'fi', path: '/ostoskori' }],
  ['/kehykset', { language: 'fi', path: '/kehykset' }],
  ['/de/kehykset', { language: 'fi', path: '/de/kehykset' }],
  ['/sv/api/cart', { language: 'fi', path: '/sv/api/cart' }],
] as const)('the path %s is read as %o', (path, expected) => {
  expect(languageOfPath(path)).toEqual(expected)
})

test.each([
  ['sv', '/kehykset', '/sv/kehykset'],
  ['sv', '/fi/ostoehdot?versio=2026-11-01', '/ostoehdot?versio=2026-11-01'],
  ['fi', '/en/terms-of-sale', '/en/terms-of-sale'],
  ['fi', '/fi/ostoehdot', '/ostoehdot'],
  ['en', 'https://x.example/fi/', 'https://x.example/fi/'],
] as const)('a link in an e-mail in %s to %s leads to %s', (language, address, expected) => {
  expect(linkIn(language, address)).toBe(expected)
})

describe('the links of a page', () => {
  const inSwedish = (html: string) => withLinksIn('sv', html)

  test('lead to pages in its language, including the actions of forms', () => {
    expect(inSwedish('<a class="x" href="/kehykset?a=1&#38;b=2">')).toBe(
      '<a class="x" href="/sv/kehykset?a=1&#38;b=2">',
    )
    expect(inSwedish('<form data-home="/omat-sivut" data-sum="1/2">')).toBe(
      '<form data-home="/sv/omat-sivut" data-sum="1/2">',
    )
    expect(inSwedish('<button formaction="/tilaus"><form method="post" action="/ostoskori">')).toBe(
      '<button formaction="/sv/tilaus"><form method="post" action="/sv/ostoskori">',
    )
  })

  test('lead to another language if they name it', () => {
    expect(inSwedish('<a href="/fi/kehykset?x=1"><a href="/fi"><a href="/en/kehykset"><a href="/sv/kehykset">')).toBe(
      '<a href="/kehykset?x=1"><a href="/"><a href="/en/kehykset"><a href="/sv/kehykset">',
    )
  })

  test('stay unchanged for files, sources and text', () => {
    const html =
      '<link href="/_astro/a.css"><img src="/kuvat/a.webp"><a href="https://x.example/"><p>href="/kehykset"</p>'
    expect(inSwedish(html)).toBe(html.replace('<p>href', '<p>href'))
  })
})
