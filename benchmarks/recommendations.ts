import { readFileSync } from 'node:fs'
import { CoOccurrences, type Ranked } from '#domain/recommendations/co-occurrences.ts'
import { recommend } from '#domain/recommendations/recommend.ts'

/** Results that a person is shown. */
const SHOWN = 10
/** Articles that a recommendation goes out from: what is being looked at, and what a person has looked at lately. */
const LATEST = [5, 20]
/** The share of interactions, the earlier ones, that is learned from. */
const LEARNED = 0.8

/** One line of a file: who, what and when. */
interface Row {
  person: string
  item: string
  at: number
}

/** A person whose past is known, and what the person chose after it. */
interface Asker {
  past: ReadonlySet<string>
  latest: string[]
  chosen: ReadonlySet<string>
}

type Method = (asker: Asker, most: number) => Ranked[]

export const budget = {
  'ours, by person, hit rate from 5': 'at least .41',
  'ours, by person, hit rate from 20': 'at least .43',
  'ours, by person, coverage from 5': 'at least .2',
  'ours, by person, coverage from 20': 'at least .2',
}

/**
 * Judges recommendations by any file of interactions: `npm run bench recommendations FILE`. Lines of person, item and time, separated
 * by commas, semicolons or tabs, under names of which the first that begin so are taken (`user…`/`person…`, `item…`/`movie…`/`product…`,
 * `time…`). Two splits: at a moment, before which is learned, and by person, of whom the last fifth is to be found. What is learned keeps
 * the bounds of a merchant.
 */
export async function run(): Promise<Record<string, unknown>> {
  const [, , , file] = process.argv
  if (!file) throw new Error('npm run bench recommendations FILE')
  const rows = read(readFileSync(file, 'utf8')).sort((a, b) => a.at - b.at)
  const cut = Math.floor(rows.length * LEARNED)
  return {
    bench: 'recommendations',
    interactions: rows.length,
    ...judgedBy('at a moment', rows.slice(0, cut), rows.slice(cut)),
    ...judgedBy('by person', ...splitByPerson(rows)),
  }
}

/** Of each person the earlier four fifths, in the order of time, and the rest. */
function splitByPerson(rows: readonly Row[]): [learned: Row[], later: Row[]] {
  const of = [...Map.groupBy(rows, ({ person }) => person).values()]
  const parts = of.map((own): [Row[], Row[]] => {
    const cut = Math.floor(own.length * LEARNED)
    return [own.slice(0, cut), own.slice(cut)]
  })
  const learned = parts.flatMap(([past]) => past).sort((a, b) => a.at - b.at)
  return [learned, parts.flatMap(([, rest]) => rest)]
}

function judgedBy(split: string, learned: readonly Row[], later: readonly Row[]): Record<string, unknown> {
  const known = new CoOccurrences()
  const began = performance.now()
  for (const row of learned) known.add(row)
  const learnedMs = performance.now() - began
  const items = new Set(learned.map(({ item }) => item)).size
  const figures = LATEST.map((most) => {
    const askers = askersOf(learned, later, most)
    const judgedAs = (name: string, method: Method) =>
      judged(`${name}, ${split}`, `from ${most}`, askers, items, method)
    return {
      [`${split}: askers`]: askers.length,
      ...judgedAs('popular', (_, limit) => known.popular(limit)),
      ...judgedAs('cosine', (asker, limit) => byCosine(known, asker, limit)),
      ...judgedAs('ours', ({ latest }, limit) =>
        recommend(known, { from: latest, catalog: everything, alike: () => [], limit }),
      ),
    }
  })
  const speed = { [`${split}: learned a second`]: Math.round((learned.length / learnedMs) * 1000) }
  return { ...speed, [`${split}: pairs kept`]: known.size.pairs, ...Object.assign({}, ...figures) }
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
function askersOf(learned: readonly Row[], later: readonly Row[], most: number): Asker[] {
  const past = new Map<string, string[]>()
  for (const { person, item } of learned)
    past.set(person, [...(past.get(person) ?? []).filter((one) => one !== item), item])
  const chosen = new Map<string, Set<string>>()
  for (const { person, item } of later)
    if (past.has(person) && !past.get(person)?.includes(item))
      chosen.set(person, (chosen.get(person) ?? new Set()).add(item))
  return [...chosen].map(([person, found]) => {
    const own = past.get(person) ?? []
    return { past: new Set(own), latest: own.slice(-most).reverse(), chosen: found }
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
function judged(
  name: string,
  from: string,
  askers: readonly Asker[],
  items: number,
  method: Method,
): Record<string, number> {
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
    [`${name}, hit rate ${from}`]: share(hits, askers.length),
    [`${name}, nDCG ${from}`]: share(ndcg, askers.length),
    [`${name}, coverage ${from}`]: share(shownAtAll.size, items),
  }
}
