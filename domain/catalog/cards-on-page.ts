/** Cards that one page of a listing adds (specification §9). */
export const CARDS_PER_PAGE = 48

/** The first `page` pages together, so that "more by link" keeps what was seen; pages count from 1. */
export function cardsOnPage<T>(cards: readonly T[], page: number): { cards: T[]; hasMore: boolean } {
  const end = page * CARDS_PER_PAGE
  return { cards: cards.slice(0, end), hasMore: cards.length > end }
}

/** The number of the page that shows all of so many cards; 1 where there are none. */
export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / CARDS_PER_PAGE))
}
