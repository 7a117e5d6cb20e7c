import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import { linkIn, pathIn } from '#domain/language-path.ts'

/**
 * A path of the shop as a full address, as mails and payments need it; of a page in this language. Its letters are encoded:
 * what turns addresses of a text message into links may end one at a letter that is not ASCII.
 */
export function shopUrl(path: string, language: Language = SHOP_LANGUAGE): string {
  const own = language === SHOP_LANGUAGE ? path : pathIn(language, path)
  return `${process.env.SHOP_URL ?? ''}${own.replace(/[^\0-\x7f]+/g, encodeURIComponent)}`
}

/** The same page of the shop in this language, unless its path names one; an address of another site stays as it is. */
export function inLanguage(url: string, language: Language): string {
  const shop = process.env.SHOP_URL ?? ''
  return shop !== '' && url.startsWith(`${shop}/`) ? shopUrl(linkIn(language, url.slice(shop.length))) : url
}
