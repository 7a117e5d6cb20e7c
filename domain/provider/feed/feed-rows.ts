/** A row of a feed: texts by the name of the field, without prefix and in lower case. Null where it cannot be read. */
export interface FeedRow {
  /** From 1. */
  row: number
  fields: ReadonlyMap<string, string> | null
  /** The feed ends in the middle of it. */
  isCut?: boolean
}

const LINE_END = /\r\n?|\n/g

/** The rows of JSON lines, one after the other: an object in each. Empty lines are none. */
export function* jsonRows(text: string): Generator<FeedRow> {
  let row = 1
  for (let from = 0; from < text.length; row += 1) {
    LINE_END.lastIndex = from
    const end = LINE_END.exec(text)
    const line = text.slice(from, end?.index)
    const fields = objectIn(line)
    if (line.trim() !== '') yield { row, fields, isCut: !end && !fields && /^\s*\{/.test(line) }
    from += line.length + (end?.[0].length ?? 0)
  }
}

function objectIn(line: string): ReadonlyMap<string, string> | null {
  try {
    const read: unknown = JSON.parse(line)
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return null
    return fieldsOf(
      Object.entries(read).map(([name, value]) => [name, textsOf(value)]),
      ' > ',
    )
  } catch {
    return null
  }
}

/** A value, or each of a list; anything deeper as none. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf).filter(Boolean)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : []
}

/** Comes several times, all of which count. */
const PICTURES = 'additional_image_link'

/** The fields of a row by the texts that each name has; the first counts where `path` does not join them. */
export function fieldsOf(
  named: readonly (readonly [name: string, texts: readonly string[]])[],
  path?: string,
): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const [name, texts] of named) {
    const field = fieldName(name)
    const known = fields.get(field)
    if (field === PICTURES) fields.set(field, [known, ...texts].filter(Boolean).join(' '))
    else if (!known) fields.set(field, path === undefined ? (texts.find(Boolean) ?? '') : texts.join(path))
  }
  return fields
}

/** `g:image_link` and `Image Link` are `image_link`. */
export function fieldName(written: string): string {
  return written
    .trim()
    .toLowerCase()
    .replace(/^\w+:/, '')
    .replace(/[\s-]+/g, '_')
}

/** The rows of a table whose first line names its fields, parted by comma, semicolon, tab or bar (RFC 4180). */
export function* csvRows(text: string): Generator<FeedRow> {
  // A line for Excel says what parts the cells.
  const [said = '', separator = separatorOf(text)] = /^"?sep=(.)"?(?:\r\n?|\n)/i.exec(text) ?? []
  let names: string[] | undefined
  for (const { line, cells, isOpen, isEnded } of recordsOf(text, separator, said.length)) {
    const isEmpty = cells.length === 1 && cells[0]?.trim() === ''
    if (isEmpty && !isOpen) continue
    if (names === undefined) {
      names = cells.map(fieldName)
      continue
    }
    const isCut = isOpen || (!isEnded && cells.length < names.length)
    const { length } = names
    const isWhole = cells.length === length || (cells.length > length && !cells.slice(length).some(Boolean))
    const fields = isWhole && !isCut ? fieldsOf(names.map((name, at) => [name, [cells[at] ?? '']])) : null
    yield { row: line, fields, isCut }
  }
}

/** The one that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const [first = ''] = /^[^\r\n]*/.exec(text.trimStart()) ?? []
  const bare = first.replace(/"[^"]*"/g, '')
  const counts = [',', ';', '\t', '|'].map((one) => ({ one, count: bare.split(one).length }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).one
}

interface Record {
  /** Where it begins. */
  line: number
  cells: string[]
  /** Its last cell begins with a quote that is never closed. */
  isOpen: boolean
  /** A line end stands behind it. */
  isEnded: boolean
}

function* recordsOf(text: string, separator: string, from: number): Generator<Record> {
  const begun = (line: number): Record => ({ line, cells: [], isOpen: false, isEnded: false })
  let [line, at] = [from > 0 ? 2 : 1, from]
  let record = begun(line)
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator)
    record.cells.push(cell.text)
    record.isOpen ||= cell.isOpen
    line += cell.lines
    at = cell.end
    if (text[at] === separator) {
      at += 1
      if (at === text.length) record.cells.push('')
      continue
    }
    record.isEnded = at < text.length
    at += text.startsWith('\r\n', at) ? 2 : 1
    yield record
    line += 1
    record = begun(line)
  }
  if (record.cells.length > 0) yield record
}

interface Cell {
  text: string
  /** Where the next begins, with its separator. */
  end: number
  lines: number
  isOpen: boolean
}

function plainCell(text: string, from: number, separator: string): Cell {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { text: text.slice(from, end), end, lines: 0, isOpen: false }
}

/** Until the quote that no other follows. What stands between it and the separator is dropped. */
function quotedCell(text: string, from: number, separator: string): Cell {
  let end = from + 1
  for (;;) {
    const quote = text.indexOf('"', end)
    if (quote < 0) return { ...cellOf(text.slice(from + 1), text.length), isOpen: true }
    if (text[quote + 1] !== '"') return cellOf(text.slice(from + 1, quote), plainCell(text, quote + 1, separator).end)
    end = quote + 2
  }
}

function cellOf(quoted: string, end: number): Cell {
  return { text: quoted.replaceAll('""', '"'), end, lines: quoted.split(LINE_END).length - 1, isOpen: false }
}
