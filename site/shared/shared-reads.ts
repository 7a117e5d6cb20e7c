/** How long equal questions share one answer, from when it was asked for (specification §9), in ms. */
export const SHARED_MS = 2000

/** Pause before a question that failed is asked again, and on a slow connection (specification §9), in ms. */
const RETRY_MS = 5000
const SLOW_RETRY_MS = 10_000
/** Doublings of the pause at most, so that an hour's outage is noticed to be over within minutes. */
const MOST_DOUBLINGS = 5

interface Shared {
  answer: Promise<Response>
  askedAt: number
  isSettled: boolean
  /** Those who wait for it. Without any, the request is aborted. */
  readers: number
  request: AbortController
}

/**
 * A `fetch` in which equal questions share one request: while it is under way, and for two seconds after it was asked.
 * Only answers with success are cached, and only until something is changed through it. Each reader gets a body of its
 * own, and is rejected with an `AbortError` once the signal of its own request aborts.
 */
export function sharedReads(
  fetch: (request: Request) => Promise<Response>,
  now: () => number = Date.now,
): (request: Request) => Promise<Response> {
  const known = new Map<string, Shared>()

  const erase = (url: string, shared: Shared) => {
    if (known.get(url) === shared) known.delete(url)
  }

  const ask = (request: Request): Shared => {
    const own = new AbortController()
    const answer = fetch(new Request(request, { signal: own.signal }))
    const shared: Shared = { answer, askedAt: now(), isSettled: false, readers: 0, request: own }
    known.set(request.url, shared)
    answer.then(
      ({ ok }) => ((shared.isSettled = true), ok || erase(request.url, shared)),
      () => erase(request.url, shared),
    )
    return shared
  }

  return async (request) => {
    if (request.method !== 'GET') {
      known.clear()
      return fetch(request)
    }
    request.signal.throwIfAborted()
    for (const [url, { isSettled, askedAt }] of known) if (isSettled && now() - askedAt >= SHARED_MS) known.delete(url)
    const shared = known.get(request.url) ?? ask(request)
    return read(shared, request.signal, () => erase(request.url, shared))
  }
}

function read(shared: Shared, signal: AbortSignal, erase: () => void): Promise<Response> {
  shared.readers++
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(signal.reason as Error)
      if (--shared.readers > 0 || shared.isSettled) return
      erase()
      shared.request.abort()
    }
    signal.addEventListener('abort', leave, { once: true })
    const stay = () => signal.removeEventListener('abort', leave)
    shared.answer.then(
      (answer) => (stay(), resolve(answer.clone())),
      (error: Error) => (stay(), reject(error)),
    )
  })
}

/**
 * Pause in ms before a question is asked again that failed for the `failures`-th time (from 1): 5 s, or 10 s on a slow connection, and
 * doubled with each failure. `share` (0 to 1) spreads it by half of it both ways, so that not everyone comes back at once after an outage.
 */
export function retryPause(failures: number, isSlow = isSlowConnection(), share = Math.random()): number {
  return (isSlow ? SLOW_RETRY_MS : RETRY_MS) * 2 ** Math.min(failures - 1, MOST_DOUBLINGS) * (0.5 + share)
}

/** Only some browsers report the connection. */
function isSlowConnection(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  return connection?.effectiveType === '2g' || connection?.effectiveType === 'slow-2g'
}
