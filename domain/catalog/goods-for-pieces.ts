import type { Goods } from './goods.ts'

/**
 * The goods with the availability of this many pieces: from stock, or all from their maker where stock is too low. Goods
 * not made to order are unchanged, since their pieces are counted only when they are reserved.
 *
 * @param pieces of the SKU over all rows of the cart.
 */
export function goodsForPieces(goods: Goods, pieces: number): Goods {
  const { toOrder } = goods
  if (!toOrder) return goods
  return pieces > toOrder.pieces
    ? { ...goods, availability: 'supplier_order', leadTimeDays: toOrder.leadTimeDays }
    : { ...goods, availability: 'in_stock', leadTimeDays: 0 }
}
