import type { RowPieces } from '#contracts/order-parts.ts'
import type { OrderState } from '#contracts/orders.ts'
import { Refusal } from '#domain/refusal.ts'
import { isWithBuyer, piecesIn, rowPieces, waitingLines, type PartedOrder } from './row-pieces.ts'
import { nameOf, summed, type SentLine } from './rows-to-send.ts'

/** The lines of an order with the pieces that left and were not noted as come back, without those of which none is out. */
export function returnableLines<Line extends SentLine>(order: PartedOrder<Line>): Line[] {
  if (!isWithBuyer(order)) return []
  const noted = order.returns.filter(({ declared }) => declared === null)
  const gone = new Map(rowPieces(order).map((row) => [row.ref, row.sent + row.returned]))
  return order.lines.flatMap((line) => {
    const quantity = (gone.get(line.ref) ?? 0) - piecesIn(noted, line.ref)
    return line.giftCard || quantity <= 0 ? [] : [{ ...line, quantity }]
  })
}

/**
 * The rows and pieces that came back together: those that are named, or all that left. Throws `order.step_not_allowed` where nothing is out,
 * `order.row_unknown` for rows that the order has not, and `order.row_too_many` for more pieces than left.
 */
export function rowsToReturn(order: PartedOrder<SentLine>, asked?: readonly RowPieces[]): RowPieces[] {
  const out = returnableLines(order)
  if (out.length === 0) throw new Refusal('order.step_not_allowed')
  if (!asked) return out.map(({ ref, quantity }) => ({ ref, quantity }))
  const rows = summed(asked)
  for (const { ref, quantity } of rows) {
    const line = order.lines.find((one) => one.ref === ref)
    if (!line || line.giftCard) throw new Refusal('order.row_unknown', { field: 'rows' })
    const value = out.find((one) => one.ref === ref)?.quantity ?? 0
    if (quantity > value) throw new Refusal('order.row_too_many', { name: nameOf(line), value, field: 'rows' })
  }
  return rows
}

/** The state of an order once these rows have come back: returned with the last piece of it, where none is to follow. */
export function stateAfterReturn(order: PartedOrder<SentLine>, rows: readonly RowPieces[]): OrderState {
  const after = { ...order, returns: [...order.returns, { rows, declared: null }] }
  return returnableLines(after).length > 0 || waitingLines(after).length > 0 ? order.state : 'returned'
}
