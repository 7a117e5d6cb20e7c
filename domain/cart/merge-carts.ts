import type { StoredLine } from './stored-line.ts'
import { repeatsLensColor } from './lens-color-once.ts'
import { MAX_LINE_QUANTITY } from './limits.ts'
import { isSameGroup, type RowGroup, rowGroups, rowsOf } from './row-groups.ts'

/**
 * The cart a customer has after signing in: their own rows, and those of the cart they filled as a guest.
 *
 * Equal rows are joined up to the limit of a row; beyond that they stay
 * separate. Nothing is refused or lost: signing in must never fail because of a cart, and
 * the checkout validates it in the end.
 */
export function mergeCarts(own: readonly StoredLine[], guest: readonly StoredLine[]): StoredLine[] {
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
