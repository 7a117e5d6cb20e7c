/** Names in the query of pages that list no goods. Those of listings are in `listing-query-names.ts`. */
export const pageQuery = {
  notice: 'notice',
  order: 'order',
  size: 'size',
  sent: 'lahetetty',
  next: 'sivulle',
  joined: 'liitetty',
  search: 'haku',
  status: 'tila',
  page: 'sivu',
  returned: 'palautus',
} as const
