import type { DataFromCollectionSlug, PayloadRequest, Where } from 'payload'

/** A SKU is out of stock: sold in the web shop, not ordered from the maker, and none left. As a list filter. */
export const OUT_OF_STOCK: [string, string, string][] = [
  ['stock', 'less_than_equal', '0'],
  ['sellsOnline', 'equals', 'true'],
  ['isSupplierOrder', 'equals', 'false'],
]

const MAX_NAMED = 6

const isOutOfStock: Where = {
  and: [
    { stock: { less_than_equal: 0 } },
    { sellsOnline: { equals: true } },
    { isSupplierOrder: { not_equals: true } },
  ],
}

/** How many SKUs are out of stock. */
export async function countOutOfStock(req: PayloadRequest): Promise<number> {
  const { totalDocs } = await req.payload.count({ collection: 'skus', where: isOutOfStock, overrideAccess: false, req })
  return totalDocs
}

/** Gives the SKUs that are out of stock. */
export async function findOutOfStock(
  req: PayloadRequest,
): Promise<{ count: number; first: DataFromCollectionSlug<'skus'>[] }> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'skus',
    where: isOutOfStock,
    limit: MAX_NAMED,
    sort: 'title',
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { count: totalDocs, first: docs }
}
