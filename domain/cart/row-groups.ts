import type { StoredLine } from './stored-line.ts'
import { isSameLine } from './same-line.ts'

/** A row and the lenses ground for it. The shopper always changes the whole group. */
export interface RowGroup {
  head: StoredLine
  followers: StoredLine[]
}

/** The rows of a cart in groups, in their order. */
export function rowGroups(lines: readonly StoredLine[]): RowGroup[] {
  return lines
    .filter(({ parentRef }) => parentRef === null)
    .map((head) => ({ head, followers: lines.filter(({ parentRef }) => parentRef === head.ref) }))
}

/** Whether two groups are equal: a frame alone is not the frame with lenses, nor with other lenses. */
export function isSameGroup(a: RowGroup, b: RowGroup): boolean {
  const isSameInSize = a.followers.length === b.followers.length
  const hasTwin = (line: StoredLine) => b.followers.some((other) => isSameLine(line, other))
  return isSameLine(a.head, b.head) && isSameInSize && a.followers.every(hasTwin)
}

/** The rows of a group, each holding this many. */
export function rowsOf({ head, followers }: RowGroup, quantity = head.quantity): StoredLine[] {
  return [head, ...followers].map((line) => ({ ...line, quantity }))
}
