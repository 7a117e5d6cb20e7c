import { SEARCHES_KEY } from '#domain/own-storage.ts'
import { pastSearchesIn } from '#widgets/core/past-searches.ts'

/** How many are shown before anything is typed. */
export const MOST_SHOWN = 5

/** What was searched for in this browser. */
export const searches = pastSearchesIn(SEARCHES_KEY)
