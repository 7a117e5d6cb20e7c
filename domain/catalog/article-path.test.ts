import { expect, test } from 'vitest'
import { articlePath } from './article-path.ts'
import { groupName } from './category-tree.ts'
import { mediaOf } from './media-sizes.ts'

test('an address is category, group and name, with ä and ö in one piece', () => {
  const group = 'päivälinssit'.normalize('NFD')
  expect(articlePath({ category: 'piilolinssit', group, handle: 'aamukaste' })).toBe(
    'piilolinssit/päivälinssit/aamukaste'.normalize('NFC'),
  )
})

test('groups have names, and brands name themselves', () => {
  expect(groupName('piilolinssit', 'kuukausilinssit')).toBe('Kuukausilinssit')
  expect(groupName('urheilulasit', 'pyöräily')).toBe('Pyöräily')
  expect(groupName('kehykset', 'aurakivi')).toBeUndefined()
  expect(groupName('piilolinssit', 'toString')).toBeUndefined()
})

test('a picture has an address for each width', () => {
  expect(mediaOf('halinen-musta-edesta', 'Halinen edestä')).toMatchObject({
    xs: '/kuvat/halinen-musta-edesta-75.webp',
    xl: '/kuvat/halinen-musta-edesta-1180.webp',
    alt: 'Halinen edestä',
  })
})
