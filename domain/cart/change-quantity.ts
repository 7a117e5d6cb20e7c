import type { QuantityChange } from '#contracts/cart.ts'
import { Refusal } from '#domain/refusal.ts'
import type { KeptLine } from './kept-line.ts'
import { mustNotRepeatLensColor } from './lens-color-once.ts'
import { mustBeFewEnough } from './limits.ts'

/**
 * The cart as it will be once a row holds this many. Zero takes the row out.
 *
 * Lenses follow the frame they are ground for, up, down and out, and cannot be changed by themselves.
 * With `seen`, the difference to what was seen counts, so that a change made in another tab is not lost.
 * The cart handed in is left as it was.
 */
export function changeQuantity(lines: readonly KeptLine[], change: QuantityChange): KeptLine[] {
  const { ref } = change
  mustBeFewEnough(change.quantity)
  const line = lines.find((each) => each.ref === ref)
  if (!line) throw new Refusal('cart.line_missing')
  if (line.parentRef !== null) throw new Refusal('cart.line_not_editable')

  const quantity = quantityMeant(line.quantity, change)
  mustBeFewEnough(quantity)
  const follows = (each: KeptLine) => each.ref === ref || each.parentRef === ref
  if (quantity === 0) return lines.filter((each) => !follows(each))
  const changed = lines.map((each) => (follows(each) ? { ...each, quantity } : each))
  mustNotRepeatLensColor(changed)
  return changed
}

/** A row goes out only as it was seen; a difference leaves at least one piece. */
function quantityMeant(held: number, { quantity, seen = held }: Pick<QuantityChange, 'quantity' | 'seen'>): number {
  if (seen === held) return quantity
  if (quantity === 0) throw new Refusal('cart.changed')
  return Math.max(1, held + quantity - seen)
}
