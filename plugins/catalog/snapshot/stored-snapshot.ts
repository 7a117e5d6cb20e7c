import { deserialize, serialize } from 'node:v8'
import { OrderedListing } from '#domain/catalog/ordered-listing.ts'
import { codeOf, keepFile, readStoredFile } from '#plugins/kit/storage/stored-file.ts'
import { countWhere, findAll, type WithPayload } from '#plugins/kit/storage/documents.ts'
import type { CatalogSnapshot } from './snapshot-types.ts'

/** Proves that a stored catalog was read from this very database, and not from one that a backup has replaced since. */
interface Origin {
  /** The last change that the stored catalog has, with its moment. */
  change: string
  /** The SKU that was changed last, and when: it may have changed since, but not before. */
  sku: { number: number; changedAt: string }
}

const FILE = 'snapshot'

/** What decides how a catalog is read, and the shape of its documents. */
const MAKERS = ['plugins/catalog', 'domain/catalog', 'cms/migrations']

let known: string | undefined
const madeBy = () => (known ??= codeOf(MAKERS))

/** Stores the catalog, with its references as they are. What listings show is made anew with the prices. */
export async function keepSnapshot(context: WithPayload, folder: string, snapshot: CatalogSnapshot): Promise<void> {
  // Serialize at once: the version shows what changes meanwhile.
  const { buffer, byteOffset, byteLength } = serialize({ ...snapshot, listed: null })
  const bytes = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
  const change = await changeOf(context, snapshot.version)
  if (change === null) return
  const about: Origin = { change, sku: lastChanged(snapshot) }
  await keepFile(folder, FILE, madeBy(), { about, bytes })
}

/**
 * The stored catalog, as it was; null if there is none that this code has made of this database. Prices are put on it
 * as on one that was read.
 */
export async function readStoredSnapshot(context: WithPayload, folder: string): Promise<CatalogSnapshot | null> {
  const saved = await readStoredFile<Origin>(folder, FILE, madeBy())
  if (!saved) return null
  const { change, sku } = saved.about
  const snapshot = deserialize(new Uint8Array(saved.bytes)) as CatalogSnapshot
  const isSame =
    (await changeOf(context, snapshot.version)) === change && (await countWhere(context, 'skus', isSince(sku))) > 0
  return isSame ? { ...snapshot, listed: new OrderedListing() } : null
}

const isSince = ({ number, changedAt }: Origin['sku']) => ({
  and: [{ number: { equals: number } }, { updatedAt: { greater_than_equal: changedAt } }],
})

function lastChanged({ bySku }: CatalogSnapshot): Origin['sku'] {
  let last: Origin['sku'] = { number: 0, changedAt: '' }
  for (const { sku } of bySku.values())
    if (sku.updatedAt > last.changedAt) last = { number: sku.number, changedAt: sku.updatedAt }
  return last
}

/** Which change a version is; null if that change is no longer stored. */
async function changeOf(context: WithPayload, number: number): Promise<string | null> {
  const [change] = await findAll(context, 'catalog-changes', { number: { equals: number } })
  return change ? JSON.stringify([change.id, change.createdAt]) : null
}
