import { now } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { deleteWhere, type DocumentId, type Stored } from '#plugins/kit/storage/documents.ts'

const DAY_MS = 86_400_000

/** Of a draft: that nobody has given it a name or an address. */
export const EMPTY_DRAFT = ['title', 'path'].map((field) => ({
  or: [{ [`version.${field}`]: { exists: false } }, { [`version.${field}`]: { equals: '' } }],
}))

/**
 * Deletes drafts that were opened and left empty a day ago: opening a new page makes a document at once, since what is typed
 * into it is saved by itself.
 */
export const forgetEmptyDrafts: ScheduledTask = {
  name: 'forget empty drafts',
  every: 3_600_000,
  async run({ payload }) {
    const before = new Date(now().getTime() - DAY_MS).toISOString()
    const untouched = [{ latest: { equals: true } }, { updatedAt: { less_than: before } }]
    const where = { and: [...untouched, ...EMPTY_DRAFT] }
    const { docs } = await payload.db.findVersions<Stored<'pages'>>({ collection: 'pages', where, limit: 100 })
    for (const { parent, version } of docs) {
      const blocks = version.blocks as unknown[] | null | undefined
      if ((blocks ?? []).length > 0) continue
      const id = parent as DocumentId
      await deleteWhere({ payload }, 'pages', { and: [{ id: { equals: id } }, { _status: { equals: 'draft' } }] })
      await payload.db.deleteVersions({ collection: 'pages', where: { parent: { equals: id } } })
    }
    return 0
  },
}
