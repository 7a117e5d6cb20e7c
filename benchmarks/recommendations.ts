import { readFileSync } from 'node:fs'
import { CoOccurrences, type Ranked } from '#domain/recommendations/co-occurrences.ts'
import { recommend } from '#domain/recommendations/recommend.ts'

/** Results that a person is shown. */
const SHOWN = 10
/** Articles that a recommendation goes out from. */
const LATEST = 5
/** The share of interactions, the earlier ones, that is learned from. */
const LEARNED = 0.8

/** One line of a file: who, what and when. */
interface Row {
  person: string
  item: string
  at: number
}

/** A person whose past is known, and what she chose after it. */
interface Asker {
  past: ReadonlySet<string>
  latest: string[]
  chosen: ReadonlySet<string>
}

type Method = (asker: Asker, most: number) => Ranked[]

export const budget = {}

/**
 * Judges recommendations by any file of interactions: `npm run bench recommendations FILE`. Lines of person, item and time, separated
 * by commas, semicolons or tabs, under names of which the first that begin so are taken (`user…`/`person…`, `item…`/`movie…`/`product…`,
 * `time…`). What was done before a moment is learned, what the same persons chose after it is to be found.
 */
export async function run(): Promise<Record<string, unknown>> {
  const [, , , file] = process.argv
  if (!file) throw new Error('npm run bench recommendations FILE')
  const rows = read(readFileSync(file, 'utf8')).sort((a, b) => a.at - b.at)
  const learned = rows.slice(0, Math.floor(rows.length * LEARNED))
  const known = new CoOccurrences({ persons: Infinity, interactions: Infinity, pairs: Infinity })
  const began = performance.now()
  for (const row of learned) known.add(row)
  const learnedMs = performance.now() - began
  const askers = askersOf(learned, rows.slice(learned.length))
  const items = new Set(learned.map(({ item }) => item))
  return {
    bench: 'recommendations',
    interactions: rows.length,
    items: items.size,
    askers: askers.length,
    learnedPerSecond: Math.round((learned.length / learnedMs) * 1000),
    ...judged('popular', askers, items.size, (_, most) => known.popular(most)),
    ...judged('cosine', askers, items.size, (asker, most) => byCosine(known, asker, most)),
    ...judged('ours', askers, items.size, ({ latest }, most) =>
      recommend(known, { from: latest, catalog: everything, alike: () => [], limit: most }),
    ),
  }
}

/** Every article can be bought, and each is a brand of its own. */
const everything = { get: (brand: string) => ({ brand, family: brand, isAvailable: true }) }

function read(text: string): Row[] {
  const [head = '', ...lines] = text.split(/\r?\n/)
  const separator = /[\t;,]/
  const names = head.toLowerCase().split(separator)
  const place = (wanted: RegExp) => {
    const at = names.findIndex((name) => wanted.test(name.trim()))
    if (at < 0) throw new Error(`The first line names no column like ${wanted}`)
    return at
  }
  const [person, item, at] = [
    place(/^(user|person)/),
    place(/^(item|movie|product|article)/),
    place(/^(time|date|at$)/),
  ]
  return lines.filter(Boolean).map((line) => {
    const cells = line.split(separator)
    const time = cells[at] ?? ''
    return {
      person: cells[person] ?? '',
      item: cells[item] ?? '',
      at: /^\d+$/.test(time) ? Number(time) : Date.parse(time),
    }
  })
}

/** Persons with a past who chose something new after it. */
function askersOf(learned: readonly Row[], later: readonly Row[]): Asker[] {
  const past = new Map<string, string[]>()
  for (const { person, item } of learned)
    past.set(person, [...(past.get(person) ?? []).filter((one) => one !== item), item])
  const chosen = new Map<string, Set<string>>()
  for (const { person, item } of later)
    if (past.has(person) && !past.get(person)?.includes(item))
      chosen.set(person, (chosen.get(person) ?? new Set()).add(item))
  return [...chosen].map(([person, found]) => {
    const own = past.get(person) ?? []
    return { past: new Set(own), latest: own.slice(-LATEST).reverse(), chosen: found }
  })
}

/** Neighbors by the cosine of who has them, summed over the latest articles. */
function byCosine(known: CoOccurrences, { latest }: Asker, most: number): Ranked[] {
  const scores = new Map<string, number>()
  for (const item of latest)
    for (const { item: other, both } of known.together(item)) {
      const cosine = both / Math.sqrt(known.countOf(item) * known.countOf(other))
      scores.set(other, (scores.get(other) ?? 0) + cosine)
    }
  const ranked = [...scores].map(([item, score]) => ({ item, score })).sort((a, b) => b.score - a.score)
  return ranked.slice(0, most)
}

/** Share of persons who find anything, quality of the order, and share of articles that anybody is shown. */
function judged(name: string, askers: readonly Asker[], items: number, method: Method): Record<string, number> {
  const shownAtAll = new Set<string>()
  let [hits, ndcg] = [0, 0]
  for (const asker of askers) {
    const found = method(asker, SHOWN + asker.past.size)
    const shown = found.filter(({ item }) => !asker.past.has(item)).slice(0, SHOWN)
    for (const { item } of shown) shownAtAll.add(item)
    const gains = shown.map(({ item }, place) => (asker.chosen.has(item) ? 1 / Math.log2(place + 2) : 0))
    const gained = gains.reduce((sum, gain) => sum + gain, 0)
    const best = Array.from({ length: Math.min(SHOWN, asker.chosen.size) }, (_, place) => 1 / Math.log2(place + 2))
    if (gained > 0) hits += 1
    ndcg += gained / best.reduce((sum, gain) => sum + gain, 0)
  }
  const share = (part: number, whole: number) => Math.round((part / Math.max(1, whole)) * 1000) / 1000
  return {
    [`${name} hit rate`]: share(hits, askers.length),
    [`${name} nDCG`]: share(ndcg, askers.length),
    [`${name} coverage`]: share(shownAtAll.size, items),
  }
}
