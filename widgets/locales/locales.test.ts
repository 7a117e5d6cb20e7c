import { expect, test } from 'vitest'
import { cz } from './cz.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { no } from './no.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { sv } from './sv.ts'
import { wordsOf, type Locale } from './locale.ts'

const all = { cz, da, de, en, es, fi, fr, it, nl, no, pl, pt, sv }

test.each(Object.entries(all))('%s has every text, and a form for each plural', (_, { words, ...locale }) => {
  expect(Object.values(words).filter((word) => word === '')).toEqual([])
  const forms = new Intl.PluralRules(locale.language).resolvedOptions().pluralCategories
  for (const plural of [words.show, words.results, words.viewAll]) {
    const spoken = forms.filter((form) => form !== 'many' || /^(cs|pl)$/.test(locale.language))
    expect(Object.keys(plural).toSorted()).toEqual([...spoken].toSorted())
    for (const text of Object.values(plural)) expect(text).toContain('#')
  }
})

test.each(Object.entries(all).filter(([name]) => name !== 'en'))('%s is translated from English', (_, { words }) => {
  const same = Object.entries(words).filter(([key, word]) => word === en.words[key as keyof typeof words])
  expect(
    same
      .map(([key]) => key)
      .filter((key) => !['ok', 'of', 'filters', 'suggestions', 'content', 'product'].includes(key)),
  ).toEqual([])
})

test('plurals follow the rules of the language', () => {
  expect([1, 3, 5].map(pl.show_n_results_)).toEqual(['1 wynik', '3 wyniki', '5 wyników'])
  expect([1, 2].map(fi.show_n_products_)).toEqual(['Näytä 1 tuote', 'Näytä 2 tuotetta'])
})

test('a host can replace a text under its known name', () => {
  const own: Locale = { ...fi, restore_: 'Peruuta' }
  expect(wordsOf(own).restore).toBe('Peruuta')
})
