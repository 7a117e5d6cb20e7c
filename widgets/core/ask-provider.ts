/** What became of a question: the body of a 200, or why there is none. */
export type Outcome = { body: unknown } | { failed: string }

export interface AskOptions {
  /** GET is asked with the fields in the query. */
  method?: 'GET' | 'POST'
  /** Who asked needs no answer any more. */
  signal?: AbortSignal | undefined
  /** Called when several attempts have failed and more follow, so that a page can say so. */
  onTrouble?: (() => void) | undefined
  /** An answer is cached for five minutes, and asked for once at a time. */
  isStored?: boolean
}

export type Ask = (path: string, fields: Record<string, unknown>, options?: AskOptions) => Promise<Outcome>

export interface AskSettings {
  /** Origin of the provider, without a slash at the end. */
  provider: string
  /** Milliseconds since a fixed moment. */
  now?: () => number
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
  random?: () => number
  report?: (message: string) => void
}

const ATTEMPTS = 10
const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 60_000
/** Attempts that fail unseen: about half a second. */
const UNSEEN = 3
const STORED_MS = 300_000
/** Answers that are cached at most; the oldest go. */
const MOST_STORED = 50

interface Shared {
  outcome: Promise<Outcome>
  controller: AbortController
  askers: number
  troubled: Set<() => void>
  doneAt: number | undefined
}

/**
 * Asks the provider: without credentials, as text so that no preflight is needed, again after a failure that may pass.
 * Status 404 and 422 are final (specification §8), and so is a 200 that is no JSON.
 */
export function askingAt({
  provider,
  now = () => performance.now(),
  wait = pause,
  random = Math.random,
  report = () => undefined,
}: AskSettings): Ask {
  const shared = new Map<string, Shared>()

  async function attempt(path: string, init: RequestInit): Promise<Outcome | 'again'> {
    try {
      const response = await fetch(provider + path, { ...init, credentials: 'omit' })
      if (response.status === 422) return failure('Validation error: got 422 from API')
      if (response.status === 404) return failure('Got 404 from API')
      if (response.status !== 200) return 'again'
      const text = await response.text()
      try {
        return { body: JSON.parse(text) as unknown }
      } catch {
        return failure('The answer is no JSON')
      }
    } catch {
      return 'again'
    }
  }

  function failure(failed: string): Outcome {
    report(failed)
    return { failed }
  }

  async function persist(path: string, init: RequestInit, signal: AbortSignal, troubled: Set<() => void>) {
    let delay = FIRST_WAIT_MS
    for (let count = 1; ; count++) {
      const outcome = await attempt(path, { ...init, signal })
      if (signal.aborted) return { failed: 'aborted' }
      if (outcome !== 'again') return outcome
      if (count === ATTEMPTS) return failure('The provider does not answer')
      if (count >= UNSEEN) for (const report of troubled) report()
      await wait(delay, signal)
      delay = Math.min(delay * (2 + random()), LONGEST_WAIT_MS)
    }
  }

  function begin(path: string, init: RequestInit): Shared {
    const controller = new AbortController()
    const troubled = new Set<() => void>()
    const outcome = persist(path, init, controller.signal, troubled)
    return { outcome, controller, askers: 0, troubled, doneAt: undefined }
  }

  return async (path, fields, { method = 'POST', signal, onTrouble, isStored = method === 'POST' } = {}) => {
    if (signal?.aborted) return { failed: 'aborted' }
    const written = method === 'GET' ? queryOf(fields) : JSON.stringify(sorted(fields))
    const key = `${path} ${written}`
    let one = isStored ? shared.get(key) : undefined
    const isOld = one?.doneAt !== undefined && now() - one.doneAt > STORED_MS
    if (!one || isOld || one.controller.signal.aborted) {
      one = method === 'GET' ? begin(`${path}?${written}`, {}) : begin(path, { method, body: written })
      const begun = one
      if (isStored) keep(key, begun)
      void begun.outcome.then((outcome) => {
        begun.doneAt = now()
        // A failure is asked again.
        if ('failed' in outcome && shared.get(key) === begun) shared.delete(key)
      })
    }
    return share(one, signal, onTrouble)
  }

  function keep(key: string, one: Shared): void {
    shared.delete(key)
    shared.set(key, one)
    for (const oldest of shared.keys()) if (shared.size > MOST_STORED) shared.delete(oldest)
  }
}

/** The last of those who wait and give up ends the request. */
function share(one: Shared, signal: AbortSignal | undefined, onTrouble: (() => void) | undefined): Promise<Outcome> {
  if (onTrouble) one.troubled.add(onTrouble)
  one.askers++
  return new Promise((resolve) => {
    const leave = () => {
      if (onTrouble) one.troubled.delete(onTrouble)
      signal?.removeEventListener('abort', abandon)
      one.askers--
    }
    const abandon = () => {
      leave()
      if (one.askers === 0 && one.doneAt === undefined) one.controller.abort()
      resolve({ failed: 'aborted' })
    }
    signal?.addEventListener('abort', abandon)
    void one.outcome.then((outcome) => {
      leave()
      resolve(outcome)
    })
  })
}

function queryOf(fields: Record<string, unknown>): string {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  return new URLSearchParams(
    said.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  ).toString()
}

/** One question is written in one way. */
function sorted(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
