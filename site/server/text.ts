import i18next from 'i18next'
import { brand } from '#domain/brand.ts'
import type { Values } from '../shared/fill.ts'

export type Text = (key: string, values?: Values) => string

type Texts = Record<string, unknown>

const files = import.meta.glob<Texts>('../../locales/fi/*.json', { eager: true, import: 'default' })
const fi = Object.fromEntries(Object.entries(files).map(([path, texts]) => [/([\w-]+)\.json$/.exec(path)?.[1], texts]))

const texts = i18next.createInstance()
void texts.init({
  lng: 'fi',
  resources: { fi },
  initAsync: false,
  interpolation: { escapeValue: false, defaultVariables: { brand: brand.name, genitive: brand.genitive } },
  saveMissing: true,
  missingKeyHandler: (_languages, subject, key) => warn(`No text ${subject}:${key}`),
  parseMissingKeyHandler: (key) => `[${key}]`,
})

const subjects = new Map<string, Text>()

/** Gives the texts of one subject: `useText('catalog')('add_to_cart')`. A missing one is seen on the page. */
export function useText(subject: string): Text {
  const known = subjects.get(subject)
  if (known) return known
  const text = remembering(texts.getFixedT('fi', subject) as unknown as Text)
  subjects.set(subject, text)
  return text
}

/** A page says the same hundred sentences each time it is drawn: those without blanks are looked up once. */
function remembering(find: Text): Text {
  const found = new Map<string, string>()
  return (key, values) => {
    if (values) return find(key, values)
    const text = found.get(key) ?? find(key)
    found.set(key, text)
    return text
  }
}

/** One group of a subject's texts as a record, for an island that carries its few texts as a prop. */
export function textsFor<Key extends string = string>(subject: string, group: string): Record<Key, string> {
  const found: unknown = texts.getResource('fi', subject, group)
  if (typeof found === 'object' && found !== null) return found as Record<Key, string>
  warn(`No texts ${subject}:${group}`)
  return {} as Record<Key, string>
}

/** Specification §8 asks for a visible placeholder and a warning. */
function warn(message: string): void {
  // eslint-disable-next-line no-console
  console.warn(message)
}
