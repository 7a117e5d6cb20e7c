/** Names in the query of pages that list no goods. Those of listings are in `site/server/listing-query.ts`. */
export const pageQuery = { notice: 'ilmoitus', order: 'tilaus', size: 'koko' } as const
