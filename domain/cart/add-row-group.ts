import type { StoredLine } from './stored-line.ts'
import { assertNotRepeatLensColor } from './lens-color-once.ts'
import { assertNotExceedLineQuantity, assertNotExceedLineCount } from './limits.ts'
import { isSameGroup, type RowGroup, rowGroups, rowsOf } from './row-groups.ts'

/**
 * The cart with a group of rows added: joined to an equal group, or else at the end.
 *
 * Throws where a row would hold too many, the cart have too many rows, or a lens color come twice.
 * The given cart is not mutated.
 */
export function addRowGroup(lines: readonly StoredLine[], added: RowGroup): StoredLine[] {
  const groups = rowGroups(lines)
  const standing = groups.find((group) => isSameGroup(group, added))
  const quantity = (standing?.head.quantity ?? 0) + added.head.quantity
  assertNotExceedLineQuantity(quantity)

  const changed = standing
    ? groups.flatMap((group) => (group === standing ? rowsOf(group, quantity) : rowsOf(group)))
    : [...lines, ...rowsOf(added)]
  assertNotExceedLineCount(changed)
  assertNotRepeatLensColor(changed)
  return changed
}
