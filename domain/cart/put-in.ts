import type { KeptLine } from './kept-line.ts'
import { mustNotRepeatLensColor } from './lens-color-once.ts'
import { mustBeFewEnough, mustNotBeTooLong } from './limits.ts'
import { isSameGroup, type RowGroup, rowGroups, rowsOf } from './row-groups.ts'

/**
 * The cart with a group of rows put in: added to the rows that mean the same, or else at the end.
 *
 * Throws where a row would hold too many, the cart have too many rows, or a lens color come twice.
 * The cart handed in is left as it was.
 */
export function putIn(lines: readonly KeptLine[], added: RowGroup): KeptLine[] {
  const groups = rowGroups(lines)
  const standing = groups.find((group) => isSameGroup(group, added))
  const quantity = (standing?.head.quantity ?? 0) + added.head.quantity
  mustBeFewEnough(quantity)

  const changed = standing
    ? groups.flatMap((group) => (group === standing ? rowsOf(group, quantity) : rowsOf(group)))
    : [...lines, ...rowsOf(added)]
  mustNotBeTooLong(changed)
  mustNotRepeatLensColor(changed)
  return changed
}
