import { map } from 'nanostores'
import type { CartLine } from '#contracts/cart.ts'

/** A change of a line that the server has not confirmed yet. */
export interface PendingQuantity {
  /** Pieces more, or less. */
  steps: number
  /** The line is to be removed: how many pieces it showed when that was pressed. */
  leavesAt?: number
}

/** By the ref of their line. */
export const $pendingQuantities = map<Record<string, PendingQuantity>>({})

/** The quantity to show for a line: the confirmed one with the pending change. */
export function shownQuantity(
  { quantity }: Pick<CartLine, 'quantity'>,
  pending: PendingQuantity = { steps: 0 },
): number {
  return pending.leavesAt === undefined ? Math.max(1, quantity + pending.steps) : 0
}

/** Adds to what is pending of a line, so that no press is lost while an earlier one is being sent. */
export function addPending(ref: string, { steps, ...more }: PendingQuantity): void {
  const earlier = $pendingQuantities.get()[ref]
  $pendingQuantities.setKey(ref, { ...earlier, steps: (earlier?.steps ?? 0) + steps, ...more })
}

/** Takes these steps off what is pending of a line, or everything where no number is given. */
export function clearPending(ref: string, steps?: number): void {
  const { [ref]: wanted, ...others } = $pendingQuantities.get()
  const left = steps !== undefined && wanted && { ...wanted, steps: wanted.steps - steps }
  const isOpen = left && (left.steps !== 0 || left.leavesAt !== undefined)
  $pendingQuantities.set(isOpen ? { ...others, [ref]: left } : others)
}
