import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { SEARCH_TAG } from '#domain/cache-tags.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { searchAnswers, searchPicks, searchWords } from './repository.ts'

/** What editors have changed is in the next answer, and no page with an older one is shown. */
const changed: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({ req }) => {
  await Promise.all([searchWords.invalidate(req), searchPicks.invalidate(req), searchAnswers.invalidate(req)])
  await invalidate(req, [SEARCH_TAG])
}

export const searchHooks = { afterChange: [changed], afterDelete: [changed] }
