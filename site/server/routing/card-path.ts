/**
 * Path of a card: the base of its list and the article's slug or number, with the base's own query preserved
 * (specification §2.3). A listing's filters are no part of its base, since the product page does not read them.
 */
export function cardPath(base: string, article: string | number): string {
  const [path = '', query] = base.split('?')
  return `${path.replace(/\/?$/, '/')}${article}${query ? `?${query}` : ''}`
}
