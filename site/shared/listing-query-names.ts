/** Query name of each filter of a listing, in the order they are written. Their values are ids and codes. */
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
