import { bounds } from '#domain/bounds.ts'

const MOST_ROWS = bounds['generated rows'].most
const MOST_DEEP_ROWS = bounds['generated deep rows'].most
const MOST_DEEPEST_ROWS = bounds['generated deepest rows'].most
const MOST_DEPTH = bounds['generated depth'].most

/** Names whose value is how many rows are given: of a list, and of a list joined to it. Payload reads a list of one number as that number. */
const LIMIT = /^(limit|joins\[[^\]]+\]\[limit\])(\[.*)?$/
/** What a lock is of: parts of its own field. By these the admin takes a document over from a colleague, and lets it go. */
const OF_LOCK = /^where\[document\.(value|relationTo)\]\[equals\]$/
const DEPTH = /^depth(\[.*)?$/

/**
 * The question of a list that Payload makes, with its bounds: relations are opened `MOST_DEPTH` deep, and one page has
 * at most `MOST_ROWS` rows, fewer the deeper relations are opened. Undefined where it filters or sorts by a field of
 * another document, which may be hidden from the caller: the order of rows would reveal it.
 */
export function boundedQuestion(question: string): string | undefined {
  const asked = new URLSearchParams(question)
  const most = mostRows(question)
  const bounded = new URLSearchParams()
  for (const [name, value] of asked) {
    if (isByOther(name, value)) return undefined
    const [, limit] = LIMIT.exec(name) ?? []
    if (limit !== undefined) bounded.set(limit, String(rowsOf(value, most)))
    else if (DEPTH.test(name)) bounded.set('depth', String(depthOf(value)))
    else if (name !== 'pagination') bounded.append(name, value)
  }
  // Without pages Payload gives every row, unless the question has a limit.
  if (asked.has('pagination') && !bounded.has('limit')) bounded.append('limit', String(most))
  return bounded.toString()
}

/** Whether a list, or one joined to it, is filtered or sorted by a field of another document. A condition as JSON may name any. */
function isByOther(name: string, value: string): boolean {
  if (name === 'where') return value !== ''
  if (/^(where|joins\[[^\]]*\]\[where\])/.test(name)) return name.includes('.') && !OF_LOCK.test(name)
  return /^(sort|joins\[[^\]]*\]\[sort\])/.test(name) && value.includes('.')
}

/** Whether a question opens relations, as Payload does unless the question says otherwise. */
export function isDeep(question: string): boolean {
  return deepest(question) > 0
}

function mostRows(question: string): number {
  const depth = deepest(question)
  if (depth > 1) return MOST_DEEPEST_ROWS
  return depth > 0 ? MOST_DEEP_ROWS : MOST_ROWS
}

/** How deep a question says that relations are opened. One that says nothing is taken for a plain list, whatever Payload opens by itself. */
function deepest(question: string): number {
  const depths = [...new URLSearchParams(question)].filter(([name]) => DEPTH.test(name))
  return depths.length === 0 ? 1 : Math.max(...depths.map(([, depth]) => depthOf(depth)))
}

/** `0` asks for every row. */
function rowsOf(value: string, most: number): number {
  const rows = Math.trunc(Number(value))
  return rows > 0 ? Math.min(rows, most) : most
}

function depthOf(value: string): number {
  const depth = Math.trunc(Number(value))
  return depth >= 0 ? Math.min(depth, MOST_DEPTH) : 0
}
