import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { nextNumber } from '#plugins/kit/storage/counters.ts'
import { createUnlessTaken, type DocumentId, type NewDocument, type Stored } from '#plugins/kit/storage/documents.ts'
import { FIRST_SKU } from '../collections/skus.ts'
import { skuKey } from '../collections/sku-key.ts'
import { lensTitle } from '../lens-title.ts'
import type { Seeded } from './seeded.ts'
import type { Row, SkuRow } from './row.ts'

/** Seeds the SKUs of an article, and what the stores have of them. */
export async function seedSkus(
  payload: Payload,
  row: Row,
  article: Stored<'articles'>,
  seeded: Seeded,
): Promise<number> {
  let count = 0
  for (const sku of row.skus) {
    const key = skuKey(article.id, sku.size, sku.parameters)
    const known = seeded.skus.get(key)
    const id = known ?? (await seedSku(payload, { ...sku, key, article: article.id, title: titleOf(row, sku) }))
    if (id === undefined) continue
    count += (known === undefined ? 1 : 0) + (await spread(payload, row, id, seeded))
  }
  return count
}

async function seedSku(payload: Payload, sku: NewDocument<'skus'>): Promise<DocumentId | undefined> {
  const number = await nextNumber({ payload }, 'sku', FIRST_SKU)
  const document = { ...sku, number, holdsVersion: 0, sellsInStores: true }
  return (await createUnlessTaken({ payload }, 'skus', document))?.id
}

function titleOf({ article: { name, color } }: Row, { size, parameters }: SkuRow): string {
  const words = [name, color, size].filter(Boolean).join(', ')
  return parameters ? lensTitle(words, parameters) : words
}

/** Seeds stock for some of the stores. Deterministic, so that it can be repeated. */
async function spread(payload: Payload, { inStores, article }: Row, sku: DocumentId, seeded: Seeded): Promise<number> {
  let count = 0
  for (const { id: store, number } of seeded.stores) {
    const [chance, share] = seededRandom(`${article.handle} ${sku} ${number}`)
    if (chance >= inStores.share) continue
    const key = `${sku}:${store}`
    if (seeded.storeStock.has(key)) continue
    const pieces = 1 + Math.floor(share * inStores.most)
    const placed = await createUnlessTaken({ payload }, 'store-stock', { sku, store, pieces, key })
    if (placed) count += 1
  }
  return count
}

/** Two numbers from 0 to 1 that are always the same for the same text. */
function seededRandom(text: string): [number, number] {
  const bytes = createHash('sha256').update(text).digest()
  return [bytes.readUInt32BE(0) / 2 ** 32, bytes.readUInt32BE(4) / 2 ** 32]
}
