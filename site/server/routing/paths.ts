import type { APIContext } from 'astro'

/**
 * Path of a card: the base of its list and the article's slug or number, with the base's own query preserved
 * (specification §2.3). A listing's filters are no part of its base, since the product page does not read them.
 */
export function cardPath(base: string, article: string | number): string {
  const [path = '', query] = base.split('?')
  return `${path.replace(/\/?$/, '/')}${article}${query ? `?${query}` : ''}`
}

/** The path of the page as its visitor has it, decoded and in NFC. A page of the editors is rendered under one of its own. */
export function shownPath({ url, locals }: Pick<APIContext, 'url' | 'locals'>): string {
  return locals.content?.path ?? (decodeURI(url.pathname).normalize('NFC').replace(/\/+$/, '') || '/')
}

/** The paths of the category and of the group in whose listings an article stands. */
export function listingsAbove(slug: string): [category: string, group: string] {
  const [category = '', group = ''] = slug.split('/')
  return [`/${category}`, `/${category}/${group}`]
}
