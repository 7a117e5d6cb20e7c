import type { RowPieces } from '#contracts/order-parts.ts'
import type { OrderLine, OrderState } from '#contracts/orders.ts'
import { Refusal } from '#domain/refusal.ts'
import { type PartedOrder, waitingLines } from './row-pieces.ts'
import { returnableLines } from './rows-to-return.ts'
import { isHeld, nameOf, type SentLine, summed } from './rows-to-send.ts'
import { assertMove, nextStates } from './transitions.ts'

/**
 * The rows and pieces that are called off together: what is asked for, or all that waits. No lenses are left without the frame that they are
 * ground for, though a frame may be left without lenses. Throws `order.step_not_allowed` where nothing waits any more, `order.row_unknown` for
 * rows that the order has not, and `order.row_too_many` for more pieces than wait.
 */
export function rowsToCancel(order: PartedOrder<SentLine>, asked?: readonly RowPieces[]): RowPieces[] {
  assertMove(order.state, 'canceled')
  const waiting = waitingLines(order)
  const chosen = new Map(summed(asked ?? waiting).map(({ ref, quantity }) => [ref, quantity]))
  for (const [ref, quantity] of chosen) {
    const line = order.lines.find((one) => one.ref === ref)
    if (!line || line.giftCard) throw new Refusal('order.row_unknown', { field: 'rows' })
    const value = piecesOf(waiting, ref)
    if (quantity > value) throw new Refusal('order.row_too_many', { name: nameOf(line), value, field: 'rows' })
  }
  return waiting.flatMap(({ ref, parentRef, quantity }) => {
    const asksFor = chosen.get(ref) ?? 0
    const frames = parentRef === null ? quantity : piecesOf(waiting, parentRef) - (chosen.get(parentRef) ?? 0)
    const pieces = Math.max(asksFor, quantity - frames)
    return pieces > 0 ? [{ ref, quantity: pieces }] : []
  })
}

/** How an order stands once rows of it are called off. */
export interface AfterCanceling {
  state: OrderState
  /** Nothing of the order remains: all of it is called off, with its delivery. */
  isWhole: boolean
  /** Nothing waits any more, and what was to leave has left. */
  isComplete: boolean
}

/**
 * How an order stands once these rows are called off. It is canceled where nothing has left and nothing is left, sent where the rest has
 * left, returned where that has come back, and confirmed where nothing that is left waits for the optician.
 *
 * @param isAll everything is canceled, also what does not leave by itself, such as gift cards.
 */
export function afterCanceling(
  order: PartedOrder<SentLine>,
  rows: readonly RowPieces[],
  isAll = false,
): AfterCanceling {
  const after = { ...order, cancellations: [...order.cancellations, { rows }] }
  const left = waitingLines(after)
  if (left.length > 0) {
    const isFree = order.state === 'pending' && !left.some((line) => isHeld(line, left))
    return { state: isFree ? 'confirmed' : order.state, isWhole: false, isComplete: false }
  }
  const isUnsent = order.fulfillments.length === 0
  if (isUnsent && !isAll && order.lines.some(({ giftCard }) => giftCard))
    return { state: 'delivered', isWhole: false, isComplete: true }
  return isUnsent
    ? { state: 'canceled', isWhole: true, isComplete: false }
    : { state: returnableLines(after).length > 0 ? 'sent' : 'returned', isWhole: false, isComplete: true }
}

function piecesOf(rows: readonly RowPieces[], ref: string): number {
  return rows.find((one) => one.ref === ref)?.quantity ?? 0
}

/**
 * Whether the buyer may cancel an order: as long as it has not left us, but no longer once lenses may be on the
 * grinder, which they are from the moment that their prescription is confirmed.
 */
export function buyerMayCancel(order: {
  state: OrderState
  lines: readonly Pick<OrderLine, 'isMadeToMeasure'>[]
  /** What of it has left. */
  fulfillments: readonly object[]
}): boolean {
  const isGround = order.state === 'confirmed' && order.lines.some(({ isMadeToMeasure }) => isMadeToMeasure)
  return nextStates(order.state).includes('canceled') && !isGround && order.fulfillments.length === 0
}
