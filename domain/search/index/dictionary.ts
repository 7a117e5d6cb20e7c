import { fold } from '../words.ts'
import { grownRows, nextRow, type Rows } from '../../edit-distance.ts'
import { remembering } from '../remembering.ts'

/** Terms in a block; an insertion moves at most so many. */
const BLOCK = 512

/** So many terms are passed one by one before a place is looked for. */
const NEAR_TERMS = 8

/** Misspelt words of which it is remembered what they are near: one question asks for several kinds of documents. */
const MOST_MISSPELT = 500

/** After every word that begins with the same letters. */
const LAST = '\uffff'

/** A term near a misspelt word. */
export interface NearTerm {
  term: number
  distance: number
  /** Near as a whole; else its beginning is near. */
  isWhole: boolean
}

/** The words of an index by number, and in the order of their folded letters, for beginnings and typos. */
export class Dictionary {
  readonly words: (string | undefined)[] = []
  private readonly folded: (string | undefined)[] = []
  private readonly numbers = new Map<string, number>()
  private readonly unused: number[] = []
  private readonly blocks: number[][] = [[]]
  private nearest: ((key: string) => readonly NearTerm[]) | undefined

  constructor(words: readonly (string | null)[] = []) {
    words.forEach((word, term) => {
      this.words.push(word ?? undefined)
      this.folded.push(word === null ? undefined : fold(word))
      if (word === null) this.unused.push(term)
      else this.numbers.set(word, term)
    })
    const order = [...this.numbers.values()].sort((a, b) => this.compare(a, this.foldedOf(b), this.wordOf(b)))
    for (let at = 0; at < order.length; at += BLOCK / 2) this.blocks.push(order.slice(at, at + BLOCK / 2))
    if (this.blocks.length > 1) this.blocks.shift()
  }

  wordOf(term: number): string {
    return this.words[term] ?? ''
  }

  foldedOf(term: number): string {
    return this.folded[term] ?? ''
  }

  find(word: string): number | undefined {
    return this.numbers.get(word)
  }

  add(word: string): number {
    const known = this.numbers.get(word)
    if (known !== undefined) return known
    const term = this.unused.pop() ?? this.words.length
    this.words[term] = word
    this.nearest = undefined
    // Most words are plain letters: the same string twice costs nothing.
    const folded = fold(word)
    this.folded[term] = folded === word ? word : folded
    this.numbers.set(word, term)
    const [at, within] = this.seek(this.foldedOf(term), word)
    const block = this.blocks[at] ?? []
    block.splice(within, 0, term)
    if (block.length > BLOCK) this.blocks.splice(at, 1, block.slice(0, BLOCK / 2), block.slice(BLOCK / 2))
    return term
  }

  remove(term: number): void {
    const [at, within] = this.seek(this.foldedOf(term), this.wordOf(term))
    const block = this.blocks[at] ?? []
    block.splice(within, 1)
    if (block.length === 0 && this.blocks.length > 1) this.blocks.splice(at, 1)
    this.numbers.delete(this.wordOf(term))
    this.words[term] = this.folded[term] = undefined
    this.unused.push(term)
    this.nearest = undefined
  }

  /** Terms that begin with folded letters, in order, until `visit` says false. */
  beginningWith(folded: string, visit: (term: number) => boolean): void {
    this.from(folded, (term) => (this.foldedOf(term).startsWith(folded) && visit(term) ? null : undefined))
  }

  /** Terms that are, or begin with something, at most `most` edits from the folded letters; a swap is one edit. */
  near(folded: string, most: 1 | 2): readonly NearTerm[] {
    this.nearest ??= remembering((key) => this.found(key.slice(1), key.startsWith('1') ? 1 : 2), MOST_MISSPELT)
    return this.nearest(`${most}${folded}`)
  }

  /**
   * Walks the words in order and keeps the rows of the letters that two neighbours share; where a beginning is
   * already too far, everything that begins alike is skipped. Two edits need the right first letter.
   */
  private found(folded: string, most: 1 | 2): NearTerm[] {
    const found: NearTerm[] = []
    const first = most === 2 ? folded.slice(0, 1) : ''
    const rows: Rows = grownRows(folded)
    let before = ''
    this.from(first || '0', (term) => {
      const word = this.foldedOf(term)
      if (first && !word.startsWith(first)) return undefined
      if (word.startsWith('=')) return '>'
      let depth = sharedLength(before, word, rows.depth)
      rows.depth = depth
      while (depth < word.length && (rows.least[depth] ?? 0) <= most) depth = nextRow(rows, folded, word)
      before = word
      const distance = rows.best[depth] ?? Number.POSITIVE_INFINITY
      if (distance > most) return depth < word.length ? word.slice(0, depth) + LAST : null
      const whole = depth === word.length ? (rows.rows[depth]?.[folded.length] ?? 99) : 99
      found.push({ term, distance: whole <= most ? whole : distance, isWhole: whole <= most })
      return null
    })
    return found
  }

  /** Visits terms from a place on. `visit` answers null for the next, a string to skip to, undefined to end. */
  private from(folded: string, visit: (term: number) => string | null | undefined): void {
    let [at, within] = this.seek(folded, '')
    for (;;) {
      const term = this.blocks[at]?.[within]
      if (term === undefined) {
        if (++at >= this.blocks.length) return
        within = 0
        continue
      }
      const next = visit(term)
      if (next === undefined) return
      if (next === null) within++
      else [at, within] = this.skip(at, within + 1, next)
    }
  }

  /** Where folded letters stand behind a place. Mostly it is a few terms away. */
  private skip(at: number, within: number, folded: string): [block: number, within: number] {
    const block = this.blocks[at] ?? []
    const end = Math.min(block.length, within + NEAR_TERMS)
    for (let place = within; place < end; place++)
      if (this.foldedOf(block[place] as number) >= folded) return [at, place]
    return this.seek(folded, '')
  }

  /** Where a word stands, or would stand: its block and its place in it. */
  private seek(folded: string, word: string): [block: number, within: number] {
    const isBefore = (term: number | undefined) => term !== undefined && this.compare(term, folded, word) < 0
    const at = Math.max(0, firstNot(this.blocks.length, (block) => this.startsBefore(block, folded, word)) - 1)
    const block = this.blocks[at] ?? []
    return [at, firstNot(block.length, (place) => isBefore(block[place]))]
  }

  private startsBefore(block: number, folded: string, word: string): boolean {
    const term = this.blocks[block]?.[0]
    return term === undefined || this.compare(term, folded, word) <= 0
  }

  private compare(term: number, folded: string, word: string): number {
    const own = this.foldedOf(term)
    if (own !== folded) return own < folded ? -1 : 1
    const ownWord = this.wordOf(term)
    return ownWord === word ? 0 : ownWord < word ? -1 : 1
  }
}

/** The first of `length` places where a condition that holds at the beginning holds no more. */
function firstNot(length: number, holds: (place: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) low = middle + 1
    else high = middle
  }
  return low
}

function sharedLength(a: string, b: string, most: number): number {
  const end = Math.min(a.length, b.length, most)
  let shared = 0
  while (shared < end && a.charCodeAt(shared) === b.charCodeAt(shared)) shared++
  return shared
}
