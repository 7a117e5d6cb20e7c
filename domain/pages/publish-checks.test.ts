import { expect, test } from 'vitest'
import type { Block } from '#contracts/blocks.ts'
import { problemsWithPage, type CheckedBlock, type CheckedPage } from './publish-checks.ts'

const DESCRIPTION = 'Näin palautat ostoksesi ja näin korjaamme linssit, joilla et näe kunnolla.'

test('a page without mistakes has no problems', () => {
  expect(found({ blocks: [text('<p>Tule käymään.</p><h2>Hinnat</h2><h3>Linssit</h3>')] })).toEqual([])
})

test.each<[Partial<CheckedPage['seo']>, string[]]>([
  [{ description: null }, ['error description_missing']],
  [{ description: '  ' }, ['error description_missing']],
  [{ description: null, isIndexed: false }, []],
  [{ description: 'Lyhyt.' }, ['warning description_length']],
  [{ description: 'a'.repeat(161) }, ['warning description_length']],
  [{ title: 'a'.repeat(61) }, ['warning title_length']],
])('the search engine texts %j give: %j', (seo, problems) => expect(found({ seo })).toEqual(problems))

test.each([
  ['<h3>Linssit</h3>', null, ['error heading_skipped 1']],
  ['<h3>Linssit</h3>', 'Hinnat', []],
  ['<h2>Hinnat</h2><h4>Linssit</h4>', null, ['error heading_skipped 1']],
])('the headings %s under %s give: %j', (html, heading, problems) => {
  expect(found({ blocks: [text(html, heading)] })).toEqual(problems)
})

test.each([
  ['Kehykset −50 %', ['warning price_claim 1']],
  ['Kevään alennukset', ['warning price_claim 1']],
  ['Kirjoita alennuskoodi kassalla', []],
  ['Alennuskoodilla −20 %', ['warning price_claim 1']],
  ['Ale alkaa', ['warning price_claim 1']],
  ['Ennen 199,00 €, nyt 149 €', ['warning price_claim 1']],
  ['Kehykset puoleen hintaan', ['warning price_claim 1']],
  ['30 prosenttia halvemmalla', ['warning price_claim 1']],
  ['Näöntarkastus ennen leikkausta, hinta 45 €', []],
  ['Alle 30 vuotta, noin 50 % aikuisista', []],
  ['Lasit ehkäisevät silmäsairauksia', ['warning health_claim 1']],
  ['Lasit ehkäisevät rasitusta <a href="https://www.kaypahoito.fi/">(Käypä hoito)</a>', []],
  ['Pinnoite estää naarmuja', []],
])('the text "%s" gives: %j', (html, problems) => expect(found({ blocks: [text(`<p>${html}</p>`)] })).toEqual(problems))

test('a picture without an alternative text, a dead link and an incomplete block are errors in their block', () => {
  const picture = { xs: '', sm: '', md: '', lg: '', xl: '', alt: ' ', focalX: 50, focalY: 50, width: 100, height: 50 }
  const blocks: CheckedBlock[] = [
    block({ type: 'picture', picture, caption: null, width: 'text' }),
    { ...text('<p>Lue lisää.</p>'), deadLinks: ['/poistettu'] },
    { type: 'picture', shown: null, deadLinks: [] },
  ]
  expect(found({ blocks })).toEqual([
    'error alternative_text_missing 1',
    'error link_dead 2',
    'error block_incomplete 3',
  ])
})

function found({ seo, blocks = [] }: { seo?: Partial<CheckedPage['seo']>; blocks?: CheckedBlock[] }): string[] {
  const page = { title: 'Takuut', seo: { title: null, description: DESCRIPTION, isIndexed: true, ...seo }, blocks }
  return problemsWithPage(page).map((one) => [one.level, one.code, one.block ?? []].flat().join(' '))
}

function text(html: string, heading: string | null = null): CheckedBlock {
  return block({ type: 'rich-text', heading, text: html })
}

function block(shown: Block): CheckedBlock {
  return { type: shown.type, shown, deadLinks: [] }
}
