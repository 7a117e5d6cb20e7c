import type { ListOrder } from '#contracts/listing.ts'
import type { Listed } from './filters.ts'
import { compareListed } from './order-cards.ts'

/**
 * The listed articles by number, which also stand in every order that was asked for. A change moves its own article, so that it costs no
 * more in a larger catalog.
 */
export class OrderedListing extends Map<number, Listed> {
  readonly #orders = new Map<ListOrder, Listed[]>()

  /** All articles in an order. To be read only. */
  inOrder(order: ListOrder): readonly Listed[] {
    const known = this.#orders.get(order)
    if (known) return known
    const ordered = [...this.values()].sort(compareListed(order))
    this.#orders.set(order, ordered)
    return ordered
  }

  override set(number: number, listed: Listed): this {
    this.#take(number)
    for (const [order, ordered] of this.#orders) ordered.splice(placeOf(ordered, order, listed), 0, listed)
    return super.set(number, listed)
  }

  override delete(number: number): boolean {
    this.#take(number)
    return super.delete(number)
  }

  override clear(): void {
    this.#orders.clear()
    super.clear()
  }

  #take(number: number): void {
    const before = this.get(number)
    if (!before) return
    for (const [order, ordered] of this.#orders) {
      const place = placeOf(ordered, order, before)
      if (ordered[place] === before) ordered.splice(place, 1)
      else this.#orders.delete(order)
    }
  }
}

/** Where an article stands, or would stand. */
function placeOf(ordered: readonly Listed[], order: ListOrder, listed: Listed): number {
  const compare = compareListed(order)
  let [low, high] = [0, ordered.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(ordered[middle] as Listed, listed) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Cards that one page of a listing adds (specification §9). */
const CARDS_PER_PAGE = 48

/** The first `page` pages together, so that "more by link" keeps what was seen; pages count from 1. */
export function cardsOnPage<T>(cards: readonly T[], page: number): { cards: T[]; hasMore: boolean } {
  const end = page * CARDS_PER_PAGE
  return { cards: cards.slice(0, end), hasMore: cards.length > end }
}

/** The number of the page that shows all of so many cards; 1 where there are none. */
export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / CARDS_PER_PAGE))
}
