import { growTo } from './scratch.ts'

/** Sets that two bytes number. */
const NARROW = 65_536

/**
 * The values of one facet. Documents share sets of values: a document holds the number of its set, so that several
 * values cost no more than one. Set 0 is empty.
 */
export class FacetColumn {
  sets: Uint16Array | Uint32Array
  readonly values: string[]
  readonly members: number[][]
  private readonly valueNumbers = new Map<string, number>()
  private readonly setNumbers = new Map<string, number>()

  constructor(values: string[] = [], members: number[][] = [[]], sets: FacetColumn['sets'] = new Uint16Array(256)) {
    this.sets = sets
    this.values = values
    this.members = members
    values.forEach((value, number) => this.valueNumbers.set(value, number))
    members.forEach((set, number) => this.setNumbers.set(set.join(), number))
  }

  put(slot: number, values: readonly string[]): void {
    this.sets = growTo(this.sets, slot + 1)
    const set = [...new Set(values)].map((value) => this.numberOf(value)).sort((a, b) => a - b)
    const key = set.join()
    let number = this.setNumbers.get(key)
    if (number === undefined) {
      number = this.members.push(set) - 1
      this.setNumbers.set(key, number)
      // Few facets have so many sets that two bytes do not number them.
      if (number === NARROW) this.sets = Uint32Array.from(this.sets)
    }
    this.sets[slot] = number
  }

  /** For each set, 1 where it has any of the values. */
  setsWith(values: readonly string[]): Uint8Array {
    const wanted = new Set(values.map((value) => this.valueNumbers.get(value)))
    return Uint8Array.from(this.members, (set) => (set.some((value) => wanted.has(value)) ? 1 : 0))
  }

  /** Counts of sets as counts of values, most first, then by value. */
  countsOf(sets: Uint32Array): { value: string; count: number }[] {
    const counts = new Uint32Array(this.values.length)
    this.members.forEach((set, number) => {
      for (const value of set) counts[value] = (counts[value] ?? 0) + (sets[number] ?? 0)
    })
    const counted = this.values.map((value, number) => ({ value, count: counts[number] ?? 0 }))
    return counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  }

  private numberOf(value: string): number {
    const known = this.valueNumbers.get(value)
    if (known !== undefined) return known
    this.valueNumbers.set(value, this.values.push(value) - 1)
    return this.values.length - 1
  }
}
