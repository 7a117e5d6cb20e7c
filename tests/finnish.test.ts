import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** What the shop says by itself: its texts, and the pages and goods that a new shop starts with. */
const sentences = ['locales/fi', 'content-seeds']
  .flatMap(filesIn)
  .flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8'))).map((text) => ({ file, text })))

/** Spelling that a pattern can recognize, each with what is written instead. */
const spelling: Record<string, RegExp> = {
  'a comma before "ennen kuin", unless a modifier goes before':
    /[^\s,.:;!?(–](?<!\b(jo|vain|juuri|heti|vasta|hetkeä)) ennen kuin/u,
  'klo before a time of day': /kello \d/u,
  'three dots between signed numbers': /[+−-]\d[\d,]*\s?–\s?[+−]/u,
  'no "itsestään" where we do it': /mme\b[^.!?]*\bitsestään/u,
  'no exclamation mark after a name': /Hei \{\{name\}\}!/u,
}

/** One word for one thing: the word that is not used, and the one that is used instead. */
const words: Record<string, RegExp> = {
  dioptria: /diopter/iu,
  'likinäköinen, kaukonäköinen': /(lähi|kauko)taittei/iu,
  'lukulisä (ADD)': /lähilisä|lisävahvuu/iu,
  'silmäterien väli (PD)': /silmäterävä|pupilliväli/iu,
  'vahvuus (SF)': /voimakkuu(s|ksi)(?<!äänenvoimakkuu(s|ksi))/iu,
  'johtava silmä (DOM)': /dominanssi/iu,
  resepti: /(lasi|linssi)määräyk/iu,
  tutkimushuone: /tarkastushuone/iu,
  näöntarkastus: /näöntutkimu/iu,
  valonvälähdyksiä: /salamoint|nokisade/iu,
  '116 117': /116117/u,
  'samalla tavalla kuin maksoit': /samaa tietä/iu,
  perintäyhtiö: /\bperijä/iu,
  'PIN-koodi': /tunnusluku/iu,
  'Postin kotiinkuljetus': /Posti kotiin/u,
  'poistamme, poistetaan': /unohdamme|unohdetaan/iu,
}

describe.each(Object.entries({ ...spelling, ...words }))('our Finnish: %s', (_, fault) => {
  test('is observed in every text', () => expect(sentences.filter(({ text }) => fault.test(text))).toEqual([]))
})

test.each(filesIn('locales'))('%s contains each name once', (file) => {
  const text = readFileSync(file, 'utf8')
  expect(text.match(/^ *"[^"]+":/gm)).toHaveLength(namesIn(JSON.parse(text)))
})

function namesIn(value: unknown): number {
  if (!value || typeof value !== 'object') return 0
  const own = Array.isArray(value) ? 0 : Object.keys(value).length
  return Object.values(value).reduce((sum: number, each) => sum + namesIn(each), own)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, file))
}
