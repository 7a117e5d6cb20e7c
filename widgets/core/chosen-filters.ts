import type { Filter, FilterData, FilterKind, FilterOffer } from './protocol.ts'

/** One value of a filter panel. */
export interface Choice {
  value: string | readonly string[]
  name: string
  /** Of a colour, as `#rrggbb`; black where none is said. */
  color?: string
  count: number | undefined
  /** From 0, of a hierarchy. */
  depth: number
  isChosen: boolean
}

/** A group of a filter panel, with what is chosen in it. */
export interface Group {
  /** As addresses and questions name it. */
  field: string
  title: string
  kind: FilterKind
  op: Filter['op']
  isOpen: boolean
  choices: readonly Choice[]
  /** Of a range. */
  range: { min: number; max: number; from: number; to: number } | undefined
}

const KINDS: readonly FilterKind[] = [
  'range',
  'radio',
  'checkbox',
  'checkbox-grid',
  'checkbox-color',
  'checkbox-hierarchical',
]

/** What is offered, as a panel shows it. What is chosen and no longer offered stays, with a count of nothing. */
export function groupsOf(offers: readonly FilterOffer[], filters: readonly Filter[]): Group[] {
  return offers.flatMap((offer): Group[] => {
    const { meta, op } = offer
    if (!meta || !KINDS.includes(meta.type)) return []
    const field = fieldOf(offer)
    const chosen = filters.find((one) => isOf(one, field, op))
    const group = { field, op, title: meta.group_title ?? '', kind: meta.type, isOpen: Boolean(meta.group_expanded) }
    if (meta.type === 'range') {
      const range = rangeOf(offer, chosen)
      return range ? [{ ...group, choices: [], range }] : []
    }
    return [{ ...group, choices: choicesOf(meta, chosen), range: undefined }]
  })
}

/** In lower case the title of a group is its field; without a title the field itself. */
export function fieldOf({ field, meta }: FilterOffer): string {
  return (meta?.group_title || field).toLowerCase()
}

function rangeOf({ data, meta }: FilterOffer, chosen: Filter | undefined): Group['range'] {
  const [low, high] = numbersOf(data)
  const [min, max] = [meta?.min ?? low, meta?.max ?? high]
  if (min === undefined || max === undefined) return undefined
  const [from = min, to = max] = numbersOf(chosen?.data)
  return { min, max, from, to }
}

function numbersOf(data: FilterData | null | undefined): number[] {
  return Array.isArray(data) ? data.map(Number).filter(Number.isFinite) : []
}

function choicesOf(meta: NonNullable<FilterOffer['meta']>, chosen: Filter | undefined): Choice[] {
  const stored = new Map(valuesOf(chosen).map((value) => [keyOf(value), value]))
  const offered = (meta.values ?? []).map((value, at): Choice => {
    const key = keyOf(value)
    const isChosen = stored.delete(key)
    return { ...shown(value, meta.names?.[at], meta.type), count: meta.counts?.[at], isChosen }
  })
  const gone = [...stored.values()].map((value): Choice => ({
    ...shown(value, undefined, meta.type),
    count: 0,
    isChosen: true,
  }))
  return [...offered, ...gone]
}

function shown(value: Choice['value'], named: string | readonly string[] | undefined, kind: FilterKind) {
  const own = typeof value === 'string' ? value : (value.at(-1) ?? '')
  const word = typeof named === 'string' ? named : (named?.at(-1) ?? own)
  const depth = typeof value === 'string' ? 0 : value.length - 1
  if (kind !== 'checkbox-color') return { value, name: word, depth }
  const [name = '', code = ''] = word.split(';')
  const [, own2 = ''] = own.split(';')
  const color = [code, own2].find((one) => /^#[0-9a-f]{3,8}$/i.test(one)) ?? '#000000'
  return { value, name, color, depth }
}

/** Whatever the case. */
export function keyOf(value: Choice['value']): string {
  return (typeof value === 'string' ? value : value.join('\u0000')).toLowerCase()
}

function isOf(filter: Filter, field: string, op: Filter['op']): boolean {
  return filter.field.toLowerCase() === field && filter.op === op
}

function valuesOf(filter: Filter | undefined): Choice['value'][] {
  if (!filter) return []
  const { data } = filter
  return (Array.isArray(data) ? data : [data]).map((one) => (Array.isArray(one) ? one : String(one)))
}

/** The filters with a value chosen or no longer; a radio has one at most. */
export function toggled(
  filters: readonly Filter[],
  group: Pick<Group, 'field' | 'op' | 'kind'>,
  value: Choice['value'],
): Filter[] {
  const { field, op, kind } = group
  const others = filters.filter((one) => !isOf(one, field, op))
  const chosen = valuesOf(filters.find((one) => isOf(one, field, op)))
  const isChosen = chosen.some((one) => keyOf(one) === keyOf(value))
  if (kind === 'radio') return isChosen ? others : [...others, { field, op, data: dataOf([value], op) }]
  const values = isChosen ? chosen.filter((one) => keyOf(one) !== keyOf(value)) : [...chosen, value]
  return values.length === 0 ? others : [...others, { field, op, data: dataOf(values, op) }]
}

/** Only `in` and `nin` take lists. */
function dataOf(values: Choice['value'][], op: Filter['op']): FilterData {
  const [one = ''] = values
  if ((op === 'eq' || op === 'neq') && typeof one === 'string') return one
  return values as string[] | string[][]
}

/** The filters with another range; the whole of it is none. */
export function ranged(
  filters: readonly Filter[],
  { field, op, range }: Pick<Group, 'field' | 'op' | 'range'>,
  from: number,
  to: number,
): Filter[] {
  const others = filters.filter((one) => !isOf(one, field, op))
  const isWhole = !range || (from <= range.min && to >= range.max)
  return isWhole ? others : [...others, { field, op, data: [Math.min(from, to), Math.max(from, to)] }]
}

/** What is chosen, one by one, with the filters that are left without it. */
export function chips(groups: readonly Group[], filters: readonly Filter[]): { label: string; without: Filter[] }[] {
  const known = groups.flatMap((group) => {
    const { range, choices } = group
    const chosen = choices.filter(({ isChosen }) => isChosen)
    const values = chosen.map(({ name, value }) => ({ label: name, without: toggled(filters, group, value) }))
    const isNarrow = range && (range.from > range.min || range.to < range.max)
    const numbers = isNarrow
      ? [{ label: `${group.title} ${range.from}–${range.to}`, without: ranged(filters, group, range.min, range.max) }]
      : []
    return [...values, ...numbers]
  })
  // A filter of the address that no group offers can be taken away too.
  const strange = filters.filter(
    ({ field, op }) => !groups.some((group) => isOf({ field, op, data: '' }, group.field, group.op)),
  )
  return [
    ...known,
    ...strange.map((filter) => ({
      label: valuesOf(filter)
        .map((value) => (typeof value === 'string' ? value : value.at(-1)))
        .join(', '),
      without: filters.filter((one) => one !== filter),
    })),
  ]
}
