import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/** What makes a shelf empty: sold in the web shop, not ordered from the maker, and none left. As the list's filter has it. */
export const IS_EMPTY: [string, string, string][] = [
  ['stock', 'less_than_equal', '0'],
  ['sellsOnline', 'equals', 'true'],
  ['isSupplierOrder', 'equals', 'false'],
]

const NAMED = 6

interface SkuRow {
  id: number | string
  title: string
  size?: string | null
}

/** Letters that were given up after their last attempt. */
export async function lostLetters(req: PayloadRequest): Promise<number> {
  const where: Where = { state: { equals: 'failed' } }
  const { totalDocs } = await req.payload.count({
    collection: 'outbox' as CollectionSlug,
    where,
    overrideAccess: false,
    req,
  })
  return totalDocs
}

/** What nobody can buy because the last piece is gone. */
export async function emptyShelves(req: PayloadRequest): Promise<{ count: number; first: SkuRow[] }> {
  const where: Where = {
    and: [
      { stock: { less_than_equal: 0 } },
      { sellsOnline: { equals: true } },
      { isSupplierOrder: { not_equals: true } },
    ],
  }
  const { docs, totalDocs } = await req.payload.find({
    collection: 'skus' as CollectionSlug,
    where,
    limit: NAMED,
    sort: 'title',
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { count: totalDocs, first: docs as unknown as SkuRow[] }
}
