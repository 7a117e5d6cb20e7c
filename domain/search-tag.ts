/** Tag of every answer to words that a shopper typed: what editors change of the search makes it stale. */
export const SEARCH_TAG = 'search'
