import type { Filter, FilterData, Operator, Sort } from './protocol.ts'

/** What an address says of a search or a listing. */
export interface UrlState {
  /** What was typed. */
  query: string
  /** The order, where one was chosen. */
  sort: Sort | undefined
  /** Filters in force. */
  filters: readonly Filter[]
}

/** How that is written into an address. A shop with names of its own passes its own. */
export interface UrlCodec {
  /** What cannot be read is left out. */
  read: (params: URLSearchParams) => UrlState
  /** Replaces what the address said of it, and leaves the rest alone. */
  write: (params: URLSearchParams, state: UrlState) => void
}

export interface CodecOptions {
  /** Distinguishes instances of one page. */
  key?: string | undefined
  /** Instead of `query` and the key. */
  queryName?: string | undefined
  /** Hears of an order that cannot be read. */
  warn?: ((message: string) => void) | undefined
}

/** One clears filters that came along sideways, from a neighbouring listing. */
export const SIDEWAYS = 'went_sideways_clear_filters'

const RISING = '📈'
const FALLING = '📉'
const SUFFIXES: readonly (readonly [suffix: string, op: Operator])[] = [
  ['≡', 'eq'],
  ['≠', 'neq'],
  ['∈', 'in'],
  ['∉', 'nin'],
  ['≤', 'leq'],
  ['≥', 'geq'],
  ['🔢', 'inrange'],
]
/** U+201A, which looks like a comma. */
const ITEM_END = '‚'
const LIST_END = '‣'
const EMPTY = '0️⃣'
const MARKS = new RegExp(`[${ITEM_END}${LIST_END}]|^${EMPTY}$`, 'u')
const RANGE = /^(-?\d+(?:\.\d+)?)-(-?\d+(?:\.\d+)?)$/

/** The names and symbols of the published clients, so that addresses from before lead to the same results. */
export function urlCodec({ key = '', queryName, warn }: CodecOptions = {}): UrlCodec {
  const query = queryName ?? `query${key}`
  const sorting = `sorting${key}`
  const prefix = `f${key}_`
  const prefixes = [prefix, `filter${key}_`, ...(key ? [] : ['filter_'])]
  const isFilter = (name: string) => prefixes.some((one) => name.startsWith(one))

  return {
    read(params) {
      return {
        query: params.get(query) ?? '',
        sort: readSort(params.get(sorting), warn),
        filters: readFilters(
          [...params].filter(([name]) => isFilter(name)),
          prefixes,
        ),
      }
    },
    write(params, state) {
      for (const name of new Set(params.keys())) if (isFilter(name)) params.delete(name)
      set(params, query, state.query)
      set(params, sorting, state.sort && state.sort.field + (state.sort.order === 'asc' ? RISING : FALLING))
      for (const { field, op, data } of state.filters) params.set(prefix + nameOf(field, op), encodeData(data))
    },
  }
}

function set(params: URLSearchParams, name: string, value: string | undefined): void {
  if (value) params.set(name, value)
  else params.delete(name)
}

function readSort(written: string | null, warn: CodecOptions['warn']): Sort | undefined {
  if (!written) return undefined
  for (const [icon, order] of [[RISING, 'asc'] as const, [FALLING, 'desc'] as const])
    if (written.endsWith(icon) && written !== icon) return { field: written.slice(0, -icon.length), order }
  warn?.(`Invalid sorting in the address: ${written}`)
  return undefined
}

/** Of two filters with one field and operator the first counts. */
function readFilters(entries: readonly [string, string][], prefixes: readonly string[]): Filter[] {
  const found = new Map<string, Filter>()
  for (const [name, value] of entries) {
    const prefix = prefixes.find((one) => name.startsWith(one)) ?? ''
    const filter = readFilter(name.slice(prefix.length), value)
    const known = filter && `${filter.op} ${filter.field}`
    if (filter && known && !found.has(known)) found.set(known, filter)
  }
  return [...found.values()]
}

function readFilter(name: string, value: string): Filter | undefined {
  const [suffix = '', op = 'in'] = SUFFIXES.find(([one]) => name.endsWith(one)) ?? []
  const field = name.slice(0, name.length - suffix.length)
  const data = decodeData(value)
  return field === '' || data === undefined ? undefined : { field, op, data }
}

/** A field that ends as an operator does says `in` aloud. */
function nameOf(field: string, op: Operator): string {
  const isPlain = op === 'in' && !SUFFIXES.some(([suffix]) => field.endsWith(suffix))
  return isPlain ? field : field + (SUFFIXES.find(([, one]) => one === op)?.[0] ?? '')
}

export function encodeData(data: FilterData): string {
  if (typeof data === 'boolean') return data ? '1' : '0'
  if (Array.isArray(data)) {
    const range = data.length === 2 && data.every((one) => typeof one === 'number') ? data.join('-') : ''
    if (RANGE.test(range)) return range
    const items: readonly unknown[] = data
    if (isWritable(items)) return listOf(items)
    if (items.length > 0 && items.every(isWritable)) return items.map((one) => inner(one) + LIST_END).join('')
  }
  return base64(JSON.stringify(data))
}

/** Undefined of what means nothing. */
export function decodeData(written: string): FilterData | undefined {
  if (written === '1' || written === '0') return written === '1'
  const [, from, to] = RANGE.exec(written) ?? []
  if (from !== undefined && to !== undefined) return [Number(from), Number(to)]
  if (written.endsWith(LIST_END)) return written.slice(0, -1).split(LIST_END).map(itemsOf)
  if (written.includes(ITEM_END)) return itemsOf(written.endsWith(ITEM_END) ? written.slice(0, -1) : written)
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(written)))
    return isData(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** A list of texts that none of the marks occurs in. */
function isWritable(data: unknown): data is readonly string[] {
  return Array.isArray(data) && data.length > 0 && data.every((one) => typeof one === 'string' && !MARKS.test(one))
}

/** A single item is distinguished from other texts by the mark at its end. */
function listOf(items: readonly string[]): string {
  return items.length === 1 ? inner(items) + ITEM_END : inner(items)
}

function inner(items: readonly string[]): string {
  return items.map((item) => item || EMPTY).join(ITEM_END)
}

function itemsOf(written: string): string[] {
  return written.split(ITEM_END).map((item) => (item === EMPTY ? '' : item))
}

function isData(value: unknown): value is FilterData {
  if (!Array.isArray(value)) return ['string', 'number', 'boolean'].includes(typeof value)
  const isFlat = value.every((one) => typeof one === 'string' || typeof one === 'number')
  return isFlat || value.every((one) => Array.isArray(one) && one.every((item) => typeof item === 'string'))
}

function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte)).join(''))
}

function bytesOf(written: string): Uint8Array {
  return Uint8Array.from(atob(written), (sign) => sign.codePointAt(0) ?? 0)
}
