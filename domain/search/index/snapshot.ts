import type { SearchSettings } from '../engine.ts'
import { Dictionary } from './dictionary.ts'
import { FacetColumn } from './facet-column.ts'
import { Postings } from './postings.ts'
import { Segment, type Analyzers } from './segment.ts'

/** Rises with every change of what a snapshot holds or how words are read. */
const VERSION = 2

/** Bytes before the text: version and length of the text. */
const HEAD = 8

/** What a snapshot says in words; its numbers follow in the order of `arraysOf`. */
interface Contents {
  settings: string
  shelves: {
    name: string
    /** Null where a term or a slot is free. */
    words: (string | null)[]
    ids: (string | null)[]
    kindNames: string[]
    facets: { values: string[]; members: number[][]; isWide: boolean }[]
    used: number
  }[]
}

/** Everything in shelves as one buffer: a head, a text in JSON, then the arrays as they lie in memory. */
export function writeSegments(segments: ReadonlyMap<string, Segment>, settings: SearchSettings): ArrayBuffer {
  const contents: Contents = {
    settings: JSON.stringify(settings),
    shelves: [...segments].map(([name, segment]) => ({
      name,
      words: Array.from(segment.dictionary.words, (word) => word ?? null),
      ids: Array.from(segment.ids, (id) => id ?? null),
      kindNames: segment.kindNames,
      facets: [...segment.facets.values()].map(({ values, members, sets }) => {
        return { values, members, isWide: sets instanceof Uint32Array }
      }),
      used: segment.postings.used,
    })),
  }
  const text = new TextEncoder().encode(JSON.stringify(contents))
  const arrays = [...segments.values()].flatMap(arraysOf)
  const length = arrays.reduce((sum, array) => sum + rounded(array.byteLength), rounded(HEAD + text.length))
  const bytes = new Uint8Array(length)
  new Uint32Array(bytes.buffer, 0, 2).set([VERSION, text.length])
  bytes.set(text, HEAD)
  let at = rounded(HEAD + text.length)
  for (const array of arrays) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at)
    at += rounded(array.byteLength)
  }
  return bytes.buffer
}

/** The shelves of a snapshot. Throws where it is cut, or of another version or other settings. */
export function readSegments(
  buffer: ArrayBuffer,
  settings: SearchSettings,
  analyzers: Analyzers,
): Map<string, Segment> {
  if (buffer.byteLength < HEAD) throw new Error('The snapshot of the search index is cut')
  const [version, textLength = 0] = new Uint32Array(buffer, 0, 2)
  if (version !== VERSION) throw new Error('The snapshot of the search index is of another version')
  const text = new TextDecoder().decode(new Uint8Array(buffer, HEAD, textLength))
  const contents = JSON.parse(text) as Contents
  if (contents.settings !== JSON.stringify(settings)) throw new Error('The search index has got other settings')
  let at = rounded(HEAD + textLength)
  const bytes = (length: number): ArrayBuffer => {
    const part = buffer.slice(at, at + length)
    if (part.byteLength < length) throw new Error('The snapshot of the search index is cut')
    at += rounded(length)
    return part
  }
  const segments = contents.shelves.map((stored): [string, Segment] => {
    const [terms, slots] = [stored.words.length, stored.ids.length]
    const postings = new Postings()
    postings.used = stored.used
    postings.pool = new Uint32Array(bytes(stored.used * 4))
    postings.first = new Uint32Array(bytes(terms * 4))
    postings.last = new Uint32Array(bytes(terms * 4))
    postings.length = new Uint32Array(bytes(terms * 4))
    postings.free = new Uint32Array(bytes(postings.free.byteLength))
    const kinds = new Uint8Array(bytes(slots))
    const ties = new Uint32Array(bytes(slots * 4))
    const facets = settings.facets.map((name, index): [string, FacetColumn] => {
      const { values, members, isWide } = stored.facets[index] ?? {}
      const sets = isWide ? new Uint32Array(bytes(slots * 4)) : new Uint16Array(bytes(slots * 2))
      return [name, new FacetColumn(values, members, sets)]
    })
    const numbers = settings.numbers.map((name): [string, Float64Array] => [name, new Float64Array(bytes(slots * 8))])
    const segment = new Segment(settings, analyzers, {
      dictionary: new Dictionary(stored.words),
      postings,
      ids: stored.ids.map((id) => id ?? undefined),
      kinds,
      ties,
      kindNames: stored.kindNames,
      facets: new Map(facets),
      numbers: new Map(numbers),
    })
    return [stored.name, segment]
  })
  return new Map(segments)
}

/** The arrays of a shelf without the room that they have for more. */
function arraysOf({ postings, dictionary, ids, kinds, ties, facets, numbers }: Segment) {
  const [terms, slots] = [dictionary.words.length, ids.length]
  return [
    postings.pool.slice(0, postings.used),
    ...[postings.first, postings.last, postings.length].map((array) => array.slice(0, terms)),
    postings.free,
    kinds.slice(0, slots),
    ties.slice(0, slots),
    ...[...facets.values()].map(({ sets }) => sets.slice(0, slots)),
    ...[...numbers.values()].map((column) => column.slice(0, slots)),
  ]
}

/** To whole eights, where any array may begin. */
function rounded(length: number): number {
  return Math.ceil(length / 8) * 8
}
