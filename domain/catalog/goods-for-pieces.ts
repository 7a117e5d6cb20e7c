import type { Goods } from './goods.ts'

/**
 * The goods as this many pieces of them are had: from the shelf, or all of them from their maker where more are wanted than lie
 * there. What is not made to order stays as it is, since its pieces are counted only when they are taken.
 *
 * @param pieces of the SKU, over all rows that take it from its shelf together.
 */
export function goodsForPieces(goods: Goods, pieces: number): Goods {
  const { toOrder } = goods
  if (!toOrder) return goods
  return pieces > toOrder.pieces
    ? { ...goods, availability: 'supplier_order', leadTimeDays: toOrder.leadTimeDays }
    : { ...goods, availability: 'in_stock', leadTimeDays: 0 }
}
