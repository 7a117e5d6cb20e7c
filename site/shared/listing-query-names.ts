/** Name of each question in the address of a listing, in the order they are written. Their values are ids and codes. */
export const listingQueryNames = {
  q: 'q',
  brand: 'brand',
  color: 'color',
  shape: 'shape',
  priceFrom: 'price-min',
  priceTo: 'price-max',
  order: 'order',
  page: 'page',
} as const

const { q: _, ...narrowing } = listingQueryNames
/** The names that the page of a category knows. Words are searched for on a page of their own. */
export const categoryQueryNames: readonly string[] = Object.values(narrowing)
