import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PASSKEY_NAME_MAX, passkeyName, passkeyProof, proposedPasskeyName, relyingPartyOf } from './passkeys.ts'

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

test.each([
  ['  Ainon \t puhelin\r\n', 'Ainon puhelin'],
  [' \u200b ', ''],
  ['Äiti'.normalize('NFD'), 'Äiti'],
  ['a'.repeat(70), 'a'.repeat(PASSKEY_NAME_MAX)],
])('the passkey name %j is stored as %j', (typed, name) => {
  expect(passkeyName(typed)).toBe(name)
})

test('a stored name stays the same when it is stored again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (typed) => {
      const name = passkeyName(typed)
      expect(passkeyName(name)).toBe(name)
    }),
  )
})

test.each([
  ['Chrome, Android', [], 'Chrome, Android'],
  ['Chrome, Android', ['Chrome, Android'], 'Chrome, Android 2'],
  ['Chrome, Android', ['Chrome, Android', 'Chrome, Android 2'], 'Chrome, Android 3'],
  ['', ['Chrome, Android'], 'Pääsyavain'],
])('a passkey of the device %j beside %j gets the proposed name %j', (device, taken, proposed) => {
  expect(proposedPasskeyName(device, 'Pääsyavain', taken)).toBe(proposed)
})

const at = new Date('2026-11-23T12:00:00Z')
const ago = (minutes: number | null) =>
  minutes === null ? null : new Date(at.getTime() - minutes * 60_000).toISOString()

test.each([
  [14, null, true, 'none'],
  [15, null, true, 'password'],
  [15, null, false, 'sign_in'],
  [600, 14, false, 'none'],
  [600, 15, true, 'password'],
  [1, 600, false, 'none'],
  [null, null, true, 'password'],
])(
  'a customer who signed in %j minutes ago, identified %j minutes ago, with a password %j, needs: %s',
  (signedIn, identified, hasPassword, proof) => {
    const [signedInAt, identifiedAt] = [ago(signedIn), ago(identified)]
    expect(passkeyProof({ hasPassword, signedInAt, identifiedAt }, at)).toBe(proof)
  },
)
