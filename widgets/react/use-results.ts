import { useCallback, useEffect, useRef, useState } from 'react'
import { failedResults, readResults, type Display, type Results } from '../core/protocol.ts'
import { useSetup } from './setup.ts'

/** Where an answer stands (specification §4). */
export type Status = 'pending' | 'ready' | 'refreshing' | 'errored'

export interface Question {
  path: '/v2/search/results' | '/v2/product-listing'
  fields: Record<string, unknown>
  /** Of the first page. */
  limit: number
}

export interface Loaded {
  status: Status
  /** Several attempts have failed, and more follow. */
  isSlow: boolean
  results: Results
  displays: readonly Display[]
  hasMore: boolean
  isLoadingMore: boolean
  more: () => void
  retry: () => void
}

/** Results of a page at most. */
const MOST_OF_PAGE = 100
const NEXT_PAGE = 20

const nothing: Results = { ...failedResults, id: '' }
delete (nothing as { failed?: true }).failed

interface State {
  key: string
  status: Status
  isSlow: boolean
  results: Results
  displays: readonly Display[]
  isLoadingMore: boolean
}

/**
 * Answers of search or a listing, with further pages. What was shown stays until the next answer is there; a question that
 * is asked no more is aborted. `initial` is what a server has drawn: it is not asked for again.
 */
export function useResults(question: Question | undefined, initial?: Results): Loaded {
  const setup = useSetup()
  const key = question ? JSON.stringify([question.path, question.fields]) : ''
  const firstKey = useRef(key)
  const [state, setState] = useState<State>(() => {
    const known = initial ?? nothing
    return {
      key: initial ? key : '',
      status: initial ? 'ready' : 'pending',
      isSlow: false,
      results: known,
      displays: known.displays,
      isLoadingMore: false,
    }
  })
  const [attempt, setAttempt] = useState(0)
  const asked = useRef(question)
  asked.current = question
  const paging = useRef<AbortController>(undefined)

  useEffect(() => {
    const now = asked.current
    if (!now || (initial && key === firstKey.current && attempt === 0)) return
    const controller = new AbortController()
    const { signal } = controller
    paging.current?.abort()
    setState((before) => ({ ...before, status: before.displays.length > 0 ? 'refreshing' : 'pending', isSlow: false }))
    const onTrouble = () => setState((before) => ({ ...before, isSlow: true }))
    void loadPages(now, signal, onTrouble).then((loaded) => {
      if (signal.aborted) return
      if (loaded.results.failed) setup.report('Failed to fetch search results')
      const status = loaded.results.failed ? 'errored' : 'ready'
      setState({ key, status, isSlow: false, ...loaded, isLoadingMore: false })
    })
    return () => controller.abort()
  }, [key, attempt, setup.merchant, setup.market])

  async function ask(
    { path, fields }: Question,
    limit: number,
    cursor: string | null,
    signal: AbortSignal,
    onTrouble?: () => void,
  ) {
    const all = { ...setup.asker(), ...fields, limit, ...(cursor && { cursor }) }
    const outcome = await setup.ask(path, all, { signal, onTrouble })
    return 'body' in outcome ? readResults(outcome.body) : failedResults
  }

  /** The first page, and as many more as were shown before. */
  async function loadPages(now: Question, signal: AbortSignal, onTrouble: () => void) {
    let results = await ask(now, Math.min(now.limit, MOST_OF_PAGE), null, signal, onTrouble)
    const first = results
    const displays = [...results.displays]
    while (!results.failed && results.cursor && displays.length < now.limit) {
      results = await ask(now, Math.min(now.limit - displays.length, MOST_OF_PAGE), results.cursor, signal)
      displays.push(...results.displays)
    }
    return { results: { ...first, cursor: results.failed ? first.cursor : results.cursor }, displays }
  }

  const more = useCallback(() => {
    const now = asked.current
    if (!now || state.isLoadingMore || state.status !== 'ready' || !state.results.cursor) return
    const controller = (paging.current = new AbortController())
    setState((before) => ({ ...before, isLoadingMore: true }))
    void ask(now, NEXT_PAGE, state.results.cursor, controller.signal).then((page) => {
      if (controller.signal.aborted) return
      setState((before) => {
        // The next page failing leaves what is shown, and the way to it.
        if (page.failed) return { ...before, isLoadingMore: false }
        const known = new Set(before.displays.map(({ product_id }) => product_id))
        const added = page.displays.filter(({ product_id }) => product_id === undefined || !known.has(product_id))
        return {
          ...before,
          isLoadingMore: false,
          results: { ...before.results, cursor: page.cursor },
          displays: [...before.displays, ...added],
        }
      })
    })
  }, [state])

  const { results, displays, status, isSlow, isLoadingMore } = state
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { status, isSlow, results, displays, isLoadingMore, hasMore: results.cursor !== null, more, retry }
}
