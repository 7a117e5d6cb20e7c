import lighthouse, { type Result } from 'lighthouse'
import { openBrowser } from './browser.ts'
import type { Shop } from './shop.ts'

const DEBUG_PORT = 9377

/** Three visits to each page and the median of each figure: single visits vary by a fifth on this machine. */
export async function lighthouseScores(shop: Shop, kinds: Record<string, string>) {
  const browser = await openBrowser(DEBUG_PORT)
  const visit = async (path: string): Promise<Visit> => {
    const result = await lighthouse(`${shop.url}${encodeURI(path)}`, { port: DEBUG_PORT, logLevel: 'silent' })
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
