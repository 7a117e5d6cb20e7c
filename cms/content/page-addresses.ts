import { PageAddresses, type PageAddress, type Sister } from '#contracts/pages.ts'
import { placePath } from '#domain/catalog/find-place.ts'
import { isPageTag } from '#domain/pages/cache-tags.ts'
import { inOneHop } from '#domain/pages/redirects.ts'
import { listCategories } from '#plugins/catalog/repository.ts'
import { cached } from '#plugins/kit/storage/cached.ts'
import { findAll, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { readRedirects } from './redirects.ts'

/** What of a published page decides its address. */
export type PublishedPage = Pick<
  Stored<'pages'>,
  'id' | 'path' | 'language' | 'kind' | 'original' | 'updatedAt' | 'seo'
>

/** The addresses of all published pages. */
export const pageAddresses = cached('page addresses', async (context): Promise<{ pages: PageAddress[] }> => {
  const pages = await findAll(context, 'pages', { _status: { equals: 'published' }, deletedAt: { exists: false } })
  return { pages: pages.map((page) => addressOf(page, sistersOf(page, pages))) }
})

/** The addresses of all published pages and what redirects where, with the tags of what else moves them: a category or a store. */
export async function readAddresses(context: WithPayload): Promise<{ addresses: PageAddresses; tags: string[] }> {
  const [{ pages }, redirected, categories] = await Promise.all([
    pageAddresses.read(context),
    readRedirects(context),
    listCategories(context),
  ])
  const places = categories.flatMap((one) => [placePath(one), ...one.groups.map((group) => placePath(one, group))])
  const taken = new Set([...pages.map(({ path }) => path), ...places])
  const addresses = { pages, redirects: inOneHop(redirected.redirects, taken) }
  // A page that moves is tagged by the addresses themselves.
  const others = redirected.tags.filter((tag) => !isPageTag(tag))
  return { addresses: PageAddresses.parse(addresses), tags: [...new Set(others)] }
}

function addressOf({ path, language, kind, seo, updatedAt }: PublishedPage, sisters: Sister[]): PageAddress {
  return { path, language, kind, isIndexed: !seo.isHidden, changedAt: updatedAt, sisters }
}

/** This page and its translations: the Finnish one, and those that name it as their original. */
export function sistersOf(page: PublishedPage, all: PublishedPage[]): Sister[] {
  const original = page.original ?? page.id
  const family = all.filter((one) => one.id === original || one.original === original)
  return family.map(({ language, path }) => ({ language, path }))
}
