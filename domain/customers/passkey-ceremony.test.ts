import { expect, test } from 'vitest'
import { relyingPartyOf } from './passkey-ceremony.ts'

test.each([
  ['https://kauppa.example', 'kauppa.example', 'https://kauppa.example'],
  ['https://kauppa.example:8443', 'kauppa.example', 'https://kauppa.example:8443'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ['https://näkö.example', 'xn--nk-via7e.example', 'https://xn--nk-via7e.example'],
])('the shop at %s is %s at %s', (url, id, origin) => {
  expect(relyingPartyOf(url)).toEqual({ id, origin })
})

test('a missing shop address throws an error', () => {
  expect(() => relyingPartyOf('')).toThrow()
})
