import { bounds } from '#domain/bounds.ts'

const MOST_ROWS = bounds['generated rows'].most
const MOST_DEEP_ROWS = bounds['generated deep rows'].most
const MOST_DEPTH = bounds['generated depth'].most

/** Names whose value is how many rows are given: of a list, and of a list joined to it. */
const LIMIT = /^(limit|joins\[[^\]]+\]\[limit\])$/

/**
 * The question of a list that Payload makes, with its bounds: relations are opened `MOST_DEPTH` deep, and one page has
 * at most `MOST_ROWS` rows, `MOST_DEEP_ROWS` where relations are opened. Undefined where it filters or sorts by a field of another document, which may be hidden from
 * whoever asks: the order of rows would tell it.
 */
export function boundedQuestion(question: string): string | undefined {
  const asked = new URLSearchParams(question)
  const most = isDeep(question) ? MOST_DEEP_ROWS : MOST_ROWS
  const bounded = new URLSearchParams()
  for (const [name, value] of asked) {
    const isByOther = (/^where\b/.test(name) && name.includes('.')) || (/^sort\b/.test(name) && value.includes('.'))
    if (isByOther) return undefined
    if (LIMIT.test(name)) bounded.append(name, String(rowsOf(value, most)))
    else if (name === 'depth') bounded.append(name, String(depthOf(value)))
    else if (name !== 'pagination') bounded.append(name, value)
  }
  // Without pages Payload gives every row, unless it is told how many.
  if (asked.has('pagination') && !asked.has('limit')) bounded.append('limit', String(most))
  return bounded.toString()
}

/** Whether a question opens relations, as Payload does unless it is told otherwise. */
export function isDeep(question: string): boolean {
  const depth = new URLSearchParams(question).get('depth')
  return depth === null || depthOf(depth) > 0
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
