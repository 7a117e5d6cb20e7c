/** A request or a task from its beginning to its end, in milliseconds of the process. */
interface Work {
  name: string
  since: number
  until: number
}

/** What held the main thread, and the names of the work that was open meanwhile: one of them did. */
export interface Held {
  ms: number
  open: string[]
}

const INTERVAL_MS = 100
/** The thread is reported as held after this. */
const HELD_MS = 500

const works = new Set<Work>()

/**
 * Does work under a name, which the report of a held thread shows. Names are logged: they say nothing of whose work it
 * is.
 */
export async function asWork<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> {
  const one: Work = { name, since: performance.now(), until: Infinity }
  works.add(one)
  try {
    return await work()
  } finally {
    one.until = performance.now()
  }
}

/**
 * Reports whenever something held the main thread for more than half a second. Returns a function that ends the watch.
 */
export function watchMainThread(report: (held: Held) => void): () => void {
  let last = performance.now()
  const look = () => {
    const now = performance.now()
    const ms = Math.round(now - last - INTERVAL_MS)
    if (ms > HELD_MS) report({ ms, open: namesBetween(last, now) })
    for (const work of works) if (work.until < last) works.delete(work)
    last = now
  }
  const timer = setInterval(look, INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

function namesBetween(from: number, to: number): string[] {
  const open = [...works].filter(({ since, until }) => since < to && until > from)
  return [...new Set(open.map(({ name }) => name))]
}
