import { expect, test } from 'vitest'
import type { Block } from '#contracts/blocks.ts'
import { agreementSections } from './agreement-text.ts'

const text = (html: string): Block => ({ type: 'rich-text', heading: 'Toimitus', text: html })

test('starts a section at each heading, with its paragraphs and list items as plain text', () => {
  const html =
    '<p>Kaksi &amp; <strong>puoli</strong><br />viikkoa.</p><h3>Nouto</h3><ul><li>Turku</li><li>Oulu</li></ul>'
  expect(agreementSections('Ehdot', [text(html)])).toEqual([
    { heading: 'Ehdot', paragraphs: [] },
    { heading: 'Toimitus', paragraphs: ['Kaksi & puoli viikkoa.'] },
    { heading: 'Nouto', paragraphs: ['Turku', 'Oulu'] },
  ])
})

test('an amount is written as a price, and the company by its lines', () => {
  const blocks: Block[] = [
    { type: 'price-table', heading: 'Hinnat', rows: [{ name: 'Käynti', amount: 4500, note: null }], note: null },
    { type: 'company', heading: 'Myyjä', text: null, shows: ['company'] },
  ]
  expect(agreementSections('Ehdot', blocks, ['Esimerkki Oy']).slice(1)).toEqual([
    { heading: 'Hinnat', paragraphs: ['Käynti', '45,00\u00a0€'] },
    { heading: 'Myyjä', paragraphs: ['Esimerkki Oy'] },
  ])
})

test('leaves the address of a link out of the text', () => {
  const [one, other] = ['/takuut', '/lupaukset'].map((href) => text(`<p><a href="${href}">Takuut</a></p>`))
  expect(agreementSections('Ehdot', [one as Block])).toEqual(agreementSections('Ehdot', [other as Block]))
})
