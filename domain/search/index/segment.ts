import type { Analyze } from '../analyzer.ts'
import type { Form, SearchDocument, SearchLanguage, SearchSettings } from '../engine.ts'
import { keyOf, wordsOf } from '../words.ts'
import { codeOf, pointsByCode, type Reach } from './codes.ts'
import { Dictionary } from './dictionary.ts'
import { FacetColumn } from './facet-column.ts'
import { growTo, Scratch } from './scratch.ts'
import { Postings } from './postings.ts'
import { MOST_KINDS, Uses } from './uses.ts'

/** Before the key of a document in the dictionary: no word begins with it. */
export const KEY = '='

/** By number in `kinds`: 1 where documents of the kind are asked for, never at 0. */
export type AskedKinds = Uint8Array

export type Analyzers = Readonly<Record<SearchLanguage, Analyze>>

/** Entries that each removal sweeps for every entry of an average document, so that sweeping keeps up with editing. */
const SWEEP_PACE = 8

/** What a snapshot keeps of a shelf. */
type StoredSegment = Pick<
  Segment,
  'dictionary' | 'postings' | 'ids' | 'kindNames' | 'facets' | 'numbers' | 'kinds' | 'ties'
>

/**
 * The documents of one tenant in one market, in slots of typed arrays.
 *
 * An edit takes a free slot, or a new one, and marks the old slot dead. Its entries stay in the postings until a sweep
 * meets them. The sweep walks on a little with every edit, round and round over all terms; slots that were dead when a
 * round began are free when it ends. So no edit ever waits for a compaction, and none costs more in a larger catalogue.
 */
export class Segment {
  readonly settings: SearchSettings
  readonly dictionary: Dictionary
  readonly postings: Postings
  readonly slots: Map<string, number>
  /** By slot; undefined where it is dead. */
  readonly ids: (string | undefined)[]
  /** Number of the kind plus 1; 0 of a dead slot. */
  kinds = new Uint8Array(256)
  /** Settles equal scores alike in every index of the same documents. */
  ties = new Uint32Array(256)
  readonly kindNames: string[]
  readonly facets: Map<string, FacetColumn>
  readonly numbers: Map<string, Float64Array>
  private readonly analyzers: Analyzers
  /** Points by code within each reach. */
  readonly points: Record<Reach, Float64Array>
  private readonly uses: Uses
  readonly scratch = new Scratch()
  private free: number[] = []
  /** Dead before this round of the sweep, and since. */
  private dying: number[] = []
  private dead: number[] = []
  private swept = 0

  constructor(settings: SearchSettings, analyzers: Analyzers, stored: Partial<StoredSegment> = {}) {
    this.settings = settings
    this.analyzers = analyzers
    this.dictionary = stored.dictionary ?? new Dictionary()
    this.postings = stored.postings ?? new Postings()
    this.ids = stored.ids ?? []
    this.kinds = stored.kinds ?? this.kinds
    this.ties = stored.ties ?? this.ties
    this.kindNames = stored.kindNames ?? []
    this.facets = stored.facets ?? new Map(settings.facets.map((name) => [name, new FacetColumn()]))
    this.numbers = stored.numbers ?? new Map(settings.numbers.map((name) => [name, new Float64Array(256)]))
    this.slots = new Map()
    this.ids.forEach((id, slot) => (id === undefined ? this.dead.push(slot) : this.slots.set(id, slot)))
    this.points = {
      names: pointsByCode(settings, 'names'),
      telling: pointsByCode(settings, 'telling'),
      all: pointsByCode(settings, 'all'),
    }
    this.uses = new Uses(this.postings, this.points)
  }

  askedKinds(asked: readonly string[] | undefined): AskedKinds {
    const kinds = new Uint8Array(256)
    this.kindNames.forEach((name, kind) => (kinds[kind + 1] = asked === undefined || asked.includes(name) ? 1 : 0))
    return kinds
  }

  get size(): number {
    return this.slots.size
  }

  put(document: SearchDocument): void {
    this.remove(document.id)
    const slot = this.free.pop() ?? this.ids.length
    this.ids[slot] = document.id
    this.slots.set(document.id, slot)
    this.kinds = growTo(this.kinds, slot + 1)
    this.kinds[slot] = this.kindNumber(document.kind)
    this.ties = growTo(this.ties, slot + 1)
    this.ties[slot] = hashOf(document.id)
    for (const [name, column] of this.facets) column.put(slot, document.facets[name] ?? [])
    for (const [name, numbers] of this.numbers) {
      const roomy = growTo(numbers, slot + 1)
      roomy[slot] = document.numbers[name] ?? Number.NaN
      this.numbers.set(name, roomy)
    }
    for (const [word, code] of this.termsOf(document)) {
      const term = this.dictionary.add(word)
      this.postings.append(term, slot * 256 + code)
      this.uses.erase(term)
    }
  }

  remove(id: string): void {
    const slot = this.slots.get(id)
    if (slot === undefined) return
    this.slots.delete(id)
    this.ids[slot] = undefined
    this.kinds[slot] = 0
    this.uses.clear()
    this.dead.push(slot)
    this.sweep()
  }

  isAlive(slot: number): boolean {
    return this.kinds[slot] !== 0
  }

  /** Whether a term stands in a document that is asked for, in a field within reach. */
  isInUse(term: number, reach: Reach, asked: AskedKinds): boolean {
    return this.uses.has(term, reach, asked, this.kinds)
  }

  /** The entries of a term by runs of a pool, with all that are of documents asked for. */
  runs(term: number, asked: AskedKinds, visit: (pool: Uint32Array, from: number, to: number) => void): void {
    const rare = this.uses.rareOf(term, asked, this.kinds)
    if (rare) visit(rare, 0, rare.length)
    else this.postings.runs(term, (from, to) => visit(this.postings.pool, from, to))
  }

  /** Every term of a document with the code that gives most points. */
  private termsOf({ fields, language }: SearchDocument): Map<string, number> {
    const terms = new Map<string, number>()
    const analyze = this.analyzers[language]
    const points = this.points.all
    this.settings.fields.forEach(({ name, isKey }, field) => {
      const texts = fields[name] ?? []
      const add = (word: string, form: Form) => {
        const code = codeOf(field, form)
        const known = terms.get(word)
        if (known === undefined || (points[known] ?? 0) < (points[code] ?? 0)) terms.set(word, code)
      }
      for (const text of typeof texts === 'string' ? [texts] : texts) {
        for (const word of wordsOf(text)) {
          const { base, head, headForm, modifiers } = analyze(word)
          add(word, 'word')
          add(base, 'base')
          if (head) add(head, 'head')
          if (headForm) add(headForm, 'head')
          for (const part of modifiers) add(part, 'modifier')
        }
        if (isKey && text) add(KEY + keyOf(text), 'word')
      }
    })
    return terms
  }

  private sweep(): void {
    const { dictionary, postings } = this
    const terms = dictionary.words.length
    let left = terms === 0 ? 0 : Math.ceil((SWEEP_PACE * postings.used) / (this.size + 64))
    while (left > 0) {
      const term = this.swept++
      if (term >= terms) {
        this.free.push(...this.dying)
        this.dying = this.dead
        this.dead = []
        this.swept = 0
        return
      }
      left -= 1 + (postings.length[term] ?? 0)
      if (dictionary.words[term] === undefined) continue
      if (postings.sweep(term, (slot) => this.isAlive(slot)) === 0) dictionary.remove(term)
    }
  }

  private kindNumber(kind: string): number {
    const known = this.kindNames.indexOf(kind)
    if (known >= 0) return known + 1
    if (this.kindNames.length === MOST_KINDS) throw new Error(`An index holds at most ${MOST_KINDS} kinds of documents`)
    return this.kindNames.push(kind)
  }
}

/** FNV-1a in 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
