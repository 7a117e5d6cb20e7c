import { logLikelihood } from './log-likelihood.ts'

/** A person, by a pseudonymous id, and an article that she has seen, taken into the cart or bought. */
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

/** What counts of a person: her latest articles. Each new one is paired with all of them. */
const MOST_OF_PERSON = 50

interface Limits {
  /** Persons that are known at once; who was here longest ago is forgotten first. */
  persons: number
}

/**
 * Which articles the same persons are interested in, kept up to date interaction by interaction.
 *
 * What it knows follows from the latest articles of each person alone: an interaction that comes twice changes nothing, and a person
 * who is forgotten leaves nothing behind.
 */
export class CoOccurrences {
  /** Her articles, the latest last; who was here last stands last. */
  readonly #persons = new Map<string, Set<string>>()
  /** How many persons have an article. */
  readonly #counts = new Map<string, number>()
  /** How many persons have both. */
  readonly #pairs = new Map<string, Map<string, number>>()
  readonly #limits: Limits

  constructor(limits: Limits = { persons: 200_000 }) {
    this.#limits = limits
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
    const [oldest] = own
    if (own.size > MOST_OF_PERSON && oldest !== undefined) this.#drop(own, oldest)
    const [longestAgo] = this.#persons.keys()
    if (this.#persons.size > this.#limits.persons && longestAgo !== undefined) this.forget(longestAgo)
  }

  /** Forgets a person with all that is known by her. */
  forget(person: string): void {
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

  /** The articles that come with this one more often than by chance, the strongest first. */
  near(item: string, most: number): Ranked[] {
    const [total, own] = [this.persons, this.countOf(item)]
    const found: Ranked[] = []
    for (const { item: other, both } of this.together(item)) {
      const others = this.countOf(other)
      // What comes together less often than by chance is far, not near.
      if (both * total <= own * others) continue
      found.push({ item: other, score: logLikelihood(both, own - both, others - both, total - own - others + both) })
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
    this.#count(own, item, -1)
  }

  /** Counts an article of a person, and its pairs with her others. */
  #count(others: ReadonlySet<string>, item: string, by: 1 | -1): void {
    raise(this.#counts, item, by)
    for (const other of others) {
      raise(this.#pairsOf(item), other, by)
      raise(this.#pairsOf(other), item, by)
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

function raise(counts: Map<string, number>, item: string, by: 1 | -1): void {
  const count = (counts.get(item) ?? 0) + by
  if (count === 0) counts.delete(item)
  else counts.set(item, count)
}

/** The best, equal ones in the order of their names, so that every process ranks alike. */
function first(found: Ranked[], most: number): Ranked[] {
  return found.sort((a, b) => b.score - a.score || (a.item < b.item ? -1 : 1)).slice(0, most)
}
