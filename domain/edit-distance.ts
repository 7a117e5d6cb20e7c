/** Rows of edit distances (optimal string alignment) between a word and the beginnings of another, one row a letter. */
export interface Rows {
  /** How many letters of the other word have their row. */
  depth: number
  rows: Uint8Array[]
  /** The smallest distance of each row: no longer beginning comes nearer. */
  least: number[]
  /** The smallest distance of the whole word to this beginning or a shorter one. */
  best: number[]
}

/** The row before the first letter. */
export function grownRows(word: string): Rows {
  return {
    depth: 0,
    rows: [Uint8Array.from({ length: word.length + 1 }, (_, at) => at)],
    least: [0],
    best: [word.length],
  }
}

/** Adds the row of the next letter of `other`, and gives the new depth. */
export function nextRow(rows: Rows, word: string, other: string): number {
  const depth = ++rows.depth
  const letter = other.charCodeAt(depth - 1)
  const row = (rows.rows[depth] ??= new Uint8Array(word.length + 1))
  const above = rows.rows[depth - 1] ?? row
  const twoAbove = rows.rows[depth - 2]
  row[0] = depth
  let least = depth
  for (let at = 1; at <= word.length; at++) {
    const isSame = word.charCodeAt(at - 1) === letter
    let cost = Math.min((above[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + (isSame ? 0 : 1))
    const isSwap =
      twoAbove !== undefined &&
      at > 1 &&
      word.charCodeAt(at - 2) === letter &&
      word.charCodeAt(at - 1) === other.charCodeAt(depth - 2)
    if (isSwap) cost = Math.min(cost, (twoAbove[at - 2] ?? 0) + 1)
    row[at] = cost
    if (cost < least) least = cost
  }
  rows.least[depth] = least
  rows.best[depth] = Math.min(rows.best[depth - 1] ?? 99, row[word.length] ?? 99)
  return depth
}

/** The distance between two words where it is at most this, in letters changed, left out, added or swapped; else undefined. */
export function distanceWithin(word: string, other: string, most: number): number | undefined {
  if (Math.abs(word.length - other.length) > most) return undefined
  const rows = grownRows(word)
  while (rows.depth < other.length) if ((rows.least[nextRow(rows, word, other)] ?? 0) > most) return undefined
  const distance = rows.rows[other.length]?.[word.length] ?? 0
  return distance <= most ? distance : undefined
}
