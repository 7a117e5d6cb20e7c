import { map } from 'nanostores'
import type { CartLine } from '#contracts/cart.ts'

/** What has been pressed of a line and is not yet confirmed. */
export interface Wish {
  /** Pieces more, or less. */
  steps: number
  /** The line is to go: how many it was seen to hold when that was pressed. */
  leavesAt?: number
}

/** Wishes by the ref of their line. */
export const $wishes = map<Record<string, Wish>>({})

/** How many pieces a line is shown with: what the shop has confirmed, and what has been pressed since. */
export function shownQuantity({ quantity }: Pick<CartLine, 'quantity'>, wish: Wish = { steps: 0 }): number {
  return wish.leavesAt === undefined ? Math.max(1, quantity + wish.steps) : 0
}

/** Adds to what is wanted of a line, so that no press is lost while an earlier one is under way. */
export function wish(ref: string, { steps, ...more }: Wish): void {
  const earlier = $wishes.get()[ref]
  $wishes.setKey(ref, { ...earlier, steps: (earlier?.steps ?? 0) + steps, ...more })
}

/** Of what is wanted of a line, these steps have been made. Without a number, nothing is wanted any more. */
export function unwish(ref: string, steps?: number): void {
  const { [ref]: wanted, ...others } = $wishes.get()
  const left = steps !== undefined && wanted && { ...wanted, steps: wanted.steps - steps }
  const isOpen = left && (left.steps !== 0 || left.leavesAt !== undefined)
  $wishes.set(isOpen ? { ...others, [ref]: left } : others)
}
