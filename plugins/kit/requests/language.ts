import type { PayloadRequest } from 'payload'
import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import { writtenLanguages } from '#locales/texts.ts'

/**
 * The language of a request: the first in `Accept-Language` that the shop is written in. A page sends its own with what a
 * visitor posts to it, so that a letter is in the language of the page.
 */
export function languageOf({ headers }: Pick<PayloadRequest, 'headers'>): Language {
  const asked = (headers.get('accept-language') ?? '').split(',').map((tag) => /[a-z]+/i.exec(tag)?.[0].toLowerCase())
  const written = writtenLanguages()
  return asked.flatMap((tag) => written.find((language) => language === tag) ?? []).at(0) ?? SHOP_LANGUAGE
}
