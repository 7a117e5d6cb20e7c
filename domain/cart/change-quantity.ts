import type { QuantityChange } from '#contracts/cart.ts'
import { Refusal } from '#domain/refusal.ts'
import type { StoredLine } from './stored-line.ts'
import { assertNotRepeatLensColor } from './lens-color-once.ts'
import { assertNotExceedLineQuantity } from './limits.ts'

/**
 * The cart after a row is set to this quantity. Zero removes the row.
 *
 * Lenses follow the frame they are ground for, up, down and out, and cannot be changed by themselves.
 * A gift card can only be removed: another one is a row of its own.
 * With `seen`, the difference to what was seen counts, so that a change made in another tab is not lost.
 * The given cart is not mutated.
 */
export function changeQuantity(lines: readonly StoredLine[], change: QuantityChange): StoredLine[] {
  const { ref } = change
  assertNotExceedLineQuantity(change.quantity)
  const line = lines.find((each) => each.ref === ref)
  if (!line) throw new Refusal('cart.line_missing')
  if (line.parentRef !== null) throw new Refusal('cart.line_not_editable')

  const quantity = quantityMatched(line.quantity, change)
  assertNotExceedLineQuantity(quantity)
  const follows = (each: StoredLine) => each.ref === ref || each.parentRef === ref
  if (quantity === 0) return lines.filter((each) => !follows(each))
  if (line.giftCard) throw new Refusal('cart.line_not_editable')
  const changed = lines.map((each) => (follows(each) ? { ...each, quantity } : each))
  assertNotRepeatLensColor(changed)
  return changed
}

/** A row is removed only with the quantity that was seen; a difference leaves at least one piece. */
function quantityMatched(held: number, { quantity, seen = held }: Pick<QuantityChange, 'quantity' | 'seen'>): number {
  if (seen === held) return quantity
  if (quantity === 0) throw new Refusal('cart.changed')
  return Math.max(1, held + quantity - seen)
}
