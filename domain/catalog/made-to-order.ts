import type { StockedSku } from './stock-status.ts'

/**
 * Stock of the combinations that are made to order and have no SKU yet: never sold out, and sold where any of these SKUs
 * is. Without SKUs it is sold everywhere.
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
