import { recordOf, textOf, type Text } from '#locales/texts.ts'
import { languageOf, type InLanguage } from '../../shared/language.ts'

export type { Text }

const cache = new Map<string, Text>()

/** The texts of one subject in the page's language: `useText(Astro, 'catalog')('more')`. A missing one is seen on the page. */
export function useText(page: InLanguage, subject: string): Text {
  const language = languageOf(page)
  const name = `${language} ${subject}`
  const cached = cache.get(name)
  if (cached) return cached
  const text = memoized(textOf(language, subject))
  cache.set(name, text)
  return text
}

/** Memoizes texts without placeholders, since each render looks up the same ones. */
function memoized(find: Text): Text {
  const found = new Map<string, string>()
  return (key, values) => {
    if (values) return find(key, values)
    const text = found.get(key) ?? find(key)
    found.set(key, text)
    return text
  }
}

/** One group of a subject's texts as a record, for an island that carries its few texts as a prop. */
export function textsFor<Key extends string = string>(page: InLanguage, subject: string, group: string) {
  return recordOf<Record<Key, string>>(languageOf(page), subject, group)
}
