import type { Payload } from 'payload'
import { now } from '#plugins/kit/clock.ts'
import { findAll, type DocumentId, type Stored } from '#plugins/kit/storage/documents.ts'
import { has } from '../snapshot/documents.ts'

/** Documents already in the database, so that they are not queried row by row. */
export interface Planted {
  /** By handle. */
  articles: Map<string, Stored<'articles'>>
  skus: Map<string, DocumentId>
  storeStock: Set<string>
  /** When each price of the seeds begins, by its key. */
  prices: Map<string, string>
  stores: { id: DocumentId; number: number }[]
  /** The day of planting, from which the seeds' prices count back. */
  day: Date
}

/** Reads what of the seeds is in the database. */
export async function readPlanted(payload: Payload): Promise<Planted> {
  const context = { payload }
  const skus = (await findAll(context, 'skus')).filter(has('key'))
  const storeStock = (await findAll(context, 'store-stock')).filter(has('key'))
  const prices = (await findAll(context, 'prices')).filter(has('key', 'startsAt'))
  const articles = await findAll(context, 'articles')
  return {
    articles: new Map(articles.map((article) => [article.handle, article])),
    skus: new Map(skus.map(({ key, id }) => [key, id])),
    storeStock: new Set(storeStock.map(({ key }) => key)),
    prices: new Map(prices.map(({ key, startsAt }) => [key, startsAt])),
    stores: await findAll(context, 'stores'),
    day: now(),
  }
}
