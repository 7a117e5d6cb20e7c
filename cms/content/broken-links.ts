import { deadPaths } from '#domain/pages/dead-paths.ts'
import { findAll, type DocumentId, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { chosenPages } from '../repository.ts'
import { nameOf } from './check-page.ts'
import { knownPaths } from './known-paths.ts'
import { linksOf, type LinkingGlobal } from './links-here.ts'
import { readReferences } from './read-references.ts'
import { addressesIn, type Reference } from './references.ts'
import { readRedirects } from './redirects.ts'

/** Where links lead nowhere, and the names or addresses of their targets. */
export type BrokenLinks = { targets: string[] } & (
  { collection: 'pages' | 'redirects'; id: DocumentId; title: string } | { global: LinkingGlobal | 'page-keys' }
)

/** What links that may be broken: where they are, what they refer to, and which addresses are typed. */
type Linking = BrokenLinks & { references: Reference[]; addresses: string[] }

/** The published pages, menus, banner, keys and redirects that lead to what is deleted, not published or not in the shop. */
export async function findBrokenLinks(context: WithPayload): Promise<BrokenLinks[]> {
  const [pages, stored, { redirects }, known, chosen, ofMenus, ofBanner] = await Promise.all([
    findAll(context, 'pages', { _status: { equals: 'published' }, deletedAt: { exists: false } }, { sort: 'title' }),
    findAll(context, 'redirects', {}, { sort: 'from' }),
    readRedirects(context),
    knownPaths(context),
    chosenPages(context),
    linksOf(context, 'menus'),
    linksOf(context, 'banner'),
  ])
  const linking: Linking[] = [
    ...pages.map(({ id, title, references, blocks }) => ({
      collection: 'pages' as const,
      id,
      title,
      targets: [],
      references: references ?? [],
      addresses: addressesIn(blocks),
    })),
    { global: 'menus', targets: [], ...ofMenus },
    { global: 'banner', targets: [], ...ofBanner },
    { global: 'page-keys', targets: [], references: chosen.map(({ reference }) => reference), addresses: [] },
  ]
  const { documentOf, hrefOf } = await readReferences(
    context,
    linking.flatMap(({ references }) => references),
  )
  const isDead = (reference: Reference) => documentOf(reference) === undefined && hrefOf(reference) === null
  const ofDocuments = linking.map(async ({ references, addresses, ...where }): Promise<BrokenLinks> => {
    const names = await Promise.all(references.filter(isDead).map((one) => nameOf(context, one)))
    return { ...where, targets: [...new Set([...names, ...deadPaths(addresses, known)])] }
  })
  const ofRedirects = stored.map(({ id, from }): BrokenLinks => {
    const to = redirects.find((one) => one.from === from)?.to ?? null
    const targets = to === null ? [from] : deadPaths([to], known)
    return { collection: 'redirects', id, title: from, targets }
  })
  return [...(await Promise.all(ofDocuments)), ...ofRedirects].filter(({ targets }) => targets.length > 0)
}
