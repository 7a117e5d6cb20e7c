import type { RowPieces } from '#contracts/order-parts.ts'
import { summed } from './rows-to-send.ts'

/** Goods of an order whose money went back, or is on its way: those that were called off before they left. */
export function goodsBack({
  cancellations,
}: {
  cancellations: readonly { rows: readonly RowPieces[] }[]
}): RowPieces[] {
  return summed(cancellations.flatMap(({ rows }) => rows))
}
