import type { Payload } from 'payload'
import { PageAddresses, type PageAddress, type Sister } from '#contracts/pages.ts'
import { placePath } from '#domain/catalog/find-place.ts'
import { inOneHop } from '#domain/pages/redirects.ts'
import { listCategories } from '#plugins/catalog/list-categories.ts'
import { now } from '#plugins/kit/clock.ts'
import { cached } from '#plugins/kit/storage/cached.ts'
import { countWhere, findAll, type DocumentId, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { shownAt } from '#plugins/kit/requests/shown-at.ts'
import { publishedPages } from './published-pages.ts'
import { readRedirects } from './redirects.ts'

/** What of a published page decides its address, and when it changed. */
type PublishedPage = Pick<Stored<'pages'>, 'id' | 'path' | 'language' | 'kind' | 'original' | 'updatedAt' | 'seo'>

const FIELDS = ['path', 'language', 'kind', 'original', 'updatedAt', 'seo'] as const
const PUBLISHED = { _status: { equals: 'published' }, deletedAt: { exists: false } }

/** Every change of what visitors know of a page raises it. */
export const PAGES_COUNTER = 'page addresses'

/** The addresses of all published pages. */
export const pageAddresses = cached(PAGES_COUNTER, async (context) => addressesIn(await pagesNow(context)))

/** The addresses of all published pages as of the instant that is shown. */
export async function readPageAddresses(context: WithPayload): Promise<{ pages: PageAddress[] }> {
  return shownAt(context) === undefined ? pageAddresses.read(context) : addressesIn(await publishedPages(context))
}

function addressesIn(pages: PublishedPage[]): { pages: PageAddress[] } {
  const families = Map.groupBy(pages, originalOf)
  return { pages: pages.map((page) => addressOf(page, sistersIn(families.get(originalOf(page)) ?? []))) }
}

/** Clocks of processes may differ by so much. */
const CLOCKS_DIFFER_MS = 120_000

/** The published pages as read last. */
const readLast = new WeakMap<Payload, { pages: Map<DocumentId, PublishedPage>; atMs: number }>()

/**
 * Every published page. Only those that have changed since the last time are read, since editors publish all the time; where
 * their number then differs, such as after one was deleted, all of them.
 */
async function pagesNow(context: WithPayload): Promise<PublishedPage[]> {
  const before = readLast.get(context.payload)
  const atMs = now().getTime()
  const since = before && { updatedAt: { greater_than: new Date(before.atMs - CLOCKS_DIFFER_MS).toISOString() } }
  const changed = since && (await findAll(context, 'pages', since, { fields: [...FIELDS, '_status', 'deletedAt'] }))
  let pages = new Map(before?.pages)
  for (const { _status, deletedAt, ...page } of changed ?? [])
    if (_status === 'published' && !deletedAt) pages.set(page.id, page)
    else pages.delete(page.id)
  if (!before || (await countWhere(context, 'pages', PUBLISHED)) !== pages.size)
    pages = new Map((await findAll(context, 'pages', PUBLISHED, { fields: FIELDS })).map((page) => [page.id, page]))
  readLast.set(context.payload, { pages, atMs })
  return [...pages.values()]
}

/** The addresses of all published pages and what redirects where, with the tags of what else moves them: a category or a store. */
export async function readAddresses(context: WithPayload): Promise<{ addresses: PageAddresses; tags: string[] }> {
  const [{ pages }, redirected, categories] = await Promise.all([
    readPageAddresses(context),
    readRedirects(context),
    listCategories(context),
  ])
  const places = categories.flatMap((one) => [placePath(one), ...one.groups.map((group) => placePath(one, group))])
  const taken = new Set([...pages.map(({ path }) => path), ...places])
  const addresses = { pages, redirects: inOneHop(redirected.redirects, taken) }
  return { addresses: PageAddresses.parse(addresses), tags: redirected.tags }
}

function addressOf({ path, language, kind, seo, updatedAt }: PublishedPage, sisters: Sister[]): PageAddress {
  return { path, language, kind, isIndexed: !seo.isHidden, changedAt: updatedAt, sisters }
}

/** The page that a family of translations goes back to: the Finnish one, which the others name. */
function originalOf({ id, original }: PublishedPage): DocumentId {
  return original ?? id
}

function sistersIn(family: PublishedPage[]): Sister[] {
  return family.map(({ language, path }) => ({ language, path }))
}
