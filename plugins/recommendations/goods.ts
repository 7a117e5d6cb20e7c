import { LRUCache } from 'lru-cache'
import type { Ranked } from '#domain/recommendations/co-occurrences.ts'
import type { Candidate } from '#domain/recommendations/recommend.ts'
import { similarity, type Traits } from '#domain/recommendations/similarity.ts'

/** An article as recommendations know it. */
export interface KnownGoods extends Candidate {
  traits: Traits
}

/** Articles that are looked up with what they are like at once. */
const STORED = 5000
/** How many of those that are like an article are stored. */
const MOST_ALIKE = 60

/** All goods of a merchant, with those that are like each: computed at the first request, and cached. */
export class MerchantGoods {
  readonly byItem: ReadonlyMap<string, KnownGoods>
  readonly #byKind = new Map<string, string[]>()
  readonly #alike = new LRUCache<string, Ranked[]>({ max: STORED })

  constructor(byItem: ReadonlyMap<string, KnownGoods>) {
    this.byItem = byItem
    for (const [item, { traits }] of byItem) {
      const same = this.#byKind.get(traits.kind) ?? []
      same.push(item)
      this.#byKind.set(traits.kind, same)
    }
  }

  /** Goods of the same kind, most alike first. */
  alike(item: string): readonly Ranked[] {
    const known = this.#alike.get(item)
    if (known) return known
    const own = this.byItem.get(item)
    const others = own ? (this.#byKind.get(own.traits.kind) ?? []).filter((other) => other !== item) : []
    const found = others
      .map((other): Ranked => {
        const about = this.byItem.get(other)
        return { item: other, score: own && about ? similarity(own.traits, about.traits) : 0 }
      })
      .sort((a, b) => b.score - a.score || (a.item < b.item ? -1 : 1))
      .slice(0, MOST_ALIKE)
    this.#alike.set(item, found)
    return found
  }

  /** Goods of a kind. */
  ofKind(kind: string): readonly string[] {
    return this.#byKind.get(kind) ?? []
  }
}
