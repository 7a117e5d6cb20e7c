import type { GlobalConfig } from 'payload'
import type { PageKey } from '#contracts/pages.ts'
import { findAll, findGlobal, findOne, type DocumentId, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { banner } from '../globals/banner.ts'
import { menus } from '../globals/menus.ts'
import { chosenPages } from '../repository.ts'
import { addressesIn, referenceOf, referencesIn, type Reference } from './references.ts'

/** What leads to a page: other pages, menus and banner, the keys of code and menus, and redirects. */
export interface LinksHere {
  pages: { id: DocumentId; title: string }[]
  globals: LinkingGlobal[]
  keys: PageKey[]
  redirects: { id: DocumentId; from: string }[]
}

/** The globals whose links editors write. */
export type LinkingGlobal = 'menus' | 'banner'

/** The references of such a global, and the addresses that are typed there. */
export async function linksOf(
  context: WithPayload,
  slug: LinkingGlobal,
): Promise<{ references: Reference[]; addresses: string[] }> {
  const { fields }: GlobalConfig = { menus, banner }[slug]
  const stored = { ...(await findGlobal(context, slug)) }
  return { references: referencesIn(fields, stored), addresses: addressesIn(stored) }
}

/** What leads to this page, by a reference or by an address that is typed. */
export async function findLinksHere(context: WithPayload, page: DocumentId): Promise<LinksHere> {
  const path = (await findOne(context, 'pages', { id: { equals: page } }, ['path']))?.path
  const leadsHere = (reference: Reference | null) =>
    reference?.relationTo === 'pages' && String(reference.id) === String(page)
  const isHere = (address: string) => Boolean(path) && address.split(/[?#]/)[0] === path
  const [pages, chosen, redirects, ofMenus, ofBanner] = await Promise.all([
    findAll(context, 'pages', { deletedAt: { exists: false } }, { sort: 'title' }),
    chosenPages(context),
    findAll(context, 'redirects', {}, { sort: 'from' }),
    linksOf(context, 'menus'),
    linksOf(context, 'banner'),
  ])
  const leads = (references: Reference[] | null, addresses: string[]) =>
    references?.some(leadsHere) || addresses.some(isHere)
  return {
    pages: pages.filter(
      ({ id, references, blocks }) => String(id) !== String(page) && leads(references, addressesIn(blocks)),
    ),
    globals: [
      ...(leads(ofMenus.references, ofMenus.addresses) ? (['menus'] as const) : []),
      ...(leads(ofBanner.references, ofBanner.addresses) ? (['banner'] as const) : []),
    ],
    keys: chosen.filter(({ reference }) => leadsHere(reference)).map(({ key }) => key),
    redirects: redirects.filter((redirect) => leadsHere(referenceOf(redirect)) || isHere(redirect.address ?? '')),
  }
}
