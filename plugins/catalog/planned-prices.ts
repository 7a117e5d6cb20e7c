import type { Where } from 'payload'
import type { CategoryId } from '#contracts/catalog.ts'
import type { Channel } from '#domain/catalog/dated-price.ts'
import { rowAfterRelease, rowInRelease, type PriceChange, type SourcedPrice } from '#domain/catalog/release-price.ts'
import { hook } from '#plugins/kit/hook.ts'
import { findAll, type DocumentId, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'

/** What a release prices: articles, or all of a brand or of a category, in one channel and of one kind. */
export interface PriceTarget extends PriceChange {
  /** Empty where it is a brand or a category. */
  articles: readonly DocumentId[]
  brand: DocumentId | null
  category: CategoryId | null
  channel: Channel
  kind: Stored<'prices'>['kind']
}

/** An article that a release prices, with its price rows of that channel and kind. */
export interface PricedArticle extends Pick<PriceTarget, 'channel' | 'kind'> {
  article: DocumentId
  /** By which rows of orders name it; null before it is given one. */
  number: number | null
  title: string
  target: PriceTarget
  rows: SourcedPrice[]
}

/** The price rows of each article, channel and kind, by `nameOf` them. */
export type PriceRows = Map<string, SourcedPrice[]>

/** Begins the key of every row that a release writes, and is followed by its ref. */
export const RELEASE_KEY = 'release:'

/** The prices of a release that has not ended, by its ref. */
export interface PlannedPrices {
  release: string
  goesLiveAt: string
  /** Null where the prices stay for good. */
  comesBackAt: string | null
  targets: PriceTarget[]
}

/** Finds the prices of all releases that have not ended, in the order in which they go live. */
export type FindPlannedPrices = (context: WithPayload) => Promise<PlannedPrices[]>

/** Gives the prices that are planned ahead. */
export const pricePlans = hook<FindPlannedPrices>('price plans')

/** Every release that has prices ahead of it. */
export async function plannedPrices(context: WithPayload): Promise<PlannedPrices[]> {
  return (await pricePlans.only(context)?.(context)) ?? []
}

/** All price rows there are, and those that planned releases will write if nothing changes. */
export async function priceRowsAhead(context: WithPayload, planned: readonly PlannedPrices[]): Promise<PriceRows> {
  const rows = await readPriceRows(context)
  for (const { release, goesLiveAt, comesBackAt, targets } of planned)
    for (const one of await articlesPriced(context, targets, rows)) {
      const isLive = one.rows.some((row) => row.release === release)
      const live = isLive ? null : rowInRelease(one.rows, one.target, release, goesLiveAt)
      const during = [...one.rows, ...(live ? [live] : [])]
      const back = comesBackAt === null ? null : rowAfterRelease(during, release, comesBackAt)
      rows.set(nameOf(one), [...during, ...(back ? [back] : [])])
    }
  return rows
}

/** What these targets price, each once: an article by its own target before that of its brand, and by that before its category's. */
export async function articlesPriced(
  context: WithPayload,
  targets: readonly PriceTarget[],
  rows: PriceRows,
): Promise<PricedArticle[]> {
  const priced = new Map<string, PricedArticle>()
  for (const target of targets.toSorted((a, b) => widthOf(a) - widthOf(b))) {
    const { channel, kind } = target
    for (const { id, number, title } of await findAll(context, 'articles', isPricedBy(target))) {
      const name = nameOf({ article: id, channel, kind })
      if (!priced.has(name))
        priced.set(name, { article: id, number, title: title ?? '', channel, kind, target, rows: rows.get(name) ?? [] })
    }
  }
  return [...priced.values()]
}

/** How much a target prices: the narrower one goes first. */
function widthOf({ articles, brand }: PriceTarget): number {
  return articles.length > 0 ? 0 : brand === null ? 2 : 1
}

function isPricedBy({ articles, brand, category }: PriceTarget): Where {
  if (articles.length > 0) return { id: { in: [...articles] } }
  return brand === null ? { category: { equals: category } } : { brand: { equals: brand } }
}

/** All price rows there are. */
export async function readPriceRows(context: WithPayload): Promise<PriceRows> {
  const prices = await findAll(context, 'prices')
  const rows = prices.map((price) => [nameOf(price), sourced(price)] as const)
  return new Map([...Map.groupBy(rows, ([name]) => name)].map(([name, each]) => [name, each.map(([, row]) => row)]))
}

/** Names the price of an article in a channel and of a kind. */
export function nameOf({ article, channel, kind }: Pick<PriceTarget, 'channel' | 'kind'> & { article: DocumentId }) {
  return [article, channel, kind].join(':')
}

function sourced({ channel, amount, isCampaign, startsAt, key }: Stored<'prices'>): SourcedPrice {
  const release = key?.startsWith(RELEASE_KEY) ? (key.slice(RELEASE_KEY.length).split(':')[0] ?? null) : null
  return { channel, amount, isCampaign: isCampaign === true, startsAt: startsAt ?? '', release }
}
