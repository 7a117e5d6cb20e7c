import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml } from '#plugins/kit/mail/html.ts'
import { htmlParagraphs } from './html-paragraphs.ts'

test.each([
  ['<p>Yksi.</p><p>Kaksi.</p>', ['Yksi.', 'Kaksi.']],
  ['<p>Lue <a href="/takuut">takuut</a> ja <strong>ehdot</strong>.</p>', ['Lue takuut ja ehdot.']],
  ['<p>Rivi<br />toinen</p>', ['Rivi', 'toinen']],
  ['<h3>Näin</h3><ul class="list"><li value="1">Tuo</li><li>Lähetä</li></ul>', ['Näin', '– Tuo', '– Lähetä']],
  ['<p></p><p> </p>', []],
])('%s', (html, paragraphs) => {
  expect(htmlParagraphs(html)).toEqual(paragraphs)
})

test('text comes out as it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(htmlParagraphs(`<p>${escapeHtml(text)}</p>`)).toEqual([text.trim()].filter(Boolean))
    }),
  )
})
