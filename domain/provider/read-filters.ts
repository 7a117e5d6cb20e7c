import type { FilterType } from '#contracts/provider/answers.ts'
import type { FilterData, SearchFilter } from '#contracts/provider/questions.ts'
import { ProviderProblem } from '#domain/refusal.ts'
import type { FacetFilter, RangeFilter } from '#domain/search/engine.ts'
import { swatchOf } from './swatches.ts'

/** A field that results may be narrowed by. */
export interface FilterField {
  /** Its name in the index. */
  name: string
  kind: 'facet' | 'price'
  /** What clients show above it; in lower case it names the field as well. */
  title: string
  /** How a facet is drawn; as check boxes where it is not said. */
  look?: Exclude<FilterType, 'range' | 'checkbox'>
  /** What its values are called; a value without a word is one itself. */
  words?: Readonly<Record<string, string>>
}

/** What parts the categories of a path in the index: `Pyörät > Maastopyörät`. */
export const PATH_SEPARATOR = ' > '

/** A value of the index as clients get it: a colour as `Name;#rrggbb`, a category of a hierarchy as its path. */
export function offeredValue({ look, words = {} }: FilterField, value: string): string | string[] {
  if (look === 'checkbox-hierarchical') return value.split(PATH_SEPARATOR)
  if (look !== 'checkbox-color') return value
  const name = words[value] ?? value
  const swatch = swatchOf(name)
  return swatch ? `${name};${swatch}` : name
}

/**
 * The filters of a client as those of the index, prices in cents.
 *
 * Fields are known by name or by title, whatever the case. Throws 422 for an unknown field, an operator that the field has
 * none of, and data that do not fit the operator.
 */
export function readFilters(
  filters: readonly SearchFilter[],
  fields: readonly FilterField[],
): (FacetFilter | RangeFilter)[] {
  return filters.map((filter, at) => {
    const field = fieldNamed(filter.field, fields)
    if (!field) throw problem(at, 'field', 'unknown_field', 'No such field')
    return field.kind === 'price' ? rangeOf(filter, field, at) : facetOf(filter, field, at)
  })
}

/** The field of this name or title, whatever the case. */
export function fieldNamed<One extends FilterField>(named: string, fields: readonly One[]): One | undefined {
  const wanted = named.toLowerCase()
  return fields.find(({ name, title }) => name === wanted || title.toLowerCase() === wanted)
}

function facetOf({ op, data }: SearchFilter, field: FilterField, at: number): FacetFilter {
  const filter = { facet: field.name, values: [data].flat().map((value) => valueOf(field, value)) }
  if (op === 'eq' || op === 'in') return filter
  if (op === 'neq' || op === 'nin') return { ...filter, isExcluded: true }
  throw problem(at, 'op', 'unsupported_op', 'This field takes eq, neq, in and nin')
}

/** What a client sends back as the index has it. Of a path of another field the end counts. */
function valueOf({ look, words = {} }: FilterField, value: string | number | boolean | string[]): string {
  if (Array.isArray(value)) return look === 'checkbox-hierarchical' ? value.join(PATH_SEPARATOR) : (value.at(-1) ?? '')
  const written = String(value)
  if (look !== 'checkbox-color') return written
  const name = written.replace(/;#[0-9a-f]{6}$/i, '').toLowerCase()
  return (
    Object.keys(words).find((code) => words[code]?.toLowerCase() === name) ?? written.replace(/;#[0-9a-f]{6}$/i, '')
  )
}

function rangeOf({ op, data }: SearchFilter, { name }: FilterField, at: number): RangeFilter {
  const ends = numbersOf(data).map(toCents)
  const [first, last] = ends
  if (ends.some((end) => !Number.isFinite(end)) || first === undefined)
    throw problem(at, 'data', 'number_parsing', 'Numbers are needed')
  switch (op) {
    case 'leq':
      return { number: name, to: first }
    case 'geq':
      return { number: name, from: first }
    case 'eq':
      return { number: name, from: first, to: first }
    case 'neq':
      return { number: name, from: first, to: first, isExcluded: true }
    case 'inrange':
      if (last === undefined || ends.length !== 2)
        throw problem(at, 'data', 'range_needs_two', 'Two numbers are needed')
      return { number: name, from: first, to: last }
    default:
      throw problem(at, 'op', 'unsupported_op', 'This field takes eq, neq, leq, geq and inrange')
  }
}

function numbersOf(data: FilterData): number[] {
  return [data].flat().map((one) => (typeof one === 'number' || isWritten(one) ? Number(one) : NaN))
}

function isWritten(one: unknown): one is string {
  return typeof one === 'string' && /^-?\d{1,9}(\.\d{1,6})?$/.test(one)
}

function toCents(amount: number): number {
  return Math.round(amount * 100)
}

function problem(at: number, part: string, type: string, msg: string): ProviderProblem {
  return new ProviderProblem(422, type, ['body', 'filters', at, part], msg)
}

/** How far into results clients may page. */
const FARTHEST = 10_000

/** How many results a cursor of ours lies behind; an absent one is at the beginning. Throws 422 for any other text. */
export function readCursor(cursor: string | null | undefined): number {
  if (cursor === null || cursor === undefined || cursor === '') return 0
  const offset = /^(0|[1-9]\d{0,4})$/.test(cursor) ? Number(cursor) : NaN
  if (!(offset <= FARTHEST)) throw new ProviderProblem(422, 'invalid_cursor', ['body', 'cursor'], 'No cursor of ours')
  return offset
}

/** The cursor behind so many results of all, or null where they end. */
export function cursorAfter(shown: number, total: number): string | null {
  return shown < total && shown <= FARTHEST ? String(shown) : null
}
