import { PageAddresses, type PageAddress, type Sister } from '#contracts/pages.ts'
import { placePath } from '#domain/catalog/find-place.ts'
import { isPageTag } from '#domain/pages/cache-tags.ts'
import { inOneHop } from '#domain/pages/redirects.ts'
import { listCategories } from '#plugins/catalog/repository.ts'
import { cached } from '#plugins/kit/storage/cached.ts'
import type { Stored, WithPayload } from '#plugins/kit/storage/documents.ts'
import { chosenPages } from '../repository.ts'
import { shownAt } from '#plugins/kit/requests/shown-at.ts'
import { publishedPages } from './published-pages.ts'
import { readReferences } from './read-references.ts'
import { readRedirects } from './redirects.ts'

/** What of a published page decides its address. */
export type PublishedPage = Pick<
  Stored<'pages'>,
  'id' | 'path' | 'language' | 'kind' | 'original' | 'updatedAt' | 'seo'
>

/** The addresses of all published pages. */
export const pageAddresses = cached('page addresses', addressesNow)

async function addressesNow(context: WithPayload): Promise<{ pages: PageAddress[] }> {
  const pages = await publishedPages(context)
  return { pages: pages.map((page) => addressOf(page, sistersOf(page, pages))) }
}

/** The addresses of all published pages as of the instant that is shown. */
export function readPageAddresses(context: WithPayload): Promise<{ pages: PageAddress[] }> {
  return shownAt(context) === undefined ? pageAddresses.read(context) : addressesNow(context)
}

/**
 * The addresses of all published pages, what the keys lead to and what redirects where, with the tags of what else moves
 * them: a category or a store.
 */
export async function readAddresses(context: WithPayload): Promise<{ addresses: PageAddresses; tags: string[] }> {
  const [{ pages }, chosen, redirected, categories] = await Promise.all([
    readPageAddresses(context),
    chosenPages(context),
    readRedirects(context),
    listCategories(context),
  ])
  const { hrefOf, tags } = await readReferences(
    context,
    chosen.map(({ reference }) => reference),
  )
  const keys = chosen.flatMap(({ key, reference }) => {
    const path = hrefOf(reference)
    return path === null ? [] : [[key, path]]
  })
  const places = categories.flatMap((one) => [placePath(one), ...one.groups.map((group) => placePath(one, group))])
  const taken = new Set([...pages.map(({ path }) => path), ...places])
  const addresses = { pages, keys: Object.fromEntries(keys), redirects: inOneHop(redirected.redirects, taken) }
  // A page that moves is tagged by the addresses themselves.
  const others = [...tags, ...redirected.tags].filter((tag) => !isPageTag(tag))
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
