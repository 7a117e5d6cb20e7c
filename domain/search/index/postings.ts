import { grown, growTo } from './grow.ts'

/** The smallest piece of the pool, in entries; a piece holds 1, 2, 4, … entries. */
const SIZES = 26

/**
 * Lists of numbers, one for each term, in pieces of one pool.
 *
 * A list that outgrows its piece moves to one of twice the size and leaves its old piece to be used again.
 * An entry is a slot (24 bits) and a code of field and form (8 bits).
 */
export class Postings {
  pool = new Uint32Array(1024)
  used = 0
  start = new Uint32Array(256)
  length = new Uint32Array(256)
  /** Binary logarithm of the size of the list's piece, plus 1; 0 where there is none. */
  size = new Uint8Array(256)
  /** First free piece of each size, plus 1; a free piece holds the next in its first entry. */
  free = new Uint32Array(SIZES)

  /** Makes room for the list of a term. */
  reserve(term: number): void {
    this.start = growTo(this.start, term + 1)
    this.length = growTo(this.length, term + 1)
    this.size = growTo(this.size, term + 1)
  }

  append(term: number, entry: number): void {
    const length = this.length[term] ?? 0
    const size = this.size[term] ?? 0
    if (size === 0 || length === 1 << (size - 1)) this.move(term, size + 1)
    this.pool[(this.start[term] ?? 0) + length] = entry
    this.length[term] = length + 1
  }

  /** Keeps the entries whose slot stays, and says how many are left. */
  sweep(term: number, stays: (slot: number) => boolean): number {
    const { pool } = this
    const start = this.start[term] ?? 0
    const end = start + (this.length[term] ?? 0)
    let kept = start
    for (let at = start; at < end; at++) {
      const entry = pool[at] ?? 0
      if (stays(entry >>> 8)) pool[kept++] = entry
    }
    this.length[term] = kept - start
    if (kept === start) this.release(term)
    return kept - start
  }

  private move(term: number, size: number): void {
    const from = this.start[term] ?? 0
    const length = this.length[term] ?? 0
    const to = this.take(size)
    this.pool.copyWithin(to, from, from + length)
    this.release(term)
    this.start[term] = to
    this.size[term] = size
  }

  private take(size: number): number {
    const piece = this.free[size] ?? 0
    if (piece > 0) {
      this.free[size] = this.pool[piece - 1] ?? 0
      return piece - 1
    }
    const at = this.used
    this.used += 1 << (size - 1)
    if (this.used > this.pool.length) this.pool = grown(this.pool, this.used)
    return at
  }

  private release(term: number): void {
    const size = this.size[term] ?? 0
    if (size === 0) return
    const start = this.start[term] ?? 0
    this.pool[start] = this.free[size] ?? 0
    this.free[size] = start + 1
    this.size[term] = 0
  }
}
