/** Names in the query of pages that list no goods. Those of listings are in `listing-query-names.ts`. */
export const pageQuery = {
  notice: 'notice',
  order: 'order',
  size: 'size',
  sent: 'lahetetty',
  next: 'sivulle',
  joined: 'liitetty',
  kept: 'resepti',
  lenses: 'piilolinssit',
  search: 'haku',
  status: 'tila',
  page: 'sivu',
  returned: 'palautus',
  town: 'paikka',
  from: 'alkaen',
} as const
