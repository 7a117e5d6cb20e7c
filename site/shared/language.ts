import type { Language } from '#contracts/language.ts'

/** A page as far as its language goes: every Astro component and endpoint is one. */
export interface InLanguage {
  locals: { language?: Language }
}

/** The language of a page: Finnish until the shop has a second language. */
export function languageOf({ locals }: InLanguage): Language {
  return locals.language ?? 'fi'
}
