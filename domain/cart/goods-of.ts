import type { SkuId } from '#contracts/catalog.ts'
import type { Goods } from '#domain/catalog/goods.ts'

/** Gives what the catalog says of a SKU today, or nothing of one it does not know. */
export type GoodsOf = (skuId: SkuId) => Goods | undefined
