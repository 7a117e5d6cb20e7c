import { PageAddresses, type PageAddress, type Sister } from '#contracts/pages.ts'
import { PageKey } from '#contracts/pages.ts'
import { cached } from '#plugins/kit/storage/cached.ts'
import { findAll, findGlobal, type Stored } from '#plugins/kit/storage/documents.ts'
import { readReferences } from './read-references.ts'

/** What of a published page decides its address. */
export type PublishedPage = Pick<
  Stored<'pages'>,
  'id' | 'path' | 'language' | 'kind' | 'original' | 'updatedAt' | 'seo'
>

/** The addresses of all published pages, what the keys lead to, and what redirects where. */
export const pageAddresses = cached('page addresses', async (context): Promise<PageAddresses> => {
  const pages = await findAll(context, 'pages', { _status: { equals: 'published' }, deletedAt: { exists: false } })
  const stored = await findGlobal(context, 'page-keys')
  const references = PageKey.options.flatMap((key) => {
    const chosen = stored[key]
    return chosen ? [{ key, reference: { relationTo: chosen.relationTo, id: chosen.value } }] : []
  })
  const { hrefOf } = await readReferences(
    context,
    references.map(({ reference }) => reference),
  )
  const keys = references.flatMap(({ key, reference }) => {
    const path = hrefOf(reference)
    return path === null ? [] : [[key, path]]
  })
  return PageAddresses.parse({
    pages: pages.map((page) => addressOf(page, sistersOf(page, pages))),
    keys: Object.fromEntries(keys),
    redirects: [],
  })
})

function addressOf({ path, language, kind, seo, updatedAt }: PublishedPage, sisters: Sister[]): PageAddress {
  return { path, language, kind, isIndexed: !seo.isHidden, changedAt: updatedAt, sisters }
}

/** This page and its translations: the Finnish one, and those that name it as their original. */
export function sistersOf(page: PublishedPage, all: PublishedPage[]): Sister[] {
  const original = page.original ?? page.id
  const family = all.filter((one) => one.id === original || one.original === original)
  return family.map(({ language, path }) => ({ language, path }))
}
