import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** The languages beside Finnish in which the whole shop is written, its admin apart. */
const WHOLE = ['en', 'sv']

/** What staff alone read, who work in Finnish. */
const STAFF_SUBJECTS = ['admin', 'schedule', 'staff', 'work']

/** What is written alike in Finnish and another language: names, the codes on lens packs, and words that are the same. */
const ALIKE: Record<string, string[]> = {
  names: ['Apple Maps', 'Friends', 'Google Maps', 'Klarna', 'Matkahuolto', 'OpenStreetMap', 'Posti', 'Trivex'],
  codes: ['ADD', 'BIC', 'CYL', 'DIA', 'DOM', 'PWR', 'UDI-DI {{udi}}'],
  languages: ['Suomi', 'Svenska', 'English'],
  styles: ['Browline', 'Golf', 'Panto'],
  sv: ['Kamera', 'Kassa', 'Lista', 'Summa'],
}

const subjects = subjectsOf('fi').filter((subject) => !STAFF_SUBJECTS.includes(subject))

test('every folder of locales is a complete language', () => {
  const folders = readdirSync('locales', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual(['fi', ...WHOLE].toSorted())
})

describe.each(WHOLE)('the language %s', (language) => {
  test('has all subjects but those of staff', () => expect(subjectsOf(language)).toEqual(subjects))

  describe.each(subjects)('%s', (subject) => {
    const finnish = textsOf('fi', subject)
    const texts = textsOf(language, subject)

    test('has the keys of the Finnish texts, apart from plural forms', () =>
      expect(namesOf(texts)).toEqual(namesOf(finnish)))

    test('has the placeholders of the Finnish texts', () => {
      const others = [...texts].filter(([key, text]) => !fits(key, text, finnish)).map(([key]) => key)
      expect(others).toEqual([])
    })

    test('is translated, not empty, and without exclamation marks', () => {
      const alike = Object.entries(ALIKE).flatMap(([kind, words]) => (isFor(kind, language) ? words : []))
      const same = [...texts].filter(
        ([key, text]) => text === finnish.get(key) && hasWords(text) && !alike.includes(text),
      )
      const empty = [...texts].filter(([key, text]) => text.trim() === '' && finnish.get(key) !== '')
      const loud = [...texts].filter(([, text]) => text.includes('!'))
      expect([...same, ...empty, ...loud]).toEqual([])
    })
  })
})

/** Whether a text has the blanks of its Finnish one. One of something may be said without its number. */
function fits(key: string, text: string, finnish: Map<string, string>): boolean {
  const said = finnish.get(key) ?? finnish.get(`${singular(key)}_other`) ?? ''
  const [own, finnishBlanks] = [blanksIn(text), blanksIn(said)]
  return (
    own.join() === finnishBlanks.join() ||
    (/_(zero|one)$/.test(key) && [...own, 'count'].toSorted().join() === finnishBlanks.join())
  )
}

/** Its blanks, sorted. Finnish names the chain in a case of its own where others write its name. */
function blanksIn(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, blank]) => (blank === 'genitive' ? 'brand' : (blank ?? '')))
    .toSorted()
}

function hasWords(text: string): boolean {
  return /\p{L}{3}/u.test(text.replace(/\{\{\w+\}\}/g, ''))
}

/** Words that are the same in one language need not be in another. */
function isFor(kind: string, language: string): boolean {
  return kind === language || !WHOLE.includes(kind)
}

function namesOf(texts: Map<string, string>): string[] {
  return [...new Set([...texts.keys()].map(singular))]
}

function singular(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '')
}

function subjectsOf(language: string): string[] {
  return readdirSync(join('locales', language)).map((file) => file.replace('.json', ''))
}

function textsOf(language: string, subject: string): Map<string, string> {
  const file = join('locales', language, `${subject}.json`)
  return new Map(flat(JSON.parse(readFileSync(file, 'utf8')) as Branch))
}

interface Branch {
  [name: string]: string | Branch
}

function flat(branch: Branch, path: string[] = []): [string, string][] {
  return Object.entries(branch).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[[...path, name].join('.'), value]] : flat(value, [...path, name]),
  )
}
