import { SHOP_LANGUAGE } from '#contracts/language.ts'

/**
 * A path of the shop as scripts of this page lead there: in its language. What the server renders gets it from
 * `withLinksIn`, for the whole page at once.
 */
export function pathHere(path: string): string {
  const language = typeof document === 'undefined' ? SHOP_LANGUAGE : document.documentElement.lang
  if (language === SHOP_LANGUAGE || `${path}/`.startsWith(`/${language}/`)) return path
  return `/${language}${path === '/' ? '' : path}`
}
