type Numbers = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array

/** The same numbers in an array that holds at least `length`, an eighth more so that growing is rare. */
export function grown<T extends Numbers>(numbers: T, length: number): T {
  const larger = new (numbers.constructor as new (length: number) => T)(Math.ceil(length * 1.125) + 64)
  larger.set(numbers)
  return larger
}

/** The array itself where it holds `length`. */
export function growTo<T extends Numbers>(numbers: T, length: number): T {
  return numbers.length >= length ? numbers : grown(numbers, length)
}

/**
 * Arrays by slot that one question after the other uses. New ones for each would be most of its garbage. A question is answered before
 * the next is read; what it finds in them is from another, so it writes before it reads.
 */
export class Scratch {
  scores = new Float64Array(256)
  /** The best points of the word that is looked for. */
  best = new Float64Array(256)
  /** How many of the words each slot has; 0 at first. */
  counts = new Uint8Array(256)
  /** The number of the last word that each slot has; 0 at first. */
  lastWord = new Uint8Array(256)
  /** Slots that have any word. */
  touched = new Uint32Array(256)
  found = new Uint32Array(256)

  /** Room for as many slots. */
  sized(length: number): this {
    this.scores = growTo(this.scores, length)
    this.best = growTo(this.best, length)
    this.counts = growTo(this.counts, length).fill(0)
    this.lastWord = growTo(this.lastWord, length).fill(0)
    this.touched = growTo(this.touched, length)
    this.found = growTo(this.found, length)
    return this
  }
}
