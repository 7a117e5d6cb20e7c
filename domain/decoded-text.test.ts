import { expect, test } from 'vitest'
import { decodedText } from './decoded-text.ts'

const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>Väli – säätö</a>`
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const latin1 = (text: string) => Buffer.from(text.replace('–', '-'), 'latin1')

test.each([
  ['UTF-8', Buffer.from(declared('UTF-8'))],
  ['UTF-8 with a mark', Buffer.from('\ufeff' + declared('UTF-8'))],
  ['UTF-8 that says it is Latin-1', Buffer.from(declared('ISO-8859-1'))],
  ['UTF-8 that says it is UTF-16', Buffer.from(declared('utf-16'))],
  ['UTF-16LE with a mark', utf16('\ufeff' + declared('UTF-16'))],
  ['UTF-16BE with a mark', utf16('\ufeff' + declared('UTF-16')).swap16()],
  ['UTF-16LE without a mark', utf16(declared('UTF-16'))],
  ['UTF-16BE without a mark', utf16(declared('UTF-16')).swap16()],
  ['Latin-1', latin1(declared('ISO-8859-1'))],
  ['windows-1252 with a dash', Buffer.from(declared('windows-1252').replace('–', '\x96'), 'latin1')],
])('%s is read', (_, bytes) => {
  expect(decodedText(bytes)).toMatch(/^<\?xml.*Väli [–-] säätö<\/a>$/)
})

test('the header counts where the bytes are no UTF-8, and before the declaration', () => {
  expect(decodedText(latin1('id,Väli'), 'iso-8859-1')).toBe('id,Väli')
  expect(decodedText(Buffer.from('id,V\xe4li \x80', 'latin1'), 'windows-1252')).toBe('id,Väli €')
  expect(decodedText(Buffer.from('id,Väli'), 'iso-8859-1')).toBe('id,Väli')
  expect(decodedText(utf16('id,Väli'), 'utf-16')).toBe('id,Väli')
  expect(decodedText(Buffer.from('\xa4', 'latin1'), 'iso-8859-15')).toBe('€')
})

test.each([
  ['nothing says', undefined],
  ['an unknown encoding says', 'x-oma'],
  ['UTF-8 is said of', 'utf-8'],
])('what %s is read by the fallback', (_, encoding) => {
  expect(decodedText(latin1('id,Väli'), encoding)).toBe('id,Väli')
  expect(decodedText(latin1('id,Väli'), encoding, 'utf-8')).toBe('id,V\ufffdli')
})
