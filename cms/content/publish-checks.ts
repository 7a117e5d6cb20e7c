import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import type { Stored } from '#plugins/kit/storage/documents.ts'
import { checkDocument, sentenceFor } from './check-page.ts'

declare module 'payload' {
  interface RequestContext {
    /** Set by the seeds, whose pages lead to each other and are published one by one. */
    isSeeding?: boolean
    /** Set by releases, whose pages are checked together before the first of them is published. */
    isReleasing?: boolean
  }
}

/** Refuses to publish a page with errors. Each stands at the blocks or at the description. */
export const refuseUnfitPage: CollectionBeforeChangeHook<Stored<'pages'>> = async ({ context, data, req }) => {
  if (data._status !== 'published' || context.isSeeding || context.isReleasing || data.deletedAt) return data
  const problems = await checkDocument(req, data)
  const errors = problems
    .filter(({ level }) => level === 'error')
    .map((problem) => ({ message: sentenceFor(problem), path: problem.block === null ? 'seo.description' : 'blocks' }))
  if (errors.length > 0) throw new ValidationError({ collection: 'pages', errors, req }, req.t)
  return data
}
