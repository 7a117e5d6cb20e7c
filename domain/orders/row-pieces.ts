import type { CartLine } from '#contracts/cart.ts'
import type { PiecesOfRow, RowPieces } from '#contracts/order-parts.ts'
import type { OrderLine, OrderState } from '#contracts/orders.ts'
import type { EyeNames } from '#domain/prescriptions/per-eye.ts'

export type PartedLine = Pick<OrderLine, 'ref' | 'parentRef' | 'quantity'> & Pick<CartLine, 'giftCard'>

/** What of an order says where its pieces are. */
export interface PartedOrder<Line extends PartedLine = PartedLine> {
  state: OrderState
  lines: readonly Line[]
  fulfillments: readonly { n: number; rows: readonly RowPieces[] }[]
  /** What was called off before it left. */
  cancellations: readonly { rows: readonly RowPieces[] }[]
  /** What came back: noted at the order, or by the return that its buyer had declared. */
  returns: readonly { rows: readonly RowPieces[]; declared: string | null }[]
}

/** In these, all that was not called off has left us: also of orders from before fulfillments were noted. */
const GONE: readonly OrderState[] = ['sent', 'delivered', 'returned']

/** Whether something of an order is with its buyer, or on its way there. */
export function isWithBuyer({ state, fulfillments }: { state: OrderState; fulfillments: readonly object[] }): boolean {
  if (state === 'sent' || state === 'delivered') return true
  return state !== 'returned' && state !== 'canceled' && fulfillments.length > 0
}

/** Where the pieces of each row are. Gift cards are handed over with the payment, so none of them waits. */
export function rowPieces({ state, lines, fulfillments, cancellations, returns }: PartedOrder): PiecesOfRow[] {
  return lines.map(({ ref, quantity, giftCard }) => {
    const canceled = state === 'canceled' ? quantity : piecesIn(cancellations, ref)
    const hasLeft = GONE.includes(state) || giftCard !== undefined
    const gone = hasLeft ? quantity - canceled : piecesIn(fulfillments, ref)
    const [declared, noted] = [true, false].map((is) => returns.filter((part) => (part.declared !== null) === is))
    const back = Math.max(piecesIn(declared ?? [], ref), piecesIn(noted ?? [], ref))
    const returned = state === 'returned' ? gone : Math.min(gone, back)
    return { ref, waiting: quantity - canceled - gone, sent: gone - returned, canceled, returned }
  })
}

/** How many pieces of a row these parts have. */
export function piecesIn(parts: readonly { rows: readonly RowPieces[] }[], ref: string): number {
  const rows = parts.flatMap(({ rows }) => rows)
  return rows.reduce((sum, row) => (row.ref === ref ? sum + row.quantity : sum), 0)
}

/** The lines of these rows, with as many pieces as the rows have. */
export function linesOf<Line extends { ref: string }>(
  lines: readonly Line[],
  rows: readonly RowPieces[],
): (Line & { quantity: number })[] {
  return rows.flatMap(({ ref, quantity }) => {
    const line = lines.find((one) => one.ref === ref)
    return line ? [{ ...line, quantity }] : []
  })
}

/** The lines of an order with the pieces that wait, without those of which none does. */
export function waitingLines<Line extends PartedLine>(order: PartedOrder<Line>): Line[] {
  const waiting = new Map(rowPieces(order).map((row) => [row.ref, row.waiting]))
  return order.lines.flatMap((line) => {
    const quantity = waiting.get(line.ref) ?? 0
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** A fulfillment among those of its order. */
export interface Part {
  /** What came with it. */
  rows: readonly RowPieces[]
  /** What followed it, or is to follow. */
  later: readonly RowPieces[]
  /** It is all of the order that leaves. */
  isWhole: boolean
}

/** What came with fulfillment `n`, and what is left after it, whatever has left since. */
export function partOf(order: PartedOrder, n: number): Part {
  const until = order.fulfillments.filter((one) => one.n <= n)
  const canceled = new Map(rowPieces(order).map((row) => [row.ref, row.canceled]))
  const later = order.lines.flatMap(({ ref, quantity, giftCard }) => {
    const left = quantity - (canceled.get(ref) ?? 0) - piecesIn(until, ref)
    return giftCard || left <= 0 ? [] : [{ ref, quantity: left }]
  })
  const rows = until.find((one) => one.n === n)?.rows ?? []
  return { rows, later, isWhole: later.length === 0 && until.length <= 1 }
}

/** What a line is called in words: name, color and size, and the eye of a contact lens. Never its values. */
export function lineName({ articleDescription, variety, eye }: Named, eyes: EyeNames): string {
  return [articleDescription, variety, eye && eyes[eye].toLowerCase()].filter(Boolean).join(', ')
}

type Named = Pick<OrderLine, 'articleDescription' | 'variety' | 'eye'>
