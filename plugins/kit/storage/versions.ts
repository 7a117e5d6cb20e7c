import type { CollectionSlug } from 'payload'
import type { DocumentId, WithPayload } from './documents.ts'

/** What the database keeps of a version beside what is in it. */
interface VersionFacts {
  /** Whether it is the newest of its document. */
  latest: boolean
  /** ISO instant, by which versions are ordered. */
  updatedAt: string
}

/**
 * Changes what the database keeps of a version, in a single statement, and nothing that is in it; where `isLatest` says so, only if
 * it is the newest still. False where it is not.
 */
export async function changeVersion(
  { payload: { db } }: WithPayload,
  collection: CollectionSlug,
  id: DocumentId,
  versionData: VersionFacts,
  { isLatest = false } = {},
): Promise<boolean> {
  const isIt = { id: { equals: id } }
  const where = isLatest ? { and: [isIt, { latest: { equals: true } }] } : isIt
  // The types ask for all that is in it, and for id or condition: SQLite changes one row alone by the id, MongoDB by the condition.
  const asked = { collection, id, where, versionData } as unknown as Parameters<typeof db.updateVersion>[0]
  const changed: unknown = await db.updateVersion(asked)
  return Boolean(changed)
}
