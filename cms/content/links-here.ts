import type { PageKey } from '#contracts/pages.ts'
import { findAll, type DocumentId, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { chosenPages } from '../repository.ts'
import { referenceOf, type Reference } from './references.ts'

/** What leads to a page: other pages, the keys of code and menus, and redirects. */
export interface LinksHere {
  pages: { id: DocumentId; title: string }[]
  keys: PageKey[]
  redirects: { id: DocumentId; from: string }[]
}

/** What leads to this page. */
export async function findLinksHere(context: WithPayload, page: DocumentId): Promise<LinksHere> {
  const leadsHere = (reference: Reference | null) =>
    reference?.relationTo === 'pages' && String(reference.id) === String(page)
  const [pages, chosen, redirects] = await Promise.all([
    findAll(context, 'pages', { deletedAt: { exists: false } }, { sort: 'title' }),
    chosenPages(context),
    findAll(context, 'redirects', {}, { sort: 'from' }),
  ])
  return {
    pages: pages.filter(({ id, references }) => String(id) !== String(page) && references?.some(leadsHere)),
    keys: chosen.filter(({ reference }) => leadsHere(reference)).map(({ key }) => key),
    redirects: redirects.filter((redirect) => leadsHere(referenceOf(redirect))),
  }
}
