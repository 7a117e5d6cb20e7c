import type { OrderLine } from '#contracts/orders.ts'
import type { WithdrawnRow } from '#contracts/withdrawals.ts'
import { lineName } from '#domain/orders/line-name.ts'
import type { EyeNames } from '#domain/prescriptions/per-eye.ts'
import { Refusal } from '#domain/refusal.ts'

type Line = Pick<OrderLine, 'ref' | 'articleDescription' | 'variety' | 'eye' | 'quantity'>

/** Goods that a buyer withdraws from, by the name they were sold under. */
export interface WithdrawnGoods {
  ref: string
  quantity: number
  name: string
}

/**
 * The goods of the chosen rows, in the order of the order's rows. Throws `withdrawal.goods_unknown` for rows that it
 * has not, for more pieces than were bought, and for a row named twice.
 */
export function withdrawnGoods(
  lines: readonly Line[],
  rows: readonly WithdrawnRow[],
  eyes: EyeNames,
): WithdrawnGoods[] {
  const chosen = new Map(rows.map(({ ref, quantity }) => [ref, quantity]))
  const goods = lines.flatMap(({ ref, quantity: bought, ...line }): WithdrawnGoods[] => {
    const quantity = chosen.get(ref)
    return quantity === undefined || quantity > bought ? [] : [{ ref, quantity, name: lineName(line, eyes) }]
  })
  if (goods.length !== rows.length) throw new Refusal('withdrawal.goods_unknown')
  return goods
}
