/**
 * Where a card leads: the base of its list and the article's slug or number, with the base's own query kept
 * (specification §2.3). What a listing is narrowed to is no part of its base: the article would not know it.
 */
export function cardPath(base: string, article: string | number): string {
  const [path = '', query] = base.split('?')
  return `${path.replace(/\/?$/, '/')}${article}${query ? `?${query}` : ''}`
}
