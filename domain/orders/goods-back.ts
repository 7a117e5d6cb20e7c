import type { RestockedRow } from '#contracts/order-handling.ts'
import type { RowPieces } from '#contracts/order-parts.ts'
import { piecesIn } from './row-pieces.ts'

/** Goods of an order that came back together. */
export interface ReturnedPart {
  rows: readonly RowPieces[]
  /** What goes back for it, in cents; null where its money was not given with it. */
  refund: number | null
  /** The return that the buyer had declared; null where staff noted at the order what came. */
  declared: string | null
}

interface PartsBack {
  cancellations: readonly { rows: readonly RowPieces[] }[]
  returns: readonly ReturnedPart[]
}

/**
 * Goods of an order whose money went back, or is on its way: those that were called off before they left, and those that came back. A piece
 * that was declared as returned and noted at the order as well is one piece, so its money goes once, whichever of both was first.
 */
export function goodsBack({ cancellations, returns }: PartsBack): RowPieces[] {
  const declared = returns.filter((part) => part.declared !== null)
  const noted = returns.filter((part) => part.declared === null && part.refund !== null)
  const refs = new Set([...cancellations, ...returns].flatMap(({ rows }) => rows.map(({ ref }) => ref)))
  return [...refs].flatMap((ref) => {
    const quantity = piecesIn(cancellations, ref) + Math.max(piecesIn(declared, ref), piecesIn(noted, ref))
    return quantity > 0 ? [{ ref, quantity }] : []
  })
}

/** Goods whose money goes back by this part, beyond those whose money went back before. */
export function newlyBack(parts: PartsBack, part: ReturnedPart): RowPieces[] {
  const before = goodsBack(parts)
  return goodsBack({ ...parts, returns: [...parts.returns, part] }).flatMap(({ ref, quantity }) => {
    const pieces = quantity - (before.find((row) => row.ref === ref)?.quantity ?? 0)
    return pieces > 0 ? [{ ref, quantity: pieces }] : []
  })
}

/** Pieces that were put back on the shelf by these parts, row by row. */
export function restockedIn(parts: readonly { restocked: readonly RestockedRow[] }[]): RestockedRow[] {
  const pieces = new Map<string, number>()
  for (const { restocked } of parts)
    for (const row of restocked) pieces.set(row.ref, (pieces.get(row.ref) ?? 0) + row.pieces)
  return [...pieces].map(([ref, count]) => ({ ref, pieces: count }))
}
