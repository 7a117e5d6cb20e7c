import type { Reach } from './codes.ts'
import { growTo } from './scratch.ts'
import type { Postings } from './postings.ts'

/** Kinds of documents of one shelf at most: three bits for each are remembered of a term. */
export const MOST_KINDS = 10

const reaches: readonly Reach[] = ['names', 'telling', 'all']
/** The uses of a term are known. */
const KNOWN = 1 << 30

/**
 * In which documents the terms stand that were asked for, until a document goes.
 *
 * A frequent word of goods stands in tens of thousands of them, and every question asks for it among pages, stores and towns as well: so of each
 * term its kinds are remembered, and its entries but those of the most common kind.
 */
export class Uses {
  private readonly postings: Postings
  /** By code: a bit for each reach that it is within. */
  private readonly within: Uint8Array
  /** By term: a bit for each kind and reach; 0 where it was not asked. */
  private bits = new Uint32Array(256)
  /** By term: its entries that are not of the common kind. */
  private readonly rare = new Map<number, Uint32Array>()
  /** The kind that most documents are of; 0 where it was not asked. */
  private common = 0

  constructor(postings: Postings, points: Readonly<Record<Reach, Float64Array>>) {
    this.postings = postings
    const bitOf = (reach: Reach, at: number, code: number) => (points[reach][code] ? 1 << at : 0)
    this.within = Uint8Array.from({ length: 256 }, (_, code) =>
      reaches.reduce((bits, reach, at) => bits | bitOf(reach, at, code), 0),
    )
  }

  /** Clears all: a document has gone. */
  clear(): void {
    this.bits.fill(0)
    this.rare.clear()
    this.common = 0
  }

  /** Clears a term: it stands in one document more. */
  erase(term: number): void {
    if (term < this.bits.length) this.bits[term] = 0
  }

  /** Whether a term stands within reach in a document of a kind that is asked for. */
  has(term: number, reach: Reach, asked: Uint8Array, kinds: Uint8Array): boolean {
    const bits = this.bitsOf(term, kinds)
    const within = reaches.indexOf(reach)
    for (let kind = 1; kind <= MOST_KINDS; kind++)
      if (asked[kind] === 1 && bits & (1 << ((kind - 1) * reaches.length + within))) return true
    return false
  }

  /** The entries of a term but those of the common kind; undefined where that is asked for as well. */
  rareOf(term: number, asked: Uint8Array, kinds: Uint8Array): Uint32Array | undefined {
    this.bitsOf(term, kinds)
    return asked[this.common] === 1 ? undefined : this.rare.get(term)
  }

  private bitsOf(term: number, kinds: Uint8Array): number {
    const known = this.bits[term]
    if (known) return known
    if (this.common === 0) this.common = mostCommon(kinds)
    const { pool } = this.postings
    const rare: number[] = []
    let bits = KNOWN
    this.postings.runs(term, (from, to) => {
      for (let at = from; at < to; at++) {
        const entry = pool[at] as number
        const kind = kinds[entry >>> 8] as number
        if (kind === 0) continue
        bits |= (this.within[entry & 255] as number) << ((kind - 1) * reaches.length)
        if (kind !== this.common) rare.push(entry)
      }
    })
    this.bits = growTo(this.bits, term + 1)
    this.bits[term] = bits
    this.rare.set(term, Uint32Array.from(rare))
    return bits
  }
}

/** The kind that most slots are of. */
function mostCommon(kinds: Uint8Array): number {
  const counts = new Uint32Array(MOST_KINDS + 1)
  for (const kind of kinds) counts[kind] = (counts[kind] as number) + 1
  counts[0] = 0
  return counts.indexOf(Math.max(...counts))
}
