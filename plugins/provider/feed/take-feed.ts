import { setImmediate } from 'node:timers/promises'
import { MOST_FEED_BYTES, type FeedFormat, type FeedProblem, type FeedReport } from '#contracts/provider/feed.ts'
import { ProviderProblem } from '#domain/refusal.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import type { SearchPlace } from '#domain/search/engine.ts'
import {
  addReport,
  holdArticles,
  knownArticles,
  removeArticles,
  writeArticle,
  type KnownArticle,
  type Market,
  type Tenant,
} from '../repository.ts'
import { readFeedApart, type ReadArticle } from './read-apart.ts'
import { notifyOfBroken, notifyOfWaiting, removalsOf, waitingReport } from './removals.ts'
import { reportArticlesChanged } from './tenant-index.ts'

/** A delivery of all articles that a merchant has in one market. */
export interface Delivery {
  format: FeedFormat
  /** That of the header, where it names one. */
  charset?: string | undefined
  /** The code by which articles that wait may leave. */
  confirm?: string | undefined
  /** Its bytes, read once earlier deliveries of the merchant are done; undefined where there are too many. */
  read: () => Promise<Uint8Array | undefined>
}

/**
 * Takes a merchant's articles in place of those from before. A row that is refused leaves an article that was known as it
 * was, a feed without one good row or one that is broken off changes nothing, and of a feed that lacks more than a third
 * the missing ones stay until the merchant confirms: all are mishaps, not the end of an assortment.
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

async function take(context: WithPayload, tenant: Tenant, market: Market, { read, ...delivery }: Delivery) {
  const { format, confirm } = delivery
  const place = { tenant: tenant.key, market: market.market }
  const bytes = await read()
  if (!bytes) throw new ProviderProblem(413, 'too_large', ['body'], `At most ${MOST_FEED_BYTES} bytes`)
  const known = await knownArticles(context, place)
  const nothing = { format, rows: 0, taken: 0, refused: 0, problems: [] as FeedProblem[], removed: 0, waiting: null }
  if (confirm !== undefined && bytes.length === 0) return confirmed(context, tenant, place, known, nothing, confirm)

  const linkHosts = new Set([...tenant.origins].map((origin) => new URL(origin).host))
  const feedMarket = { currency: market.currency, linkHosts, pictureHosts: tenant.pictureHosts }
  const reading = await readFeedApart({ ...delivery, bytes, market: feedMarket }).catch(async (problem: unknown) => {
    if (problem instanceof ProviderProblem && problem.status === 422) {
      await addReport(context, tenant, place, { ...nothing, kept: known.size }, 'broken')
      await notifyOfBroken(context, tenant, market, problem.message)
    }
    throw problem
  })
  const { rows, ids, pieces, problems, ...feed } = reading
  const counted = { format, rows, taken: ids.length, refused: rows - ids.length, problems }
  if (ids.length === 0) {
    await addReport(context, tenant, place, { ...nothing, ...counted, kept: known.size })
    const [first] = problems
    const reason = first ? ` Row ${first.row}: ${first.code}` : ''
    throw new ProviderProblem(422, 'no_article', ['body'], `No row could be taken: nothing was changed.${reason}`)
  }

  const present = new Set(ids)
  const stored = feed.refused.filter((id) => known.has(id) && !present.has(id))
  const staying = new Set([...present, ...stored])
  const gone = [...known.keys()].filter((id) => !staying.has(id))
  const { leaving, waiting } = removalsOf(place, known, gone, { confirm, unnamed: feed.unnamed })
  for (const piece of pieces) {
    for (const { article, state } of JSON.parse(piece) as ReadArticle[]) {
      const before = known.get(article.id)
      if (before?.state !== state || before.isWaiting) await writeArticle(context, place, article, state)
    }
    await setImmediate()
  }
  await holdArticles(
    context,
    place,
    waiting.filter((id) => !known.get(id)?.isWaiting),
  )
  await removeArticles(context, place, leaving)
  await reportArticlesChanged(context, tenant)
  const held = waitingReport(place, waiting, known.size)
  const report = { ...counted, kept: stored.length, removed: leaving.length, waiting: held }
  await addReport(context, tenant, place, report, held ? 'waiting' : 'taken')
  await notifyOfWaiting(context, tenant, market, report)
  return report
}

/** Lets the articles leave that wait, without another feed. */
async function confirmed(
  context: WithPayload,
  tenant: Tenant,
  place: SearchPlace,
  known: ReadonlyMap<string, KnownArticle>,
  nothing: Omit<FeedReport, 'kept'>,
  confirm: string,
): Promise<FeedReport> {
  const waited = [...known].flatMap(([id, { isWaiting }]) => (isWaiting ? [id] : []))
  const { leaving } = removalsOf(place, known, waited, { confirm, unnamed: 0 })
  if (leaving.length === 0)
    throw new ProviderProblem(422, 'confirm_unknown', ['query', 'confirm'], 'No articles wait under this code')
  await removeArticles(context, place, leaving)
  await reportArticlesChanged(context, tenant)
  const report = { ...nothing, kept: known.size - leaving.length, removed: leaving.length }
  await addReport(context, tenant, place, report)
  return report
}
