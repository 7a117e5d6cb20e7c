// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'

const plain = (html: string | undefined) =>
  html
    ?.replace(/<!--.*?-->/gs, '')
    .replace(/ (?:data-[\w-]+|class|style|role)="[^"]*"/g, '')
    .replace(/<\/?span>/g, '')
    .replace(/>\s+</g, '><')
    .trim()

const mark = (text: string) =>
  `<span style='font-family:Symbol;mso-list:Ignore'>${text}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span>`
const word = (text: string, level: number, bullet: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>${mark(bullet)}${text}<o:p></o:p></p>`
const online = (text: string, level: number, name = 'ul') =>
  `<div class="ListContainerWrapper"><${name} role="list"><li data-aria-level="${level}" class="OutlineElement"><p class="Paragraph"><span class="TextRun">${text}</span><span class="EOP">&nbsp;</span></p></li></${name}></div>`

test.each([
  ['a list of Word', word('Eka', 1, '·') + word('Toka', 1, '·'), '<ul><li>Eka</li><li>Toka</li></ul>'],
  ['a numbered list of Word', word('Eka', 1, '1.') + word('Toka', 1, '2.'), '<ol><li>Eka</li><li>Toka</li></ol>'],
  ['a lettered list of Word', word('Eka', 1, 'a)'), '<ol><li>Eka</li></ol>'],
  [
    'a list within a list of Word',
    word('Eka', 1, '·') + word('Sisä', 2, 'o') + word('Toka', 1, '·'),
    '<ul><li>Eka<ul><li>Sisä</li></ul></li><li>Toka</li></ul>',
  ],
  [
    'lists with a paragraph between them',
    `${word('Eka', 1, '·')}<p>Väli</p>${word('Toka', 1, '·')}`,
    '<ul><li>Eka</li></ul><p>Väli</p><ul><li>Toka</li></ul>',
  ],
  ['bullets without a list', '<p>Alku</p><p>·&nbsp;&nbsp; Eka</p>', '<p>Alku</p><ul><li>Eka</li></ul>'],
  [
    'a numbered list of Word without its style',
    '<p class=MsoListParagraph>1.&nbsp;&nbsp; Eka</p><p class=MsoListParagraph>2.&nbsp;&nbsp; Toka</p>',
    '<ol><li>Eka</li><li>Toka</li></ol>',
  ],
  ['a list of Word for the web', online('Eka', 1) + online('Toka', 1), '<ul><li>Eka</li><li>Toka</li></ul>'],
  [
    'a list within a list of Word for the web',
    online('Eka', 1, 'ol') + online('Sisä', 2, 'ol'),
    '<ol><li>Eka<ol><li>Sisä</li></ol></li></ol>',
  ],
  [
    'a list of Google Docs',
    '<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Eka</span></p></li></ul>',
    '<ul><li dir="ltr" aria-level="1">Eka</li></ul>',
  ],
  ['a numbered heading of Word', `<h2 style='mso-list:l1 level1 lfo2'>${mark('1.')}Otsikko</h2>`, '<h2>Otsikko</h2>'],
])('%s is a list', (_, pasted, html) => {
  expect(plain(cleanPaste(`<html><body>${pasted}</body></html>`)?.html)).toBe(html)
})

test('the rows of a table become paragraphs, and the loss is reported', () => {
  const cell = (text: string) => `<td><p>${text}</p></td>`
  const table = `<table><tr>${cell('A')}${cell('<b>B</b>')}</tr><tr>${cell('C')}${cell('D')}</tr></table>`
  expect(cleanPaste(`<p>Alku</p>${table}`)).toEqual({
    html: '<p>Alku</p><p>A | <b>B</b></p><p>C | D</p>',
    hadTable: true,
  })
})

test.each([
  '<p>Pelkkä kappale</p>',
  '<p>5 € · 3 kpl</p>',
  '<p>5.&nbsp;joulukuuta</p>',
  '<ul><li>Oma</li></ul>',
  '<p>– Ajatus</p>',
])('there is nothing to clean in %s', (html) => {
  expect(cleanPaste(html)).toBeNull()
})

test('what was cleaned needs no more cleaning', () => {
  const { html } = cleanPaste(word('Eka', 1, '·') + online('Toka', 2) + '<table><tr><td>A</td></tr></table>')!
  expect(cleanPaste(html)).toBeNull()
})
