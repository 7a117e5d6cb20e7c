import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import type { PageProblem } from '#contracts/page-checks.ts'
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
  const found = (await checkDocument(req, data)).filter(({ level }) => level === 'error')
  const [ofPage, ofBlocks] = [found.filter(({ block }) => block === null), found.filter(({ block }) => block !== null)]
  const sentence = (problem: PageProblem) => sentenceFor(req, problem)
  const errors = [
    { label: 'Kuvaus', path: 'seo.description', message: ofPage.map(sentence).join(' ') },
    { label: 'Lohkot', path: 'blocks', message: ofBlocks.map(sentence).join(' ') },
  ].filter(({ message }) => message)
  if (errors.length > 0) throw new ValidationError({ collection: 'pages', errors, req }, req.t)
  return data
}
