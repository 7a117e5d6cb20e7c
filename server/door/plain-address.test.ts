import { expect, test } from 'vitest'
import { plainAddress } from './plain-address.ts'

test.each([
  ['/', ''],
  ['/kehykset', '?vari=black'],
  ['/kehykset/aurakivi/halinen/linssit', '?size=50001'],
])('%s%s is the one address of its page', (path, search) => {
  expect(plainAddress(path, search)).toBeUndefined()
})

test.each([
  ['/kehykset/', '', '/kehykset'],
  ['/kehykset/aurakivi//', '', '/kehykset/aurakivi'],
  ['/kehykset/', '?vari=black&sivu=2', '/kehykset?vari=black&sivu=2'],
  ['/kehykset/', '?vari=black&x=1', '/kehykset?vari=black'],
  ['/silm%C3%A4lasitarvikkeet/', '?sivu=2', '/silm%C3%A4lasitarvikkeet?sivu=2'],
  ['/kehykset/aurakivi/halinen', '?size=50001', '/kehykset/aurakivi/halinen'],
  ['/', '?', '/'],
])('%s%s is a page known as %s', (path, search, plain) => {
  expect(plainAddress(path, search)).toBe(plain)
})
