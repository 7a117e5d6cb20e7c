import { shopAnalyzers } from '#domain/search/analyzers.ts'

/** The analyzers of this process, which remember the words that they have read. */
export const analyzers = shopAnalyzers()
