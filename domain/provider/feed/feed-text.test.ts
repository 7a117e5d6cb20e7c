import { expect, test } from 'vitest'
import { feedText } from './feed-text.ts'

const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>Väli – säätö</a>`
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()
const latin1 = (text: string) => Buffer.from(text.replace('–', '-'), 'latin1')

test.each([
  ['UTF-8', Buffer.from(declared('UTF-8'))],
  ['UTF-8 with a mark', Buffer.from('\ufeff' + declared('UTF-8'))],
  ['UTF-8 that says it is Latin-1', Buffer.from(declared('ISO-8859-1'))],
  ['UTF-8 that says it is UTF-16', Buffer.from(declared('utf-16'))],
  ['UTF-16LE with a mark', Buffer.from('\ufeff' + declared('UTF-16'), 'utf16le')],
  ['UTF-16BE with a mark', utf16be('\ufeff' + declared('UTF-16'))],
  ['UTF-16LE without a mark', Buffer.from(declared('UTF-16'), 'utf16le')],
  ['UTF-16BE without a mark', utf16be(declared('UTF-16'))],
  ['Latin-1', latin1(declared('ISO-8859-1'))],
  ['windows-1252 with a dash', Buffer.from(declared('windows-1252').replace('–', '\x96'), 'latin1')],
])('%s is read', (_, bytes) => {
  expect(feedText(bytes)).toContain('Väli')
  expect(feedText(bytes)).toMatch(/V.li [–-] säätö<\/a>$/)
})

test('the header counts where the bytes are no UTF-8, and before the declaration', () => {
  expect(feedText(latin1('id,Väli'), 'iso-8859-1')).toBe('id,Väli')
  expect(feedText(Buffer.from('id,V\xe4li \x80', 'latin1'), 'windows-1252')).toBe('id,Väli €')
  expect(feedText(Buffer.from('id,Väli'), 'iso-8859-1')).toBe('id,Väli')
  expect(feedText(Buffer.from('id,Väli', 'utf16le'), 'utf-16')).toBe('id,Väli')
  expect(feedText(Buffer.from('\xa4', 'latin1'), 'iso-8859-15')).toBe('€')
})

test('what nothing says is not guessed, nor is an unknown encoding', () => {
  expect(feedText(latin1('id,Väli'))).toBe('id,V\ufffdli')
  expect(feedText(latin1('id,Väli'), 'x-oma')).toBe('id,V\ufffdli')
})
