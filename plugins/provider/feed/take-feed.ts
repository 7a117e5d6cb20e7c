import { MOST_FEED_PROBLEMS, type FeedFormat, type FeedReport } from '#contracts/provider/feed.ts'
import { ProviderProblem } from '#domain/provider-problem.ts'
import { csvRows, jsonRows, type FeedRow } from '#domain/provider/feed/feed-rows.ts'
import { readFeed } from '#domain/provider/feed/read-feed.ts'
import { documentState } from '#domain/search/document-state.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { addReport, knownArticles, removeArticles, writeArticle, type Market, type Tenant } from '../repository.ts'
import { tellArticlesChanged } from './tenant-index.ts'
import { xmlRows } from './xml-rows.ts'

const readers: Record<FeedFormat, (text: string) => FeedRow[]> = { jsonl: jsonRows, csv: csvRows, xml: xmlRows }

/** A delivery of all articles that a merchant has in one market. */
export interface Delivery {
  format: FeedFormat
  bytes: Uint8Array
}

/**
 * Takes a merchant's articles in place of those from before. A row that is refused leaves an article that was known as it
 * was, and a feed without one good row changes nothing: both are mishaps, not the end of an assortment.
 *
 * What is interrupted is mended by the next delivery. Throws 422 where no article can be read.
 */
export function takeFeed(
  context: WithPayload,
  tenant: Tenant,
  market: Market,
  delivery: Delivery,
): Promise<FeedReport> {
  return serialized(`feed ${tenant.key}`, () => take(context, tenant, market, delivery))
}

async function take(context: WithPayload, tenant: Tenant, market: Market, { format, bytes }: Delivery) {
  const place = { tenant: tenant.key, market: market.market }
  const rows = readers[format](new TextDecoder().decode(bytes))
  const read = readFeed(rows, {
    currency: market.currency,
    linkHosts: new Set([...tenant.origins].map((origin) => new URL(origin).host)),
    pictureHosts: tenant.pictureHosts,
  })
  const problems = read.problems.slice(0, MOST_FEED_PROBLEMS)
  const counted = { format, rows: rows.length, taken: read.articles.length, problems }
  const refused = rows.length - read.articles.length
  const known = await knownArticles(context, place)
  if (read.articles.length === 0) {
    await addReport(context, tenant, place, { ...counted, refused, kept: known.size, removed: 0 })
    throw new ProviderProblem(422, 'no_article', ['body'], 'No row could be taken: nothing was changed')
  }

  const present = new Set(read.articles.map(({ id }) => id))
  const kept = [...read.refused].filter((id) => known.has(id) && !present.has(id))
  const staying = new Set([...present, ...kept])
  const gone = [...known.keys()].filter((id) => !staying.has(id))
  for (const article of read.articles) {
    const state = documentState(article)
    if (known.get(article.id) !== state) await writeArticle(context, place, article, state)
  }
  await removeArticles(context, place, gone)
  await tellArticlesChanged(context, tenant)
  const report = { ...counted, refused, kept: kept.length, removed: gone.length }
  await addReport(context, tenant, place, report)
  return report
}
