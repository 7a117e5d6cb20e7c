import type { Payload } from 'payload'
import { now } from '#plugins/kit/clock.ts'
import { readAll, type ArticleDocument, type DocumentId } from '../snapshot/documents.ts'

/** Documents already in the database, so that they are not queried row by row. */
export interface Planted {
  /** By handle. */
  articles: Map<string, ArticleDocument>
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
  const skus = await readAll<{ id: DocumentId; key: string }>(payload, 'skus')
  const storeStock = await readAll<{ key: string }>(payload, 'store-stock')
  const prices = await readAll<{ key: string; startsAt: string }>(payload, 'prices')
  const articles = await readAll<ArticleDocument>(payload, 'articles')
  return {
    articles: new Map(articles.map((article) => [article.handle, article])),
    skus: new Map(skus.map(({ key, id }) => [key, id])),
    storeStock: new Set(storeStock.map(({ key }) => key)),
    prices: new Map(prices.map(({ key, startsAt }) => [key, startsAt])),
    stores: await readAll(payload, 'stores'),
    day: now(),
  }
}
