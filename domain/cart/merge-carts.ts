import type { KeptLine } from './kept-line.ts'
import { repeatsLensColor } from './lens-color-once.ts'
import { MAX_LINE_QUANTITY } from './limits.ts'
import { isSameGroup, type RowGroup, rowGroups, rowsOf } from './row-groups.ts'

/**
 * The cart a customer has after signing in: their own rows, and those of the cart they filled as a guest.
 *
 * Rows that mean the same become one as far as a row may hold; beyond that they stand beside each
 * other. Nothing is refused, lost or joined in silence: signing in must never fail over a cart, and
 * the checkout judges it in the end.
 */
export function mergeCarts(own: readonly KeptLine[], guest: readonly KeptLine[]): KeptLine[] {
  return rowGroups(guest).reduce(
    (cart, added) => {
      const groups = rowGroups(cart)
      const standing = groups.find((group) => isSameGroup(group, added) && canHoldBoth(group, added))
      if (!standing) return [...cart, ...rowsOf(added)]
      const quantity = standing.head.quantity + added.head.quantity
      return groups.flatMap((group) => (group === standing ? rowsOf(group, quantity) : rowsOf(group)))
    },
    rowGroups(own).flatMap((group) => rowsOf(group)),
  )
}

function canHoldBoth(standing: RowGroup, added: RowGroup): boolean {
  const quantity = standing.head.quantity + added.head.quantity
  return quantity <= MAX_LINE_QUANTITY && !repeatsLensColor(rowsOf(standing, quantity))
}
