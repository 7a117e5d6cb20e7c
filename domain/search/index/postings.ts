import { grown, growTo } from './scratch.ts'

/** Entries of the first piece of a list; each further piece holds twice as many and one more. */
const FIRST = 1
/** Entries of the largest piece; with its link a power of two. */
const LARGEST = 255

/**
 * Lists of entries, one for each term, in pieces of one pool.
 *
 * A list is a chain of pieces of 1, 3, 7, … 255, 255, … entries, each after a link to the next piece, so that a list
 * grows without being moved. An emptied piece is used again. An entry is a slot (24 bits) and a code (8 bits).
 */
export class Postings {
  pool = new Uint32Array(1024)
  /** The pool up to here; 0 is no piece. */
  used = 1
  first = new Uint32Array(256)
  last = new Uint32Array(256)
  length = new Uint32Array(256)
  /** The first free piece by its size without its link; the next is in its link. */
  free = new Uint32Array(LARGEST + 1)

  append(term: number, entry: number): void {
    this.first = growTo(this.first, term + 1)
    this.last = growTo(this.last, term + 1)
    this.length = growTo(this.length, term + 1)
    let [within, size] = [this.length[term] as number, FIRST]
    // Pieces before the largest: few. Then all are alike.
    while (within >= size && size < LARGEST) [within, size] = [within - size, size * 2 + 1]
    within %= size
    if (within === 0) this.lengthen(term, size)
    this.pool[(this.last[term] as number) + 1 + within] = entry
    this.length[term] = (this.length[term] as number) + 1
  }

  /** Entries by runs that lie together in the pool. `visit` answers true to end. */
  runs(term: number, visit: (from: number, to: number) => boolean | void): void {
    let [piece, size, left] = [this.first[term] ?? 0, FIRST, this.length[term] ?? 0]
    while (left > 0) {
      const run = Math.min(left, size)
      if (visit(piece + 1, piece + 1 + run)) return
      left -= run
      piece = this.pool[piece] as number
      size = larger(size)
    }
  }

  /** Keeps the entries whose slot stays, and says how many are left. */
  sweep(term: number, stays: (slot: number) => boolean): number {
    const { pool } = this
    let [piece, size, within, stored] = [this.first[term] ?? 0, FIRST, 0, 0]
    this.runs(term, (from, to) => {
      for (let at = from; at < to; at++) {
        const entry = pool[at] as number
        if (!stays(entry >>> 8)) continue
        if (within === size) [piece, size, within] = [pool[piece] as number, larger(size), 0]
        pool[piece + 1 + within++] = entry
        stored++
      }
    })
    if (stored < (this.length[term] ?? 0)) this.shorten(term, stored)
    return stored
  }

  private lengthen(term: number, size: number): void {
    const piece = this.take(size)
    this.pool[piece] = 0
    if (this.length[term] === 0) this.first[term] = piece
    else this.pool[this.last[term] as number] = piece
    this.last[term] = piece
  }

  /** Frees the pieces behind the first entries. */
  private shorten(term: number, stored: number): void {
    let [piece, size, left] = [this.first[term] as number, FIRST, stored]
    while (piece !== 0) {
      const next = this.pool[piece] as number
      if (left > 0) {
        this.last[term] = piece
        if (left <= size) this.pool[piece] = 0
      } else {
        this.pool[piece] = this.free[size] as number
        this.free[size] = piece
      }
      left = Math.max(0, left - size)
      piece = next
      size = larger(size)
    }
    this.length[term] = stored
  }

  private take(size: number): number {
    const piece = this.free[size] as number
    if (piece !== 0) {
      this.free[size] = this.pool[piece] as number
      return piece
    }
    const at = this.used
    this.used += size + 1
    if (this.used > this.pool.length) this.pool = grown(this.pool, this.used)
    return at
  }
}

function larger(size: number): number {
  return size < LARGEST ? size * 2 + 1 : LARGEST
}
