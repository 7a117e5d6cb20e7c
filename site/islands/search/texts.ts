import type search from '#locales/fi/search.json'

/** The texts of the search. */
export type SearchTexts = Record<keyof (typeof search)['overlay'], string>
