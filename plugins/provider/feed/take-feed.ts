import { setImmediate } from 'node:timers/promises'
import { MOST_FEED_BYTES, type FeedFormat, type FeedReport } from '#contracts/provider/feed.ts'
import { ProviderProblem } from '#domain/refusal.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { addReport, knownArticles, removeArticles, writeArticle, type Market, type Tenant } from '../repository.ts'
import { readFeedApart, type ReadArticle } from './read-apart.ts'
import { reportArticlesChanged } from './tenant-index.ts'

/** A delivery of all articles that a merchant has in one market. */
export interface Delivery {
  format: FeedFormat
  /** Its bytes, read once earlier deliveries of the merchant are done; undefined where there are too many. */
  read: () => Promise<Uint8Array | undefined>
}

/**
 * Takes a merchant's articles in place of those from before. A row that is refused leaves an article that was known as it
 * was, and a feed without one good row changes nothing: both are mishaps, not the end of an assortment.
 *
 * What is interrupted is mended by the next delivery. Throws 422 where no article can be read, and 413 where there is too
 * much to read.
 */
export function takeFeed(
  context: WithPayload,
  tenant: Tenant,
  market: Market,
  delivery: Delivery,
): Promise<FeedReport> {
  return serialized(`feed ${tenant.key}`, () => take(context, tenant, market, delivery))
}

async function take(context: WithPayload, tenant: Tenant, market: Market, { format, read }: Delivery) {
  const place = { tenant: tenant.key, market: market.market }
  const bytes = await read()
  if (!bytes) throw new ProviderProblem(413, 'too_large', ['body'], `At most ${MOST_FEED_BYTES} bytes`)
  const linkHosts = new Set([...tenant.origins].map((origin) => new URL(origin).host))
  const feedMarket = { currency: market.currency, linkHosts, pictureHosts: tenant.pictureHosts }
  const { rows, ids, pieces, problems, ...feed } = await readFeedApart({ format, bytes, market: feedMarket })
  const counted = { format, rows, taken: ids.length, refused: rows - ids.length, problems }
  const known = await knownArticles(context, place)
  if (ids.length === 0) {
    await addReport(context, tenant, place, { ...counted, kept: known.size, removed: 0 })
    throw new ProviderProblem(422, 'no_article', ['body'], 'No row could be taken: nothing was changed')
  }

  const present = new Set(ids)
  const stored = feed.refused.filter((id) => known.has(id) && !present.has(id))
  const staying = new Set([...present, ...stored])
  const gone = [...known.keys()].filter((id) => !staying.has(id))
  for (const piece of pieces) {
    for (const { article, state } of JSON.parse(piece) as ReadArticle[])
      if (known.get(article.id) !== state) await writeArticle(context, place, article, state)
    await setImmediate()
  }
  await removeArticles(context, place, gone)
  await reportArticlesChanged(context, tenant)
  const report = { ...counted, kept: stored.length, removed: gone.length }
  await addReport(context, tenant, place, report)
  return report
}
