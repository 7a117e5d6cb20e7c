/** A row of a feed: texts by the name of the field, without prefix and in lower case. Null where it cannot be read. */
export interface FeedRow {
  /** From 1. */
  row: number
  fields: ReadonlyMap<string, string> | null
}

/** The rows of JSON lines, one after the other: an object in each. Empty lines are none. */
export function* jsonRows(text: string): Generator<FeedRow> {
  let row = 1
  for (let from = 0; from < text.length; row += 1) {
    const end = text.indexOf('\n', from)
    const line = text.slice(from, end < 0 ? text.length : end)
    if (line.trim() !== '') yield { row, fields: objectIn(line) }
    from += line.length + 1
  }
}

function objectIn(line: string): ReadonlyMap<string, string> | null {
  try {
    const read: unknown = JSON.parse(line)
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return null
    return new Map(Object.entries(read).map(([name, value]) => [fieldName(name), textOf(value)]))
  } catch {
    return null
  }
}

/** A list of values as one text; anything deeper as none. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(' > ')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** `g:image_link` and `Image Link` are `image_link`. */
export function fieldName(written: string): string {
  return written
    .trim()
    .toLowerCase()
    .replace(/^\w+:/, '')
    .replace(/[\s-]+/g, '_')
}

/** The rows of a table whose first line names its fields, parted by comma, semicolon or tab (RFC 4180). */
export function* csvRows(text: string): Generator<FeedRow> {
  let names: string[] | undefined
  for (const { line, cells } of recordsOf(text, separatorOf(text))) {
    const isHead = names === undefined
    names ??= cells.map(fieldName)
    if (isHead || (cells.length === 1 && cells[0]?.trim() === '')) continue
    const isWhole = cells.length === names.length
    yield { row: line, fields: isWhole ? new Map(names.map((name, at) => [name, cells[at] ?? ''])) : null }
  }
}

/** The one that the first line has most of. */
function separatorOf(text: string): string {
  const end = text.indexOf('\n')
  const first = text.slice(0, end < 0 ? text.length : end)
  const counts = [',', ';', '\t'].map((one) => ({ one, count: first.split(one).length }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).one
}

interface Record {
  /** Where it begins. */
  line: number
  cells: string[]
}

function* recordsOf(text: string, separator: string): Generator<Record> {
  let record: Record = { line: 1, cells: [] }
  let [line, at] = [1, 0]
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator)
    record.cells.push(cell.text)
    line += cell.lines
    at = cell.end
    if (text[at] === separator) {
      at += 1
      if (at === text.length) record.cells.push('')
      continue
    }
    at += text.startsWith('\r\n', at) ? 2 : 1
    yield record
    line += 1
    record = { line, cells: [] }
  }
  if (record.cells.length > 0) yield record
}

interface Cell {
  text: string
  /** Where the next begins, with its separator. */
  end: number
  lines: number
}

function plainCell(text: string, from: number, separator: string): Cell {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && !text.startsWith('\r\n', end)) end += 1
  return { text: text.slice(from, end), end, lines: 0 }
}

/** Until the quote that no other follows. What stands between it and the separator is dropped. */
function quotedCell(text: string, from: number): Cell {
  let end = from + 1
  for (;;) {
    const quote = text.indexOf('"', end)
    if (quote < 0) return cellOf(text.slice(from + 1), text.length)
    if (text[quote + 1] !== '"') return cellOf(text.slice(from + 1, quote), quote + 1)
    end = quote + 2
  }
}

function cellOf(quoted: string, end: number): Cell {
  return { text: quoted.replaceAll('""', '"'), end, lines: quoted.split('\n').length - 1 }
}
