import { expect, test } from 'vitest'
import { articlePath, fullName, handleIn } from './article-path.ts'
import { mediaOf } from './media.ts'

test('an address contains category, group and name, with ä and ö precomposed', () => {
  const group = 'päivälinssit'.normalize('NFD')
  expect(articlePath({ category: 'piilolinssit', group, handle: 'aamukaste' })).toBe(
    'piilolinssit/päivälinssit/aamukaste'.normalize('NFC'),
  )
})

test.each([
  ['piilolinssit/päivälinssit/aamukaste', 'aamukaste'],
  ['päivälinssit/aamukaste', undefined],
  ['a/b/c/d', undefined],
])('the handle in %s is %s', (path, handle) => {
  expect(handleIn(path)).toBe(handle)
})

test('a picture has an address for each width', () => {
  expect(mediaOf('halinen-musta-edesta', 'Halinen edestä')).toMatchObject({
    xs: '/kuvat/halinen-musta-edesta-75.webp',
    xl: '/kuvat/halinen-musta-edesta-1180.webp',
    alt: 'Halinen edestä',
  })
})

test.each([
  { brand: 'Aurakivi', name: 'Halinen', full: 'Aurakivi Halinen' },
  { brand: 'Tyyni', name: 'Tyyni Kuukausi', full: 'Tyyni Kuukausi' },
])('$name of $brand is called $full', ({ brand, name, full }) => {
  expect(fullName({ brand, name })).toBe(full)
})
