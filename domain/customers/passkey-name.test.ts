import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PASSKEY_NAME_MAX, passkeyName, proposedPasskeyName } from './passkey-name.ts'

test.each([
  ['  Ainon \t puhelin\r\n', 'Ainon puhelin'],
  [' \u200b ', ''],
  ['Äiti'.normalize('NFD'), 'Äiti'],
  ['a'.repeat(70), 'a'.repeat(PASSKEY_NAME_MAX)],
])('%j is kept as %j', (typed, name) => {
  expect(passkeyName(typed)).toBe(name)
})

test('a name that was kept is kept as it is', () => {
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
])('from the device %j beside %j it is proposed as %j', (device, taken, proposed) => {
  expect(proposedPasskeyName(device, 'Pääsyavain', taken)).toBe(proposed)
})
