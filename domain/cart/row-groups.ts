import type { KeptLine } from './kept-line.ts'
import { isSameLine } from './same-line.ts'

/** A row that stands by itself, and the lenses ground for it. What the shopper changes is always the whole of it. */
export interface RowGroup {
  head: KeptLine
  followers: KeptLine[]
}

/** The rows of a cart in groups, in their order. */
export function rowGroups(lines: readonly KeptLine[]): RowGroup[] {
  return lines
    .filter(({ parentRef }) => parentRef === null)
    .map((head) => ({ head, followers: lines.filter(({ parentRef }) => parentRef === head.ref) }))
}

/** Whether two groups mean the same: a frame alone is not the frame with lenses, nor with other lenses. */
export function isSameGroup(a: RowGroup, b: RowGroup): boolean {
  const isSameInSize = a.followers.length === b.followers.length
  const hasTwin = (line: KeptLine) => b.followers.some((other) => isSameLine(line, other))
  return isSameLine(a.head, b.head) && isSameInSize && a.followers.every(hasTwin)
}

/** The rows of a group, each holding this many. */
export function rowsOf({ head, followers }: RowGroup, quantity = head.quantity): KeptLine[] {
  return [head, ...followers].map((line) => ({ ...line, quantity }))
}
