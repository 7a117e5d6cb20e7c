import { expect, test } from 'vitest'
import { decodedText } from './decoded-text.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const utf8 = (text: string) => Buffer.from(text, 'utf8')
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>Mäkelä</a>`

test.each<[string, Buffer, string | undefined, string]>([
  ['UTF-8', utf8('Mäkelä €'), undefined, 'Mäkelä €'],
  ['UTF-8 with a mark', utf8('\uFEFFMäkelä'), undefined, 'Mäkelä'],
  ['UTF-16 with a mark', utf16('\uFEFFMäkelä'), undefined, 'Mäkelä'],
  ['big-endian UTF-16 with a mark', utf16('\uFEFFMäkelä').swap16(), undefined, 'Mäkelä'],
  ['UTF-16 of XML without a mark', utf16(xml('UTF-16')), undefined, xml('UTF-16')],
  ['Latin-1 that XML declares', latin1(xml('ISO-8859-1')), undefined, xml('ISO-8859-1')],
  ['windows-1252 that XML declares', Buffer.from(latin1(xml('windows-1252'))), undefined, xml('windows-1252')],
  ['Latin-1 that a header declares', latin1('Mäkelä'), 'iso-8859-1', 'Mäkelä'],
  ['Latin-1 that nothing declares', latin1('Mäkelä'), undefined, 'Mäkelä'],
  ['Latin-1 that says it is UTF-8', latin1(xml('UTF-8')), undefined, xml('UTF-8')],
  ['UTF-8 that says it is UTF-16', utf8(xml('UTF-16')), undefined, xml('UTF-16')],
  ['an encoding that does not exist', utf8('Mäkelä'), 'x-none', 'Mäkelä'],
])('%s is read as text', (_, bytes, declared, text) => {
  expect(decodedText(bytes, declared)).toBe(text)
})
