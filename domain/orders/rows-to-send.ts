import type { CartLine } from '#contracts/cart.ts'
import type { RowPieces } from '#contracts/order-parts.ts'
import type { OrderLine } from '#contracts/orders.ts'
import { Refusal } from '#domain/refusal.ts'
import { wholePairs } from './exchange.ts'
import { waitingLines, type PartedLine, type PartedOrder } from './row-pieces.ts'
import { assertMove } from './transitions.ts'

export type SentLine = PartedLine &
  Pick<OrderLine, 'articleDescription' | 'variety' | 'eye' | 'isMadeToMeasure'> &
  Pick<CartLine, 'prescriptionComes'>

/**
 * Whether a row waits for the optician while its order is in review: a frame with the lenses ground for it, contact lenses, and
 * what comes by a prescription.
 */
export function isHeld(line: SentLine, lines: readonly SentLine[]): boolean {
  const ofPair = lines.filter(
    ({ ref, parentRef }) => ref === line.ref || parentRef === line.ref || ref === line.parentRef,
  )
  return ofPair.some(
    ({ parentRef, isMadeToMeasure, eye, prescriptionComes }) =>
      eye !== null || Boolean(prescriptionComes) || (parentRef !== null && isMadeToMeasure),
  )
}

/** The heads of an order's rows that can leave now, with the pieces that wait: lenses ground for a frame go with it. */
export function sendableLines<Line extends SentLine>(order: PartedOrder<Line>): Line[] {
  const { state, lines } = order
  if (state === 'pending') return waitingHeads(order).filter((line) => !isHeld(line, lines))
  return state === 'received' || state === 'confirmed' ? waitingHeads(order) : []
}

/**
 * The rows and pieces that leave together: what is asked for with the lenses ground for it, or all that waits. Throws
 * `order.step_not_allowed` where nothing can leave, `order.row_held` for what waits for the optician, `order.row_unknown` for rows that
 * the order has not, and `order.row_too_many` for more pieces than wait.
 */
export function rowsToSend(order: PartedOrder<SentLine>, asked?: readonly RowPieces[]): RowPieces[] {
  const { state, lines } = order
  const waiting = waitingLines(order)
  if (!asked) {
    assertMove(state, 'sent')
    return waiting.map(({ ref, quantity }) => ({ ref, quantity }))
  }
  if (state !== 'pending') assertMove(state, 'sent')
  for (const { ref, quantity } of summed(asked)) {
    const line = lines.find((one) => one.ref === ref)
    if (!line || line.giftCard) throw new Refusal('order.row_unknown', { field: 'rows' })
    if (state === 'pending' && isHeld(line, lines))
      throw new Refusal('order.row_held', { name: nameOf(line), field: 'rows' })
    const value = waiting.find((one) => one.ref === ref)?.quantity ?? 0
    if (quantity > value) throw new Refusal('order.row_too_many', { name: nameOf(line), value, field: 'rows' })
  }
  return wholePairs(lines, summed(asked)).flatMap(({ ref, quantity }) => {
    const pieces = Math.min(quantity, waiting.find((one) => one.ref === ref)?.quantity ?? 0)
    return pieces > 0 ? [{ ref, quantity: pieces }] : []
  })
}

/** What of an order is left once these rows have left as well. */
export function leftAfter(order: PartedOrder, rows: readonly RowPieces[]): RowPieces[] {
  return waitingLines({ ...order, fulfillments: [...order.fulfillments, { n: 0, rows }] }).map(({ ref, quantity }) => ({
    ref,
    quantity,
  }))
}

/** Each row once, with its pieces added up. */
export function summed(rows: readonly RowPieces[]): RowPieces[] {
  const pieces = new Map<string, number>()
  for (const { ref, quantity } of rows) pieces.set(ref, (pieces.get(ref) ?? 0) + quantity)
  return [...pieces].map(([ref, quantity]) => ({ ref, quantity }))
}

/** What a row is called in a refusal. */
export function nameOf({ articleDescription, variety }: Pick<SentLine, 'articleDescription' | 'variety'>): string {
  return [articleDescription, variety].filter(Boolean).join(', ')
}

function waitingHeads<Line extends SentLine>(order: PartedOrder<Line>): Line[] {
  return waitingLines(order).filter(({ parentRef }) => parentRef === null)
}
