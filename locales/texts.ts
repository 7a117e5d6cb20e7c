import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import i18next, { type i18n, type ResourceKey, type ResourceLanguage } from 'i18next'
import { Language, SHOP_LANGUAGE } from '#contracts/language.ts'
import { brand } from '#domain/brand.ts'
import { LAW_DAYS, SHOP_DAYS } from '#domain/orders/withdrawal-days.ts'

export type Text = (key: string, values?: Record<string, string | number>) => string

declare global {
  /** The texts of every language. Lives here because the bundles share no module state. */
  var shopTexts: i18n | undefined
}

/** The texts of one subject in one language: `textOf('fi', 'mail')('terms')`. A missing one is seen and warned of. */
export function textOf(language: Language, subject: string): Text {
  return shopTexts().getFixedT(language, subject) as unknown as Text
}

/** A group of texts of one subject, with the names of every text filled in and every other blank left open. */
export function recordOf<Group>(language: Language, subject: string, key: string): Group {
  const group: unknown = shopTexts().getResource(language, subject, key)
  if (typeof group === 'object' && group !== null) return withNames(group) as Group
  warn(`No texts ${subject}:${key}`)
  return {} as Group
}

/** The languages that the shop has texts in. */
export function writtenLanguages(): Language[] {
  return Language.options.filter((language) => shopTexts().getDataByLanguage(language) !== undefined)
}

/** What every text may name, so that no promise of days is written by hand. */
const names = { brand: brand.name, genitive: brand.genitive, lawDays: LAW_DAYS, shopDays: SHOP_DAYS } as const
const BLANKS = new RegExp(`\\{\\{(${Object.keys(names).join('|')})\\}\\}`, 'g')

/** The one i18next of the process, made when it is first needed. */
export function shopTexts(): i18n {
  return (globalThis.shopTexts ??= read(join(process.env.APP_ROOT ?? process.cwd(), 'locales')))
}

function read(folder: string): i18n {
  const written = new Set(readdirSync(folder))
  const languages = Language.options.filter((language) => written.has(language))
  const texts = i18next.createInstance()
  void texts.init({
    lng: SHOP_LANGUAGE,
    resources: Object.fromEntries(languages.map((language) => [language, subjectsIn(join(folder, language))])),
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: names },
    saveMissing: true,
    missingKeyHandler: (_languages, subject, key) => warn(`No text ${subject}:${key}`),
    parseMissingKeyHandler: (key) => `[${key}]`,
  })
  return texts
}

function subjectsIn(folder: string): ResourceLanguage {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const subjects = files.map((file) => [
    file.slice(0, -5),
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as ResourceKey,
  ])
  return Object.fromEntries(subjects) as ResourceLanguage
}

const filled = new WeakMap<object, unknown>()

/** Filled once for each group, because pages ask for the same ones each time they are rendered. */
function withNames(group: object): unknown {
  const known = filled.get(group)
  if (known) return known
  const made: unknown = JSON.parse(JSON.stringify(group), (_, value: unknown) =>
    typeof value === 'string'
      ? value.replace(BLANKS, (_blank, name: keyof typeof names) => String(names[name]))
      : value,
  )
  filled.set(group, made)
  return made
}

/** Specification §8 asks for a visible placeholder and a warning. */
function warn(message: string): void {
  // eslint-disable-next-line no-console
  console.warn(message)
}
