import { expect, test } from 'vitest'
import type { Block } from '#contracts/blocks.ts'
import { pageSections } from './page-sections.ts'

const hero: Block = {
  type: 'hero',
  lines: ['Ehdot'],
  lead: 'Koskevat kaikkia.',
  picture: null,
  article: null,
  actions: [],
}

test.each<[Block, string[]]>([
  [hero, ['Koskevat kaikkia.']],
  [
    { type: 'rich-text', heading: 'Hinta', text: '<p>Euroja.</p><p>Sisältää veron.</p>' },
    ['Euroja.', 'Sisältää veron.'],
  ],
  [{ type: 'notice', tone: 'info', text: '<p>Avautuu myöhemmin.</p>' }, ['Avautuu myöhemmin.']],
  [
    { type: 'steps', heading: 'Näin', steps: [{ heading: 'Ilmoita', text: '<p>Lomakkeella.</p>' }] },
    ['1. Ilmoita', 'Lomakkeella.'],
  ],
  [
    { type: 'questions', heading: null, questions: [{ question: 'Voiko?', answer: '<p>Voi.</p>' }] },
    ['Voiko?', 'Voi.'],
  ],
  [{ type: 'promises', heading: 'Lyhyesti', promises: [{ heading: 'Vaihto', text: 'Kerran.' }] }, ['Vaihto: Kerran.']],
  [
    {
      type: 'comparison-table',
      heading: 'Muutokset',
      caption: 'Mitä voit muuttaa',
      columns: ['Milloin', 'Mitä seuraa'],
      rows: [{ name: 'Tauotat', cells: ['Milloin vain', 'Ei maksuja'] }],
    },
    ['Tauotat. Milloin: Milloin vain. Mitä seuraa: Ei maksuja'],
  ],
  [
    {
      type: 'price-table',
      heading: 'Hinnat',
      rows: [
        { name: 'Postitse', amount: 490, note: null },
        { name: 'Muualle', amount: null, note: 'Kysy' },
      ],
      note: 'Sisältää veron.',
    },
    ['Postitse. 4,90\u00a0€', 'Muualle. Kysy', 'Sisältää veron.'],
  ],
])('the words of $type', (block, paragraphs) => {
  expect(pageSections([block]).map((section) => section.paragraphs)).toEqual([paragraphs])
})

test('a company is named where its name is shown, with or without words beside it', () => {
  const company: Block = { type: 'company', heading: 'Myyjä', text: null, shows: ['company'] }
  expect(pageSections([company])).toEqual([{ heading: 'Myyjä', paragraphs: [], namesSeller: true }])
  expect(pageSections([{ ...company, shows: ['contact'] }])).toEqual([])
})

test('what has no words is left out', () => {
  expect(
    pageSections([
      { type: 'store-list', heading: 'Myymälät' },
      { ...hero, lead: null },
    ]),
  ).toEqual([])
})
