import type { RecommendStrategy } from '#contracts/experiments.ts'
import type { CoOccurrences, Ranked } from './co-occurrences.ts'

/** An article as a recommendation takes it. */
export interface Candidate {
  brand: string
  /** The same of articles that are one thing in several colors: a row shows one of them. */
  family: string
  /** Whether it can be bought now. */
  isAvailable: boolean
}

export interface RecommendQuestion {
  /** Articles that the recommendation goes out from, the latest first: the one that is looked at, those in the cart, or those seen last. */
  from: readonly string[]
  /** What the merchant has, by article. What is not in it is not recommended. */
  catalog: Pick<ReadonlyMap<string, Candidate>, 'get'>
  /** Articles that are like this one, most alike first, with 0 to 1; for goods without views yet. */
  alike: (item: string) => readonly Ranked[]
  /** How many are asked for. */
  limit: number
  /** `learned` where it is left out. */
  strategy?: RecommendStrategy | undefined
  /** Also what cannot be bought now. */
  withSoldOut?: boolean
}

/** How many of an article's neighbors are looked at. */
const NEIGHBORS = 300

/** What people do says more than what articles are like. The other ways are compared with this one in experiments. */
const SHARES: Record<RecommendStrategy, { together: number; alike: number }> = {
  learned: { together: 1, alike: 0.3 },
  similar: { together: 0, alike: 1 },
  popular: { together: 0, alike: 0 },
}

/** Each earlier article counts for so much less. */
const EARLIER = 0.75

/** Each further article of a brand counts for so much less, so that a row shows more than one. */
const SAME_BRAND = 0.8

/**
 * Recommends what goes with some articles: what the same persons were interested in, then what is like them, then what most people want.
 * Never an article that it goes out from, nor another color of it, and nothing that cannot be bought, unless asked for.
 */
export function recommend(known: CoOccurrences, question: RecommendQuestion): Ranked[] {
  const { from, catalog, alike, limit, withSoldOut = false, strategy = 'learned' } = question
  const shares = SHARES[strategy]
  const scores = new Map<string, number>()
  const add = (found: readonly Ranked[], worth: (score: number) => number) => {
    for (const { item, score } of found) scores.set(item, (scores.get(item) ?? 0) + worth(score))
  }
  let weight = 1
  for (const item of from) {
    const counts = weight
    add(known.near(item, NEIGHBORS), (score) => counts * shares.together * score)
    add(alike(item), (score) => counts * shares.alike * score)
    weight *= EARLIER
  }
  // What most people want is behind all that has a reason.
  const popular = known.popular(NEIGHBORS + limit)
  const most = popular[0]?.score ?? 1
  add(popular, (score) => (0.001 * score) / most)

  const own = new Set(from.map((item) => catalog.get(item)?.family))
  const candidates = [...scores].flatMap(([item, score]) => {
    const about = catalog.get(item)
    if (!about || from.includes(item) || own.has(about.family) || !(withSoldOut || about.isAvailable)) return []
    return [{ item, score, ...about }]
  })
  return diverse(candidates, limit)
}

/** Picks the best of each family again and again, of which each further one of a brand counts less. */
function diverse(candidates: (Ranked & Candidate)[], limit: number): Ranked[] {
  const sorted = candidates.sort((a, b) => b.score - a.score || (a.item < b.item ? -1 : 1))
  const left = [...Map.groupBy(sorted, ({ family }) => family).values()].flatMap(([best]) => best ?? [])
  const ofBrand = new Map<string, number>()
  const picked: Ranked[] = []
  while (picked.length < limit && left.length > 0) {
    const worth = left.map(({ score, brand }) => score * SAME_BRAND ** (ofBrand.get(brand) ?? 0))
    const [best] = left.splice(worth.indexOf(Math.max(...worth)), 1)
    if (!best) break
    const { item, score, brand } = best
    picked.push({ item, score })
    ofBrand.set(brand, (ofBrand.get(brand) ?? 0) + 1)
  }
  return picked
}
