import { MOST_FEED_BYTES, type FeedArticle, type FeedFormat, type FeedProblem } from '#contracts/provider/feed.ts'
import { bounds } from '#domain/bounds.ts'
import { ProviderProblem } from '#domain/refusal.ts'
import type { FeedMarket } from '#domain/provider/feed/read-feed.ts'
import { inWorker, OverLimits } from '#plugins/kit/in-worker.ts'

export interface FeedToRead {
  format: FeedFormat
  bytes: Uint8Array
  /** That of the header, where it names one. */
  charset?: string | undefined
  market: FeedMarket
}

/** A feed as the thread has read it. */
interface FeedRead {
  rows: number
  problems: FeedProblem[]
  ids: string[]
  /** Ids of articles that have a row which was refused. */
  refused: string[]
  /** Rows that were refused and do not say which article they are. */
  unnamed: number
  /** JSON of `ReadArticle[]`, some articles each: what is read at once takes the turn of others. */
  pieces: string[]
}
export type FeedReading = FeedRead | { refusal: ConstructorParameters<typeof ProviderProblem> }

export interface ReadArticle {
  article: FeedArticle
  state: number
}

const READER = 'plugins/provider/feed/feed-reader.ts'
const limits = { milliseconds: bounds['feed time'].most, bytes: bounds['feed memory'].most }

/** Reads a feed in a thread of its own. Throws 413 and 422, and 413 at the limits of the thread. */
export async function readFeedApart(feed: FeedToRead): Promise<FeedRead> {
  const reading = await inWorker<FeedReading>(READER, feed, limits).catch((problem: unknown) => {
    if (!(problem instanceof OverLimits)) throw problem
    throw new ProviderProblem(413, 'too_large', ['body'], `At most ${MOST_FEED_BYTES} bytes of articles`)
  })
  if ('refusal' in reading) throw new ProviderProblem(...reading.refusal)
  return reading
}
