import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import type { PageKey } from '#contracts/pages.ts'
import { linkIn, pathIn } from '#domain/language-path.ts'
import { hook } from '../hook.ts'
import type { WithPayload } from '../storage/documents.ts'

/** Finds the path of the page that the editors have given a key; null where none is published. */
export type FindPagePath = (context: WithPayload, key: PageKey) => Promise<string | null>

/** Finds the paths of the editors' pages, for links in letters. */
export const pagePaths = hook<FindPagePath>('page paths')

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

/** The path of the page of a key; null, with a warning, where there is none. */
export async function pagePath(context: WithPayload, key: PageKey): Promise<string | null> {
  const path = (await pagePaths.only(context)?.(context, key)) ?? null
  if (path === null) context.payload.logger.warn(`No page for the key ${key}`)
  return path
}
