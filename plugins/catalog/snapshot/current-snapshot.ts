import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { now } from '#plugins/kit/clock.ts'
import { storedFolder } from '#plugins/kit/storage/stored-file.ts'
import { recentNumber } from '#plugins/kit/storage/counters.ts'
import { shownAt } from '#plugins/kit/requests/shown-at.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { buildSnapshot } from './build-snapshot.ts'
import { has, type SkuDocument } from './documents.ts'
import { keepSnapshot, readStoredSnapshot } from './stored-snapshot.ts'
import { patchSnapshot } from './patch-snapshot.ts'
import { priceAgain, priceArticles, priceSnapshot } from './price-snapshot.ts'
import { putSkus } from './put-skus.ts'
import { snapshotAt } from './snapshot-at.ts'
import {
  CATALOG_COUNTER,
  snapshotOf,
  STOCK_COUNTER,
  type CatalogChange,
  type CatalogSnapshot,
} from './snapshot-types.ts'
import { findAll, type WithPayload } from '#plugins/kit/storage/documents.ts'

/** Clocks of two processes may differ by a minute, and a write takes a while. */
const CLOCK_SKEW_MS = 70_000
/** How many SKUs may be created at once, so that a lower number may be written after a higher one. */
const CONCURRENT_SKUS = 20
/** How long a change is waited for that is counted and not yet described. */
const WAITS_MS = [5, 20, 75, 100]
/** So many changes are not read one by one. */
const MOST_CHANGES = 1000

/** The current catalog, from memory. Only what has changed is read again. In a preview, that of another instant. */
export async function currentSnapshot(context: WithPayload): Promise<CatalogSnapshot> {
  const versions = {
    version: await recentNumber(context, CATALOG_COUNTER),
    stockVersion: await recentNumber(context, STOCK_COUNTER),
  }
  const ahead = shownAt(context)
  if (ahead !== undefined) return snapshotAt(context, ahead, versions)
  const known = snapshotOf(context).latest
  const snapshot =
    known && isFresh(known, versions)
      ? known
      : await serialized('catalog snapshot', () => refreshed(context.payload, versions))
  const instant = now()
  if (instant.getTime() < snapshot.pricedFrom) priceSnapshot(snapshot, instant)
  else if (instant.getTime() >= snapshot.pricedUntil) priceAgain(snapshot, instant)
  return snapshot
}

type Versions = Pick<CatalogSnapshot, 'version' | 'stockVersion'>

function isFresh(snapshot: CatalogSnapshot, versions: Versions): boolean {
  return snapshot.version >= versions.version && snapshot.stockVersion >= versions.stockVersion
}

/** Reads again what has changed; everything where that is not known. */
async function refreshed(payload: Payload, versions: Versions): Promise<CatalogSnapshot> {
  const snapshot = snapshotOf({ payload }).latest ?? (await storedOne(payload))
  const patched = snapshot && (await patchedTo(payload, snapshot, versions))
  if (patched) return patched
  const built = await buildSnapshot(payload, versions)
  priceSnapshot(built, now())
  snapshotOf({ payload }).latest = built
  keepSoon(payload, built)
  return built
}

/** Brings a snapshot to these versions by what has changed since; undefined where that is not known. */
async function patchedTo(
  payload: Payload,
  snapshot: CatalogSnapshot,
  versions: Versions,
): Promise<CatalogSnapshot | undefined> {
  if (isFresh(snapshot, versions)) return snapshot
  if (!(await isPatched(payload, snapshot, versions.version))) return undefined
  return snapshot.stockVersion >= versions.stockVersion ? snapshot : readStock(payload, snapshot, versions.stockVersion)
}

/** The catalog stored on the disk, priced as of now. A start reads what has changed since, and no more. */
async function storedOne(payload: Payload): Promise<CatalogSnapshot | undefined> {
  try {
    const saved = await readStoredSnapshot({ payload }, storedFolder('catalog'))
    if (!saved) return undefined
    priceSnapshot(saved, now())
    snapshotOf({ payload }).latest = saved
    // Store it again with what has changed since, so that the next start has less to read.
    keepSoon(payload, saved)
    return saved
  } catch (problem) {
    payload.logger.warn({ err: problem }, 'The catalog on the disk cannot be read, and is read anew')
    return undefined
  }
}

/** How long after reading the catalog is stored: a start has more to do at first. */
const KEEP_AFTER_MS = 30_000

function keepSoon(payload: Payload, snapshot: CatalogSnapshot): void {
  setTimeout(() => {
    void keepSnapshot({ payload }, storedFolder('catalog'), snapshot).catch((problem: unknown) => {
      payload.logger.warn({ err: problem }, 'The catalog was not kept: the next start reads it anew')
    })
  }, KEEP_AFTER_MS).unref()
}

/** Brings a snapshot to a version by what has changed since; false where that is not known. */
async function isPatched(payload: Payload, snapshot: CatalogSnapshot, version: number): Promise<boolean> {
  if (snapshot.version >= version) return true
  const changes = await changesSince(payload, snapshot.version, version)
  if (!changes || !(await patchSnapshot(payload, snapshot, changes, now()))) return false
  snapshot.version = version
  return true
}

/** A change is counted a moment before it says what it is of, and may be cut off in between. */
async function changesSince(payload: Payload, since: number, version: number): Promise<CatalogChange[] | undefined> {
  for (const waitMs of WAITS_MS) {
    const changes = await changesBetween({ payload }, since, version)
    if (changes || version - since > MOST_CHANGES) return changes
    await pause(waitMs)
  }
  return undefined
}

/** What has changed after one version up to another, in its order; undefined where that is not known any more, or not yet. */
async function changesBetween(
  context: WithPayload,
  version: number,
  until: number,
): Promise<CatalogChange[] | undefined> {
  const where = { and: [{ number: { greater_than: version } }, { number: { less_than_equal: until } }] }
  const changes = await findAll(context, 'catalog-changes', where, { sort: 'number', fields: ['kind', 'documents'] })
  return changes.length === until - version ? changes : undefined
}

async function readStock(payload: Payload, snapshot: CatalogSnapshot, stockVersion: number): Promise<CatalogSnapshot> {
  const since = new Date(Math.min(snapshot.skusReadAt, now().getTime()) - CLOCK_SKEW_MS).toISOString()
  // A made-to-order lens stores only the day of its creation, so new SKUs are found by number.
  const isNew = { number: { greater_than: snapshot.newestSku - CONCURRENT_SKUS } }
  const isChanged = { or: [{ updatedAt: { greater_than_equal: since } }, isNew] }
  const changed = (await findAll({ payload }, 'skus', isChanged)).filter(has('number', 'stock'))
  await readStoreStock(payload, snapshot, changed)
  priceArticles(snapshot, putSkus(snapshot, changed), now())
  snapshot.stockVersion = stockVersion
  return snapshot
}

/** Reads the store stock of these SKUs. */
async function readStoreStock(payload: Payload, { storeStock }: CatalogSnapshot, skus: SkuDocument[]): Promise<void> {
  for (const { id } of skus) storeStock.delete(id)
  const where = { and: [{ sku: { in: skus.map(({ id }) => id) } }, { pieces: { greater_than: 0 } }] }
  for (const row of await findAll({ payload }, 'store-stock', where))
    storeStock.set(row.sku, [...(storeStock.get(row.sku) ?? []), row])
}
