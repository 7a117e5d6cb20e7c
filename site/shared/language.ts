import { Language, SHOP_LANGUAGE } from '#contracts/language.ts'

/** A page as far as its language goes: every Astro component and endpoint is one. */
export interface InLanguage {
  locals: { language?: Language }
}

/** The language of a page: the shop's own where nothing has set it. */
export function languageOf({ locals }: InLanguage): Language {
  return locals.language ?? SHOP_LANGUAGE
}

/** The language of a page's address, as the front server writes it into the request of every page (server/http/app.ts). */
export function languageAsked({ headers }: Pick<Request, 'headers'>): Language {
  return Language.safeParse(headers.get('accept-language')).data ?? SHOP_LANGUAGE
}
