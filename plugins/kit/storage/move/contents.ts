import { createHash } from 'node:crypto'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { findAll, findEach, type DocumentId } from '../documents.ts'
import { UnusableDatabase } from '../unusable-database.ts'
import { movedCollections, newIdsOf, withNewIds, type NewIds } from './new-ids.ts'

type Document = Record<string, unknown>

/** How many documents a collection holds, and a checksum of their contents that does not depend on the engine. */
export interface Contents {
  count: number
  checksum: string
}

/** The ids that all documents of this shop get in a database with ids of this kind. */
export async function newIdsFor(payload: Payload, kind: 'number' | 'text'): Promise<NewIds> {
  const ids: NewIds = new Map()
  for (const { slug } of movedCollections(payload)) {
    const old = await findAll({ payload }, slug, {}, { fields: ['id'] })
    ids.set(
      slug,
      newIdsOf(
        old.map(({ id }) => id),
        kind,
      ),
    )
  }
  return ids
}

/** The ids of a shop as they are. */
export const sameIdsFor = (payload: Payload): Promise<NewIds> =>
  newIdsFor(payload, payload.db.defaultIDType === 'number' ? 'number' : 'text')

/** Each document of a collection with its new id, as the other database shall store it. */
export async function* movedDocuments(
  payload: Payload,
  slug: CollectionSlug,
  ids: NewIds,
): AsyncGenerator<{ id: DocumentId; data: Document }> {
  const { config } = payload.collections[slug]
  for await (const document of findEach({ payload }, slug, {})) {
    const id = ids.get(slug)?.get(document.id)
    if (id === undefined)
      throw new UnusableDatabase(
        `A document was added to ${slug} meanwhile; stop every process of the shop and move it again.`,
      )
    yield { id, data: withNewIds({ ...document }, config, ids) }
  }
}

/** A global as the other database shall store it; undefined where nothing was ever saved. */
export async function movedGlobal(payload: Payload, slug: GlobalSlug, ids: NewIds): Promise<Document | undefined> {
  const global = payload.config.globals.find((each) => each.slug === slug)
  const found: Document = { ...(await payload.db.findGlobal({ slug })) }
  if (!global || Object.keys(found).length === 0) return undefined
  // Each database dates a new global itself.
  const { createdAt: _, updatedAt: __, globalType: ___, ...data } = withNewIds(found, global, ids)
  return data
}

/** Counts and checksums of all collections and globals, with these ids. */
export async function contentsOf(payload: Payload, ids: NewIds): Promise<Record<string, Contents>> {
  const contents: Record<string, Contents> = {}
  for (const { slug } of movedCollections(payload)) {
    const sums: string[] = []
    for await (const document of movedDocuments(payload, slug, ids)) sums.push(checksum(document))
    contents[slug] = { count: sums.length, checksum: checksum(sums.toSorted()) }
  }
  for (const { slug } of payload.config.globals) {
    const global = await movedGlobal(payload, slug, ids)
    contents[slug] = { count: global ? 1 : 0, checksum: checksum(global ?? null) }
  }
  return contents
}

function checksum(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortedKeys)).digest('hex').slice(0, 16)
}

/** Keys in one order, without the empty ones: one engine stores null where the other stores nothing. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const filled = Object.entries(value).filter(([, each]) => each !== null)
  return Object.fromEntries(filled.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
