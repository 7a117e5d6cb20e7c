import type { SkuId } from '#contracts/catalog.ts'
import type { Goods } from '#domain/catalog/goods.ts'

/** Catalog data of SKUs today, by SKU number. One that is no longer sold is missing. */
export type GoodsBySku = ReadonlyMap<SkuId, Goods>
