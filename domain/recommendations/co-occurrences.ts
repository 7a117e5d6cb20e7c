import { bond } from './bond.ts'

/** A person, by a pseudonymous id, and an article that the person has seen, taken into the cart or bought. */
export interface Interaction {
  person: string
  item: string
}

/** An article with what it is worth beside the others. */
export interface Ranked {
  item: string
  /** At least 0. */
  score: number
}

/** What counts of a person: the latest articles. Each new one is paired with all of them. */
const MOST_OF_PERSON = 50

/** The most that is stored at once. It bounds the memory whatever events come in. */
export interface LearningBounds {
  /** Persons; the one who was here longest ago is dropped first. About 400 bytes each, with the longest id. */
  persons: number
  /**
   * Articles of persons, summed over them; those of the person who was here longest ago are dropped first. About 40
   * bytes each.
   */
  interactions: number
  /** Pairs of articles; the rarest are dropped. About 110 bytes each. */
  pairs: number
}

/** Of one merchant: at most 64 MB. */
export const learningBounds: LearningBounds = { persons: 20_000, interactions: 200_000, pairs: 200_000 }

/** What is left of the pairs where the rarest were dropped, so that it is not done again at once. */
const LEFT_OF_PAIRS = 0.75

/**
 * Which articles the same persons are interested in, updated interaction by interaction.
 *
 * What it knows follows from the latest articles of each person alone: an interaction that comes twice changes nothing,
 * and an erased person leaves nothing behind. Only where there are more pairs than the bounds allow, the rarest are
 * gone, and count from 0 when they come again.
 */
export class CoOccurrences {
  /** A person's articles, the latest last; the person who was here last stands last. */
  readonly #persons = new Map<string, Set<string>>()
  /** How many persons have an article. */
  readonly #counts = new Map<string, number>()
  /** How many persons have both. */
  readonly #pairs = new Map<string, Map<string, number>>()
  #bounds: LearningBounds
  #interactions = 0
  #pairCount = 0

  constructor(bounds: LearningBounds = learningBounds) {
    this.#bounds = bounds
  }

  /** Keeps no more than this from now on, as where a merchant has more markets than before. */
  keepWithin(bounds: LearningBounds): void {
    this.#bounds = bounds
    this.#keepBounds()
  }

  /** How much is stored, in the units of the bounds. */
  get size(): LearningBounds {
    return { persons: this.persons, interactions: this.#interactions, pairs: this.#pairCount }
  }

  /** How many persons are known. */
  get persons(): number {
    return this.#persons.size
  }

  add({ person, item }: Interaction): void {
    const own = this.#persons.get(person) ?? new Set<string>()
    this.#persons.delete(person)
    this.#persons.set(person, own)
    if (own.delete(item)) return void own.add(item)
    this.#count(own, item, 1)
    own.add(item)
    this.#interactions += 1
    const [oldest] = own
    if (own.size > MOST_OF_PERSON && oldest !== undefined) this.#drop(own, oldest)
    this.#keepBounds()
  }

  /** Erases a person with all that was learned by that person. */
  erase(person: string): void {
    const own = this.#persons.get(person)
    if (!own) return
    for (const item of [...own]) this.#drop(own, item)
    this.#persons.delete(person)
  }

  /** The latest articles of a person, the latest first. */
  latestOf(person: string): string[] {
    return [...(this.#persons.get(person) ?? [])].reverse()
  }

  /** How many persons have an article. */
  countOf(item: string): number {
    return this.#counts.get(item) ?? 0
  }

  /** How many persons have each other article together with this one. */
  together(item: string): { item: string; both: number }[] {
    return [...(this.#pairs.get(item) ?? [])].map(([other, both]) => ({ item: other, both }))
  }

  /** The articles that come with this one more often than by chance, the strongest first; scores above 0 and below 1. */
  near(item: string, most: number): Ranked[] {
    const [total, own] = [this.persons, this.countOf(item)]
    const found: Ranked[] = []
    for (const { item: other, both } of this.together(item)) {
      const others = this.countOf(other)
      // What comes together less often than by chance is far, not near.
      if (both * total <= own * others) continue
      found.push({ item: other, score: bond(both, own, others) })
    }
    return first(found, most)
  }

  /** The articles that most persons have. */
  popular(most: number): Ranked[] {
    return first(
      [...this.#counts].map(([item, score]) => ({ item, score })),
      most,
    )
  }

  #drop(own: Set<string>, item: string): void {
    own.delete(item)
    this.#interactions -= 1
    this.#count(own, item, -1)
  }

  #keepBounds(): void {
    const { persons, interactions, pairs } = this.#bounds
    while (this.#persons.size > persons || this.#interactions > interactions) {
      const [longestAgo] = this.#persons.keys()
      if (longestAgo === undefined) break
      this.erase(longestAgo)
    }
    if (this.#pairCount > pairs) this.#dropRarest(pairs * LEFT_OF_PAIRS)
  }

  /** Drops the rarest pairs until so many are left, in two passes over all. */
  #dropRarest(left: number): void {
    const howMany = new Map<number, number>()
    for (const counts of this.#pairs.values())
      for (const both of counts.values()) howMany.set(both, (howMany.get(both) ?? 0) + 0.5)
    let [stored, rarest] = [this.#pairCount, 0]
    for (const both of [...howMany.keys()].sort((a, b) => a - b)) {
      if (stored <= left) break
      stored -= howMany.get(both) ?? 0
      rarest = both
    }
    for (const [item, counts] of this.#pairs) {
      for (const [other, both] of counts) if (both <= rarest) counts.delete(other)
      if (counts.size === 0) this.#pairs.delete(item)
    }
    this.#pairCount = stored
  }

  /** Counts an article of a person, and its pairs with the person's other articles. */
  #count(others: ReadonlySet<string>, item: string, by: 1 | -1): void {
    raise(this.#counts, item, by)
    for (const other of others) {
      const change = raise(this.#pairsOf(item), other, by)
      raise(this.#pairsOf(other), item, by)
      this.#pairCount += change
    }
    if (by === 1) return
    for (const each of [item, ...others]) if (this.#pairs.get(each)?.size === 0) this.#pairs.delete(each)
  }

  #pairsOf(item: string): Map<string, number> {
    const known = this.#pairs.get(item) ?? new Map<string, number>()
    this.#pairs.set(item, known)
    return known
  }
}

/** Gives by how many entries there are more: 1, 0 or -1. What was dropped before is not counted below 0. */
function raise(counts: Map<string, number>, item: string, by: 1 | -1): number {
  const before = counts.get(item) ?? 0
  const count = Math.max(0, before + by)
  if (count === 0) counts.delete(item)
  else counts.set(item, count)
  return Math.sign(count) - Math.sign(before)
}

/** The best, equal ones in the order of their names, so that every process ranks alike. */
function first(found: Ranked[], most: number): Ranked[] {
  return found.sort((a, b) => b.score - a.score || (a.item < b.item ? -1 : 1)).slice(0, most)
}
