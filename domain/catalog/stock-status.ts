import type { Availability } from '#contracts/catalog.ts'
import type { PublicationStatus } from '#contracts/price.ts'

/** How a stock code is shown. Store items are shown neither as in stock nor as out of stock. */
export type StockStatus = 'in_stock' | 'out_of_stock' | 'store_item'

/** Stock by publication status: 20 in, 30 out, 0 and 40 an item of the stores (specification §4). */
export function stockStatus(status: PublicationStatus): StockStatus {
  if (status === 20) return 'in_stock'
  return status === 30 ? 'out_of_stock' : 'store_item'
}

/** Stock of one SKU. Pieces are those of the central warehouse. */
export interface StockedSku {
  stock: number
  sellsOnline: boolean
  sellsInStores: boolean
  /** Ordered from its maker when the warehouse has none. */
  isSupplierOrder: boolean
}

/** The code of an article: 20 while any SKU sells online, 30 when none is left, 40 in stores only, 0 not at all. */
export function publicationStatus(skus: StockedSku[]): PublicationStatus {
  const online = skus.filter(({ sellsOnline }) => sellsOnline)
  if (online.some((sku) => availability(sku) !== 'sold_out')) return 20
  if (online.length > 0) return 30
  return skus.some(({ sellsInStores }) => sellsInStores) ? 40 : 0
}

/** How soon a piece can leave the warehouse: at once, after its maker has sent it, or not. */
export function availability({ stock, sellsOnline, isSupplierOrder }: StockedSku): Availability {
  if (!sellsOnline) return 'sold_out'
  if (stock > 0) return 'in_stock'
  return isSupplierOrder ? 'supplier_order' : 'sold_out'
}
