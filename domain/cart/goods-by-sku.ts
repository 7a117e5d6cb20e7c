import type { SkuId } from '#contracts/catalog.ts'
import type { Goods } from '#domain/catalog/goods.ts'

/** What the catalog says of SKUs today, by their numbers. One that is not sold any more is missing. */
export type GoodsBySku = ReadonlyMap<SkuId, Goods>
