import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'

/** A page as far as its language goes: every Astro component and endpoint is one. */
export interface InLanguage {
  locals: { language?: Language }
}

/** The language of a page: the shop's own where nothing has set it. */
export function languageOf({ locals }: InLanguage): Language {
  return locals.language ?? SHOP_LANGUAGE
}
