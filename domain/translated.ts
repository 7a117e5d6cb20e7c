import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'

/** A record whose words may stand in other languages, too, by the names of their fields. */
export interface Translatable {
  translations?: { [Other in Language]?: object | null | undefined } | null | undefined
}

/**
 * A record with its words in a language: each where it is written, and in Finnish where it is not. What the record says
 * beside words stays as it is.
 */
export function translated<Written extends object>(
  written: Written & Translatable,
  language: Language,
): Omit<Written, 'translations'> {
  const { translations, ...own } = written
  const words = language === SHOP_LANGUAGE ? {} : (translations?.[language] ?? {})
  return { ...own, ...Object.fromEntries(Object.entries(words).filter(([, word]) => isWritten(word))) } as Written
}

/** The same at any depth, such as of a menu: records in lists and in groups have their own words. */
export function translatedThroughout<Values>(values: Values, language: Language): Values {
  if (Array.isArray(values)) return values.map((value: unknown) => translatedThroughout(value, language)) as Values
  if (typeof values !== 'object' || values === null || values instanceof Date) return values
  const entries = Object.entries(translated(values, language))
  return Object.fromEntries(entries.map(([name, value]) => [name, translatedThroughout(value, language)])) as Values
}

/** An emptied field of a form is none: the Finnish word serves. */
function isWritten(word: unknown): boolean {
  if (typeof word === 'string') return word.trim() !== ''
  return Array.isArray(word) ? word.length > 0 : word !== null && word !== undefined
}
