import { useEffect, useState } from 'react'
import { searchSite, SHORTEST_QUESTION, suggestSearches, type SearchResults } from '#contracts/search.ts'
import { call } from '../../shared/call.ts'
import { storedPosition } from '../../shared/stored-position.ts'
import { retryPause, sharedReads } from '../../shared/shared-reads.ts'

/** What the search shows: nothing asked yet, rows to come, results, none, or that the shop did not answer. */
export type SearchState = 'idle' | 'loading' | 'results' | 'nothing' | 'failed'

/** Pause in typing before the shop is asked (specification §9). */
const PAUSE_MS = 300

const read = sharedReads((request) => fetch(request))

/** Failures that time may mend. Any other refusal is answered alike the next time. */
const PASSING: ReadonlySet<string> = new Set(['shop.unreachable', 'shop.unexpected', 'request.too_many'])

interface Found {
  state: SearchState
  results: SearchResults | null
  /** What others have searched for, for these words. */
  searches: readonly string[]
  /** The words that were answered. */
  asked: string
  retry: () => void
}

interface Answered {
  query: string
  /** Null where the shop did not answer. */
  results: SearchResults | null
  searches: string[]
}

/**
 * Asks the shop for these words after a pause in typing. A request that newer words have overtaken is aborted. While the shop does not
 * answer it is asked again by and by, with the failure in view until it does.
 */
export function useResults(typed: string): Found {
  const query = typed.trim()
  const isAsked = [...query].length >= SHORTEST_QUESTION
  const [found, setFound] = useState<Answered | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!isAsked) return setFound(null)
    const overtaken = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const ask = async (failures: number) => {
      const fetchThis = (request: Request) => read(new Request(request, { signal: overtaken.signal }))
      const caller = { origin: location.origin, language: document.documentElement.lang, fetch: fetchThis }
      const suggesting = call(suggestSearches, { q: query }, caller)
      const answer = await call(searchSite, { q: query, ...storedPosition() }, caller)
      const suggested = await suggesting
      const searches = suggested.ok ? suggested.value.searches : []
      if (overtaken.signal.aborted) return
      setFound({ query, results: answer.ok ? answer.value : null, searches })
      if (answer.ok || !PASSING.has(answer.failure.code)) return
      timer = setTimeout(() => void ask(failures + 1), retryPause(failures + 1))
    }
    timer = setTimeout(() => void ask(0), attempt > 0 ? 0 : PAUSE_MS)
    return () => (clearTimeout(timer), overtaken.abort())
  }, [query, attempt])

  const retry = () => (setFound(null), setAttempt(attempt + 1))
  const { results = null, searches = [], query: asked = query } = found ?? {}
  return { state: stateOf(isAsked, found), results, searches, asked, retry }
}

/** While newer words are asked for, what older words found stays. */
function stateOf(isAsked: boolean, found: { results: SearchResults | null } | null): SearchState {
  if (!isAsked) return 'idle'
  if (!found) return 'loading'
  if (!found.results) return 'failed'
  return isEmpty(found.results) ? 'nothing' : 'results'
}

/** No success, or nothing in any group (specification §8). */
function isEmpty({ success, articles, stores, layoutPages, cities, productCategories }: SearchResults): boolean {
  const groups = [articles, stores, layoutPages, cities, productCategories]
  return !success || groups.every(({ data }) => data.length === 0)
}
