import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { shopAnalyzers } from '#domain/search/analyzers.ts'
import type { SearchDocument, SearchEngine, SearchQuestion } from '#domain/search/engine.ts'
import { memoryEngine } from '#domain/search/index/memory-engine.ts'
import { facetNames, settings, syntheticArticle } from './relevance/synthetic-articles.ts'

const SIZES = [1_000, 10_000, 100_000]
const ROUNDS = 40
const UPDATES = 2_000

/** Two letters and more, bent words, typos, compounds, brands, numbers, and browsing without a word. */
const texts = ['', 'si', 'aurinkol', 'silmälaseja', 'mustat kehykset', 'titaanikehys', 'aurnkolasit', 'pikisaari']
const more = ['vihreiden aurinkolasien', 'pyöreä havanna', '104217', 'tuira 1234', 'silmalasit', 'kuukausilinssejä xyz']

export const budget = {
  '100000 p95 ms': 'at most 8',
  '100000 memory MB': 'at most 60',
  '100000 update p95 ms': 'at most 1',
}

/** Asks an index of 1k, 10k and 100k synthetic articles with counts for eight facets. */
export async function run(): Promise<Record<string, unknown>> {
  const result: Record<string, unknown> = { bench: 'search' }
  for (const size of SIZES) Object.assign(result, named(`${size}`, measured(size)))
  return result
}

function measured(size: number): Record<string, number> {
  const analyzers = shopAnalyzers()
  const before = memory()
  const builtAt = performance.now()
  const engine = memoryEngine(settings, analyzers)
  const batch: SearchDocument[] = []
  for (let index = 0; index < size; index++) {
    batch.push(syntheticArticle(index))
    if (batch.length === 1_000) engine.put(batch.splice(0))
  }
  engine.put(batch)
  const built = performance.now() - builtAt
  const used = memory() - before

  const asked = times([...texts, ...more], (text) => engine.search(question(text)))
  const filtered = times([...texts, ...more], (text) => engine.search({ ...question(text), filters: chosen }))
  const updates = Array.from({ length: UPDATES }, (_, index) => update(engine, (index * 7_919) % size, index))

  const snapshotAt = performance.now()
  const snapshot = engine.snapshot()
  const written = performance.now() - snapshotAt
  const loadedAt = performance.now()
  const loaded = memoryEngine(settings, analyzers, snapshot)
  const load = performance.now() - loadedAt
  if (loaded.search(question('')).total !== size) throw new Error('The snapshot has lost articles')
  return {
    'p50 ms': at(asked, 0.5),
    'p95 ms': at(asked, 0.95),
    'p95 ms with two filters': at(filtered, 0.95),
    'build s': rounded(built / 1000),
    'memory MB': rounded(used),
    'update p50 ms': at(updates, 0.5),
    'update p95 ms': at(updates, 0.95),
    'update slowest ms': at(updates, 1),
    'snapshot MB': rounded(snapshot.byteLength / 1e6),
    'snapshot write ms': rounded(written),
    'snapshot load ms': rounded(load),
  }
}

const chosen = [
  { facet: 'color', values: ['black', 'gold'] },
  { number: 'price', from: 5_000, to: 30_000 },
]

function question(text: string): SearchQuestion {
  return { tenant: 'shop', market: 'fi', language: 'fi', text, facets: facetNames, ranges: ['price'], limit: 48 }
}

function times(asked: readonly string[], ask: (text: string) => unknown): number[] {
  // The first rounds let the compiler see what is asked.
  for (const text of [...asked, ...asked, ...asked]) ask(text)
  return Array.from({ length: ROUNDS }, () => asked.map((text) => timed(() => ask(text)))).flat()
}

function update(engine: SearchEngine, index: number, change: number): number {
  const article = { ...syntheticArticle(index), numbers: { price: change, popularity: 0 } }
  return timed(() => engine.put([article]))
}

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function at(milliseconds: number[], share: number): number {
  const sorted = [...milliseconds].sort((a, b) => a - b)
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

/** Megabytes that live, in the heap and in typed arrays. */
function memory(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let round = 0; round < 4; round++) collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}

function named(name: string, figures: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([key, figure]) => [`${name} ${key}`, figure]))
}

function rounded(figure: number): number {
  return Math.round(figure * 100) / 100
}
