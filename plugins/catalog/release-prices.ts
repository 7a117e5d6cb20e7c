import type { Where } from 'payload'
import type { CategoryId } from '#contracts/catalog.ts'
import type { Channel } from '#domain/catalog/dated-price.ts'
import { rowAfterRelease, rowInRelease, type PriceChange, type SourcedPrice } from '#domain/catalog/release-price.ts'
import {
  findAll,
  writeUnlessTaken,
  type DocumentId,
  type Stored,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'
import { goodsChanged } from './catalog-changes.ts'

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
const PREFIX = 'release:'

/**
 * Prices what a release prices, from an instant (ISO) on. A repeat adds nothing. Pages show the new prices all at once, when
 * the last row is written. What has no price is left as it is.
 *
 * @param release ref of the release.
 */
export async function startReleasePrices(
  context: WithPayload,
  { release, targets, at }: { release: string; targets: readonly PriceTarget[]; at: string },
): Promise<void> {
  const priced = await articlesPriced(context, targets, await readPriceRows(context))
  await addRows(
    context,
    priced.flatMap((one) => {
      const row = rowInRelease(one.rows, one.target, release, at)
      return row ? [{ ...one, row, key: `${PREFIX}${release}:${nameOf(one)}:live` }] : []
    }),
  )
}

/** Ends the prices of a release at an instant (ISO): everything costs again what it would without it. A repeat adds nothing. */
export async function endReleasePrices(
  context: WithPayload,
  { release, at }: { release: string; at: string },
): Promise<void> {
  const own = await findAll(context, 'prices', { key: { like: `${PREFIX}${release}:` } })
  const rows = await readPriceRows(context)
  await addRows(
    context,
    own.flatMap((price) => {
      const row = rowAfterRelease(rows.get(nameOf(price)) ?? [], release, at)
      return row ? [{ ...price, row, key: `${PREFIX}${release}:${nameOf(price)}:back` }] : []
    }),
  )
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
  const release = key?.startsWith(PREFIX) ? (key.slice(PREFIX.length).split(':')[0] ?? null) : null
  return { channel, amount, isCampaign: isCampaign === true, startsAt: startsAt ?? '', release }
}

interface AddedRow extends Pick<PriceTarget, 'channel' | 'kind'> {
  article: DocumentId
  key: string
  row: SourcedPrice
}

async function addRows(context: WithPayload, added: AddedRow[]): Promise<void> {
  for (const { article, channel, kind, key, row } of added) {
    const { amount, isCampaign, startsAt } = row
    const price = { article: article as number, channel, kind, amount, isCampaign, startsAt, key }
    await writeUnlessTaken(context, 'prices', price)
  }
  if (added.length > 0) await goodsChanged(context, 'article', [...new Set(added.map(({ article }) => article))])
}
