/** How much an article was wanted lately. */
export interface Wanted {
  /** Orders that it stands in. */
  orders: number
  /** Shoppers who looked at it, put it into their carts or bought it, of those who let that be known. */
  shoppers: number
}

/** Who buys counts as much as so many who look. */
const OF_ORDER = 10

/** So few points say nothing: one order, or ten who looked. */
const LEAST_POINTS = 10

/** What sells most has so many at least: where little is sold, a few who look make no bestseller. */
const LEAST_OF_FIRST = 100

/**
 * How popular articles are, from above 0 to 1, by their numbers; those with hardly any orders or shoppers are left out.
 *
 * On the scale of a logarithm, so that what sells most does not make the rest alike, and in tenths, so that a document of the
 * search changes only when its article is wanted clearly more, or less.
 */
export function popularities(wanted: ReadonlyMap<number, Wanted>): Map<number, number> {
  const points = [...wanted]
    .map(([article, { orders, shoppers }]) => [article, orders * OF_ORDER + shoppers] as const)
    .filter(([, of]) => of >= LEAST_POINTS)
  const most = points.reduce((highest, [, of]) => Math.max(highest, of), LEAST_OF_FIRST)
  return new Map(points.map(([article, of]) => [article, Math.round((10 * Math.log1p(of)) / Math.log1p(most)) / 10]))
}
