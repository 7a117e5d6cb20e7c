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
