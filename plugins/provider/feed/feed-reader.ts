import { parentPort, workerData } from 'node:worker_threads'
import type { FeedFormat } from '#contracts/provider/feed.ts'
import { ProviderProblem } from '#domain/refusal.ts'
import { csvRows, jsonRows, type FeedRow } from '#domain/provider/feed/feed-rows.ts'
import { decodedText } from '#domain/decoded-text.ts'
import { readFeed } from '#domain/provider/feed/read-feed.ts'
import { documentState } from '#domain/search/document-state.ts'
import type { FeedToRead, FeedReading } from './read-apart.ts'
import { xmlRows } from './xml-rows.ts'

/** Articles of a piece, which the main thread reads and writes before others get their turn. */
const AT_ONCE = 50

const readers: Record<FeedFormat, (text: string) => Iterable<FeedRow>> = {
  jsonl: jsonRows,
  csv: csvRows,
  xml: xmlRows,
}

// What `read-apart.ts` starts.
parentPort?.postMessage(answer(workerData as FeedToRead))

function answer({ format, bytes, charset, market }: FeedToRead): FeedReading {
  try {
    const { articles, refused, ...read } = readFeed(readers[format](decodedText(bytes, charset, 'utf-8')), market)
    const pieces: string[] = []
    for (let at = 0; at < articles.length; at += AT_ONCE) {
      const some = articles.slice(at, at + AT_ONCE).map((article) => ({ article, state: documentState(article) }))
      pieces.push(JSON.stringify(some))
    }
    return { ...read, ids: articles.map(({ id }) => id), refused: [...refused], pieces }
  } catch (problem) {
    if (!(problem instanceof ProviderProblem)) throw problem
    return { refusal: [problem.status, problem.type, problem.loc, problem.message] }
  }
}
