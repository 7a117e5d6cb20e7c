import type { Payload } from 'payload'
import { now } from '#plugins/kit/clock.ts'
import { recentNumber } from '#plugins/kit/counters.ts'
import { inTurn } from '#plugins/kit/in-turn.ts'
import { CATALOG_COUNTER, STOCK_COUNTER } from '../touch-catalog.ts'
import { buildSnapshot } from './build-snapshot.ts'
import { readAll, type SkuDocument, type StoreStockDocument } from './documents.ts'
import { priceArticles, priceSnapshot } from './price-snapshot.ts'
import { putSkus } from './put-skus.ts'
import { snapshots, type CatalogSnapshot } from './snapshot.ts'
import type { WithPayload } from '#plugins/kit/documents.ts'

/** How far apart the clocks of two processes may be, and how long a write may take. */
const SLACK_MS = 10_000
/** How many SKUs may be made at once, so that one is written after another of a higher number. */
const SLACK_SKUS = 20

/** The catalog as it stands now: from memory, read again only as far as it has changed. */
export async function snapshotOf(context: WithPayload): Promise<CatalogSnapshot> {
  const asked = {
    version: await recentNumber(context, CATALOG_COUNTER),
    stockVersion: await recentNumber(context, STOCK_COUNTER),
  }
  const known = snapshots().get(context.payload)
  const snapshot =
    known && isFresh(known, asked) ? known : await inTurn('catalog snapshot', () => renewed(context.payload, asked))
  const instant = now()
  if (instant.getTime() >= snapshot.pricedUntil || instant.getTime() < snapshot.pricedFrom)
    priceSnapshot(snapshot, instant)
  return snapshot
}

type Versions = Pick<CatalogSnapshot, 'version' | 'stockVersion'>

function isFresh(snapshot: CatalogSnapshot, asked: Versions): boolean {
  return snapshot.version >= asked.version && snapshot.stockVersion >= asked.stockVersion
}

/** Reads all, or only the SKUs when nothing but stock has changed. */
async function renewed(payload: Payload, asked: Versions): Promise<CatalogSnapshot> {
  const snapshot = snapshots().get(payload)
  if (snapshot && isFresh(snapshot, asked)) return snapshot
  if (snapshot && snapshot.version >= asked.version) return readStock(payload, snapshot, asked.stockVersion)
  const built = await buildSnapshot(payload, asked)
  priceSnapshot(built, now())
  snapshots().set(payload, built)
  return built
}

async function readStock(payload: Payload, snapshot: CatalogSnapshot, stockVersion: number): Promise<CatalogSnapshot> {
  const since = new Date(Math.min(snapshot.skusReadAt, now().getTime()) - SLACK_MS).toISOString()
  // A lens made to order says only the day of its making, so what is new is found by its number.
  const isNew = { number: { greater_than: snapshot.newestSku - SLACK_SKUS } }
  const changed = await readAll<SkuDocument>(payload, 'skus', {
    or: [{ updatedAt: { greater_than_equal: since } }, isNew],
  })
  await readStoreStock(payload, snapshot, changed)
  priceArticles(snapshot, putSkus(snapshot, changed), now())
  snapshot.stockVersion = stockVersion
  return snapshot
}

/** What stores have of these SKUs now. */
async function readStoreStock(payload: Payload, { storeStock }: CatalogSnapshot, skus: SkuDocument[]): Promise<void> {
  for (const { id } of skus) storeStock.delete(id)
  const where = { and: [{ sku: { in: skus.map(({ id }) => id) } }, { pieces: { greater_than: 0 } }] }
  for (const row of await readAll<StoreStockDocument>(payload, 'store-stock', where))
    storeStock.set(row.sku, [...(storeStock.get(row.sku) ?? []), row])
}
