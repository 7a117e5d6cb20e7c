import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutLinks } from './without-links.ts'

test.each(['https://paha.example/x', 'www.paha.example', 'paha.example', 'aino@paha.example', 'tel:0401234567'])(
  'the address %s is no longer a link',
  (text) => {
    expect(withoutLinks(text)).not.toMatch(/:\/\/|\w\.\w|\w@\w|:\w/)
  },
)

test('all other text is unchanged apart from invisible signs', () => {
  expect(withoutLinks('Toinen pullo. Koko: 360 ml')).toBe('Toinen pullo. Koko: 360 ml')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(withoutLinks(text).replaceAll('\u200b', '')).toBe(text.replaceAll('\u200b', ''))
    }),
  )
})
