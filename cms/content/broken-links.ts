import { deadPaths } from '#domain/pages/dead-paths.ts'
import { findAll, type DocumentId, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { nameOf } from './check-page.ts'
import { knownPaths } from './known-paths.ts'
import { readReferences } from './read-references.ts'
import { addressesIn, type Reference } from './references.ts'
import { readRedirects } from './redirects.ts'

/** A document with links that lead nowhere, and the names or addresses of their targets. */
export interface BrokenLinks {
  collection: 'pages' | 'redirects'
  id: DocumentId
  title: string
  targets: string[]
}

/** The published pages and the redirects that lead to what is deleted, not published or not in the shop. */
export async function findBrokenLinks(context: WithPayload): Promise<BrokenLinks[]> {
  const [pages, stored, { redirects }, known] = await Promise.all([
    findAll(context, 'pages', { _status: { equals: 'published' }, deletedAt: { exists: false } }, { sort: 'title' }),
    findAll(context, 'redirects', {}, { sort: 'from' }),
    readRedirects(context),
    knownPaths(context),
  ])
  const { documentOf, hrefOf } = await readReferences(
    context,
    pages.flatMap(({ references }) => references ?? []),
  )
  const isDead = (reference: Reference) => documentOf(reference) === undefined && hrefOf(reference) === null
  const ofPages = pages.map(async ({ id, title, references, blocks }): Promise<BrokenLinks> => {
    const names = await Promise.all((references ?? []).filter(isDead).map((one) => nameOf(context, one)))
    return {
      collection: 'pages',
      id,
      title,
      targets: [...new Set([...names, ...deadPaths(addressesIn(blocks), known)])],
    }
  })
  const ofRedirects = stored.map(({ id, from }): BrokenLinks => {
    const to = redirects.find((one) => one.from === from)?.to ?? null
    const targets = to === null ? [from] : deadPaths([to], known)
    return { collection: 'redirects', id, title: from, targets }
  })
  return [...(await Promise.all(ofPages)), ...ofRedirects].filter(({ targets }) => targets.length > 0)
}
