import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { en } from '@payloadcms/translations/languages/en'
import { describe, expect, test } from 'vitest'
import { inFinnish, WORDS } from './app/finnish-words.mjs'
import { lexical } from './fi/lexical.ts'
import { fi } from './fi.ts'
import { finnishErrors } from './finnish-errors.ts'

type Texts = { readonly [key: string]: string | Texts }

const english = flat(en.translations)
const finnish = flat(fi.translations)

describe('an error message of the admin', () => {
  const said = (message: string) => {
    const result = { errors: [{ name: 'Error', message }] }
    const answer = finnishErrors({
      error: new Error(message),
      result,
      req: {} as never,
      context: {},
      collection: null as never,
    })
    return (answer as { response: { errors: { message: string }[] } }).response.errors[0]?.message
  }
  const dist = (file: string) => readFileSync(`node_modules/payload/dist/${file}`, 'utf8')

  test('is Finnish for a locked document and for an unexpected error', () => {
    expect(dist('collections/operations/utilities/update.js')).toContain('is currently locked by another user and')
    expect(dist('collections/operations/deleteByID.js')).toContain('is currently locked and')
    expect(dist('utilities/routeError.js')).toContain("new APIError('Something went wrong.')")
    expect(said('Document with ID 12 is currently locked by another user and cannot be updated.')).toMatch(
      /^Työkaverisi/,
    )
    expect(said('Document with ID 12 is currently locked and cannot be deleted.')).toMatch(/^Työkaverisi/)
    expect(said('Something went wrong.')).toMatch(/^Jotain meni pieleen/)
  })

  test('stays as it is where it is Finnish already', () => {
    expect(said('Tämä tieto tarvitaan.')).toBe('Tämä tieto tarvitaan.')
  })
})

test('the admin formats times in the zone of Helsinki, whatever zone the browser has', async () => {
  const file = '@payloadcms/ui/dist/exports/shared/index.js'
  const text = inFinnish(file, readFileSync(`node_modules/${file}`, 'utf8'))
  const [, format] = /var (\w+)=\(\{date:\w+,i18n:\w+,pattern:\w+,timezone:\w+="Europe\/Helsinki"/.exec(text) ?? []
  expect(text).toContain(`${format} as formatDate`)
})

describe.each(Object.entries(WORDS))('the untranslatable English texts of %s', (file, words) => {
  const text = readFileSync(`node_modules/${file}`, 'utf8')

  test.each(words)('%s occurs once, and is replaced by Finnish in the admin', (english) => {
    expect([...text.matchAll(new RegExp(english, 'g'))]).toHaveLength(1)
    expect(inFinnish(file, text)).not.toMatch(english)
  })
})

describe('the Finnish texts of the admin', () => {
  test('have one for every English text of the admin, and no other', () => {
    expect([...finnish.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test.each([...english])('keep the placeholders and tags of %s', (key, text) => {
    expect(marks(finnish.get(key) ?? '')).toEqual(marks(text))
  })

  test('are all different from the English ones', () => {
    expect([...english].filter(([key, text]) => finnish.get(key) === text).map(([key]) => key)).toEqual([])
  })

  test('have no exclamation mark', () => {
    expect([...finnish].filter(([, text]) => text.includes('!'))).toEqual([])
  })
})

describe('the Finnish texts of the rich text editor', async () => {
  const editor = flat(await englishOfEditor())
  const ours = flat(lexical)

  test('have one for every English text of the editor, and no other', () => {
    expect([...ours.keys()].sort()).toEqual([...editor.keys()].sort())
  })

  test.each([...editor])('translate %s and keep its placeholders', (key, text) => {
    expect(ours.get(key)).not.toBe(text)
    expect(marks(ours.get(key) ?? '')).toEqual(marks(text))
  })
})

test('the date picker of the admin uses the Finnish locale', async () => {
  const { default: next } = await import('./next.config.mjs')
  const path = next.turbopack?.resolveAlias?.[`date-fns/locale/${fi.dateFNSKey}`]
  const { [fi.dateFNSKey]: calendar } = await import(join(import.meta.dirname, String(path)))
  expect(calendar.code).toBe('fi')
})

/** The editor has no one list of texts: each feature's folder keeps its own, under the feature's key. */
async function englishOfEditor(): Promise<Texts> {
  const root = join(import.meta.dirname, '../node_modules/@payloadcms/richtext-lexical/dist')
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('i18n.js'))
  const texts = paths.map(async (path) => {
    const { i18n }: { i18n: { en: Texts } } = await import(pathToFileURL(join(root, path)).href)
    const feature = path
      .replace(/\/?(server\/)?i18n\.js$/, '')
      .split('/')
      .at(-1)
    return [feature || 'general', i18n.en] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

function flat(texts: Texts, path = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[path + key, value] as const] : [...flat(value, `${path}${key}:`)],
    ),
  )
}

function marks(text: string) {
  return [...new Set(text.match(/\{\{.*?\}\}|<\/?(\d+|a|br)\b.*?>/g))].sort()
}
