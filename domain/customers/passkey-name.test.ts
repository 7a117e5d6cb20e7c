import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PASSKEY_NAME_MAX, passkeyName, proposedPasskeyName } from './passkey-name.ts'

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
