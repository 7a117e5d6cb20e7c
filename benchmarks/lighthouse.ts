import { setTimeout as pause } from 'node:timers/promises'
import lighthouse, { type Result } from 'lighthouse'
import { openBrowser } from './browser.ts'
import { freePort, type Shop } from './shop.ts'

/** A visit takes ten to twenty seconds undisturbed; a browser that hangs would be waited for without end. */
const VISIT_TIMEOUT_MS = 180_000

/**
 * Three visits to each page and the median of each figure: single visits vary by a fifth on this machine. Throws when a
 * visit takes too long.
 */
export async function lighthouseScores(shop: Shop, kinds: Record<string, string>) {
  const port = await freePort()
  const browser = await openBrowser(port)
  const visit = async (path: string): Promise<Visit> => {
    console.log(`Lighthouse visits ${path}`)
    const visiting = lighthouse(`${shop.url}${encodeURI(path)}`, { port, logLevel: 'silent' })
    const result = await within(VISIT_TIMEOUT_MS, visiting, `Lighthouse has not finished ${path}`)
    if (!result) throw new Error(`Lighthouse said nothing of ${path}`)
    return figuresOf(result.lhr)
  }
  try {
    const scores: Record<string, string> = {}
    for (const [kind, path] of Object.entries(kinds))
      scores[kind] = inWords([await visit(path), await visit(path), await visit(path)])
    return scores
  } finally {
    await browser.close()
  }
}

async function within<Result>(ms: number, pending: Promise<Result>, sentence: string): Promise<Result> {
  const ended = new AbortController()
  const tooLate = pause(ms, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`${sentence} after ${ms / 1000} s; the machine may be busy with something else.`)
  })
  try {
    return await Promise.race([pending, tooLate])
  } finally {
    ended.abort()
    tooLate.catch(() => {})
  }
}

type Visit = { points: number[]; lcp: number; shift: number; blocked: number }

function figuresOf({ categories, audits }: Result): Visit {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    points: ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
      Math.round((categories[name]?.score ?? 0) * 100),
    ),
    lcp: value('largest-contentful-paint') / 1000,
    shift: value('cumulative-layout-shift'),
    blocked: value('total-blocking-time'),
  }
}

function inWords(visits: Visit[]): string {
  const middle = (of: (visit: Visit) => number) => visits.map(of).toSorted((a, b) => a - b)[1] ?? Number.NaN
  const points = [0, 1, 2, 3].map((category) => middle((visit) => visit.points[category] ?? 0)).join('/')
  const lcp = visits.map((visit) => visit.lcp.toFixed(2)).toSorted()
  const blocked = Math.round(middle((visit) => visit.blocked))
  return `${points} LCP ${lcp[1]} s (${lcp[0]}–${lcp[2]}) CLS ${middle((visit) => visit.shift).toFixed(3)} TBT ${blocked} ms`
}
