import type { Payload, PayloadRequest } from 'payload'
import { now } from '#plugins/kit/clock.ts'
import { recentNumber } from '#plugins/kit/counters.ts'
import { inTurn } from '#plugins/kit/in-turn.ts'
import { CATALOG_COUNTER, STOCK_COUNTER } from '../touch-catalog.ts'
import { buildShelf } from './build-shelf.ts'
import { readAll, type SkuDocument, type StoreStockDocument } from './documents.ts'
import { priceArticles, priceShelf } from './price-shelf.ts'
import { putSkus } from './put-skus.ts'
import { shelves, type Shelf } from './shelf.ts'

/** How far apart the clocks of two processes may be, and how long a write may take. */
const SLACK_MS = 10_000
/** How many SKUs may be made at once, so that one is written after another of a higher number. */
const SLACK_SKUS = 20

type Hand = Pick<PayloadRequest, 'payload'>

/** The catalog as it stands now: from memory, read again only as far as it has changed. */
export async function shelfOf(hand: Hand): Promise<Shelf> {
  const asked = {
    version: await recentNumber(hand, CATALOG_COUNTER),
    stockVersion: await recentNumber(hand, STOCK_COUNTER),
  }
  const known = shelves().get(hand.payload)
  const shelf =
    known && isFresh(known, asked) ? known : await inTurn('catalog shelf', () => renewed(hand.payload, asked))
  const instant = now()
  if (instant.getTime() >= shelf.pricedUntil || instant.getTime() < shelf.pricedFrom) priceShelf(shelf, instant)
  return shelf
}

type Versions = Pick<Shelf, 'version' | 'stockVersion'>

function isFresh(shelf: Shelf, asked: Versions): boolean {
  return shelf.version >= asked.version && shelf.stockVersion >= asked.stockVersion
}

/** Reads all, or only the SKUs when nothing but stock has changed. */
async function renewed(payload: Payload, asked: Versions): Promise<Shelf> {
  const shelf = shelves().get(payload)
  if (shelf && isFresh(shelf, asked)) return shelf
  if (shelf && shelf.version >= asked.version) return readStock(payload, shelf, asked.stockVersion)
  const built = await buildShelf(payload, asked)
  priceShelf(built, now())
  shelves().set(payload, built)
  return built
}

async function readStock(payload: Payload, shelf: Shelf, stockVersion: number): Promise<Shelf> {
  const since = new Date(Math.min(shelf.skusReadAt, now().getTime()) - SLACK_MS).toISOString()
  // A lens made to order says only the day of its making, so what is new is found by its number.
  const isNew = { number: { greater_than: shelf.newestSku - SLACK_SKUS } }
  const changed = await readAll<SkuDocument>(payload, 'skus', {
    or: [{ updatedAt: { greater_than_equal: since } }, isNew],
  })
  await readStoreStock(payload, shelf, changed)
  priceArticles(shelf, putSkus(shelf, changed), now())
  shelf.stockVersion = stockVersion
  return shelf
}

/** What stores have of these SKUs now. */
async function readStoreStock(payload: Payload, { storeStock }: Shelf, skus: SkuDocument[]): Promise<void> {
  for (const { id } of skus) storeStock.delete(id)
  const where = { and: [{ sku: { in: skus.map(({ id }) => id) } }, { pieces: { greater_than: 0 } }] }
  for (const row of await readAll<StoreStockDocument>(payload, 'store-stock', where))
    storeStock.set(row.sku, [...(storeStock.get(row.sku) ?? []), row])
}
