import { setImmediate } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { FeedArticle, FeedReport } from '#contracts/provider/feed.ts'
import type { SearchPlace } from '#domain/search/engine.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { cached } from '#plugins/kit/storage/cached.ts'
import {
  changeIf,
  deleteWhere,
  findAll,
  findEachPage,
  findOne,
  type WithPayload,
  writeUnlessTaken,
} from '#plugins/kit/storage/documents.ts'

/** One market of a merchant. */
export interface Market {
  market: string
  /** Such as `fi-FI`. */
  locale: string
  /** ISO 4217. */
  currency: string
  /** Decimals of a price. */
  decimals: number
  /** Where its pages of categories are, with `{query_id}` in place of the category; null where it is not set. */
  listingAddress: string | null
}

/** A merchant whose goods are found through `/v2`. */
export interface Tenant {
  key: string
  name: string
  origins: ReadonlySet<string>
  pictureHosts: ReadonlySet<string>
  markets: ReadonlyMap<string, Market>
  /** Calls of all its shoppers together. */
  callsPerMinute: number
  /** Its feed key is the one of this number. */
  feedKeyNumber: number
  /** Who is written to when a feed waits or is broken; null where it is not set. */
  feedContact: string | null
}

/** The merchants that are answered, by key. */
export const tenants = cached('tenants', async (context) => {
  const documents = await findAll(context, 'tenants', { isOpen: { equals: true } })
  return new Map(
    documents.map(
      ({ key, name, origins, pictureHosts, markets, callsPerMinute, feedKeyNumber, feedContact }): [string, Tenant] => [
        key,
        {
          key,
          name,
          callsPerMinute,
          feedKeyNumber,
          feedContact: feedContact ?? null,
          origins: new Set(origins ?? []),
          pictureHosts: new Set(pictureHosts ?? []),
          markets: new Map(
            markets.map(({ market, locale, currency, decimals, listingAddress }) => [
              market,
              { market, locale, currency, decimals, listingAddress: listingAddress ?? null },
            ]),
          ),
        },
      ],
    ),
  )
})

/** One market of one merchant, as staff choose it. */
export interface MerchantMarket {
  tenant: string
  market: Market
  /** That of the merchant, with the market where it has several. */
  name: string
}

/** Every market of every merchant that is answered, by name. */
export async function merchantMarkets(context: WithPayload): Promise<MerchantMarket[]> {
  const all = [...(await tenants.read(context)).values()].flatMap(({ key, name, markets }) =>
    [...markets.values()].map((market) => ({
      tenant: key,
      market,
      name: markets.size > 1 ? `${name}, ${market.market}` : name,
    })),
  )
  return all.toSorted((one, other) => one.name.localeCompare(other.name, 'fi'))
}

export type NewTenant = Pick<Tenant, 'key' | 'name'> & {
  origins?: string[]
  pictureHosts?: string[]
  feedContact?: string
  markets: Market[]
}

/** Adds a merchant unless its key is taken, and says whether it did. */
export async function addTenant({ payload }: WithPayload, tenant: NewTenant): Promise<boolean> {
  if (await findOne({ payload }, 'tenants', { key: { equals: tenant.key } })) return false
  await payload.create({
    collection: 'tenants',
    data: { ...tenant, callsPerMinute: 6000, feedKeyNumber: 1, isOpen: true },
  })
  return true
}

/** The articles of a merchant's market, as its feeds listed them: page by page. */
export function articlesOf(context: WithPayload, place: SearchPlace) {
  return findEachPage(context, 'tenant-articles', { place: { equals: nameOf(place) } }, ['article', 'state'])
}

/** An article as the feeds so far have it. */
export interface KnownArticle {
  /** Another number when the article is another. */
  state: number
  /** The last feed lacks it, and it stays until the merchant confirms that it is gone. */
  isWaiting: boolean
}

/** What is known of them by the id of each. */
export async function knownArticles(context: WithPayload, place: SearchPlace): Promise<Map<string, KnownArticle>> {
  const where = { place: { equals: nameOf(place) } }
  const before = nameOf(place).length
  const known = new Map<string, KnownArticle>()
  for await (const page of findEachPage(context, 'tenant-articles', where, ['key', 'state', 'isWaiting']))
    for (const { key, state, isWaiting } of page) known.set(key.slice(before), { state, isWaiting: isWaiting === true })
  return known
}

/** Writes an article in place of the one with its id. */
export async function writeArticle(
  context: WithPayload,
  place: SearchPlace,
  article: FeedArticle,
  state: number,
): Promise<void> {
  const key = nameOf(place) + article.id
  const isNew = await writeUnlessTaken(context, 'tenant-articles', { key, place: nameOf(place), article, state })
  if (!isNew) await changeIf(context, 'tenant-articles', { key: { equals: key } }, { article, state, isWaiting: false })
}

/** Notes that articles wait for the merchant's yes to leave. */
export async function holdArticles(context: WithPayload, place: SearchPlace, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await changeIf(context, 'tenant-articles', { key: { equals: nameOf(place) + id } }, { isWaiting: true })
    await setImmediate()
  }
}

/** Keys that one statement names. */
const AT_ONCE = 200

export async function removeArticles(context: WithPayload, place: SearchPlace, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const keys = ids.slice(at, at + AT_ONCE).map((id) => nameOf(place) + id)
    await deleteWhere(context, 'tenant-articles', { key: { in: keys } })
    await setImmediate()
  }
}

/** Reports of one market that are stored. */
const REPORTS = 20

/** Stores the outcome of a delivery, for staff. */
export async function addReport(
  { payload }: WithPayload,
  { name }: Tenant,
  place: SearchPlace,
  { problems, waiting, ...counted }: FeedReport,
  outcome: 'taken' | 'waiting' | 'broken' = 'taken',
): Promise<void> {
  const title = `${name}, ${place.market}`
  const rows = problems.map(({ row, id, code }) => ({ row, article: id, code }))
  const at = { place: nameOf(place), takenAt: nowIso() }
  await payload.create({
    collection: 'feed-reports',
    data: { ...counted, ...at, title, outcome, waiting: waiting?.articles ?? 0, problems: rows },
  })
  const where = { place: { equals: nameOf(place) } }
  const all = await findAll({ payload }, 'feed-reports', where, { sort: '-createdAt', fields: ['takenAt'] })
  const old = all.slice(REPORTS).map(({ id }) => id)
  if (old.length > 0) await deleteWhere({ payload }, 'feed-reports', { id: { in: old } })
}

/** Of two places never the same, nor the beginning of the other. */
function nameOf({ tenant, market }: SearchPlace): string {
  return `${JSON.stringify([tenant, market])} `
}

/** From which hosts pictures are fetched for a merchant; from those of all where none is named. Undefined of an unknown one. */
export async function pictureHosts(
  payload: Payload,
  key: string | undefined,
): Promise<ReadonlySet<string> | undefined> {
  const known = await tenants.read({ payload })
  if (key !== undefined) return known.get(key)?.pictureHosts
  return new Set([...known.values()].flatMap((tenant) => [...tenant.pictureHosts]))
}
