import type { StockedSku } from './stock-status.ts'

/**
 * What stands on the shelf for all that a maker makes to order beside these SKUs, as the rules of stock read it: it never
 * runs out, and is sold where any of these is. Before there are any it is sold everywhere.
 */
export function madeToOrder(skus: readonly StockedSku[]): StockedSku {
  const isFirst = skus.length === 0
  return {
    stock: 0,
    isSupplierOrder: true,
    sellsOnline: isFirst || skus.some(({ sellsOnline }) => sellsOnline),
    sellsInStores: isFirst || skus.some(({ sellsInStores }) => sellsInStores),
  }
}
