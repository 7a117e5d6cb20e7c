import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { adminRefusal } from '#plugins/kit/admin/admin-refusal.ts'
import { changeById, countWhere, findOne, type DocumentId, type Stored } from '#plugins/kit/storage/documents.ts'

type Member = Pick<Stored<'staff'>, 'id' | 'roles'>

/** Refuses to take the admin role from the last admin. */
export const refuseDemotingLastAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (isAdmin(originalDoc) && !isAdmin({ ...originalDoc, ...data })) await requireOtherAdmin(req, originalDoc.id)
  return data
}

/** Checks again after the write and undoes it: two admins may demote each other at the same time. */
export const restoreLastAdmin: CollectionAfterChangeHook<Member> = async ({ doc, previousDoc, req }) => {
  if (isAdmin(previousDoc) && !isAdmin(doc))
    await requireOtherAdmin(req, doc.id, () => setRoles(req, doc.id, previousDoc.roles))
}

/** Removes the role before the document, so that two concurrent deletions see each other. */
export const refuseDeletingLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const member = await findOne(req, 'staff', { id: { equals: id } })
  if (!member || !isAdmin(member)) return
  await requireOtherAdmin(req, id)
  await setRoles(req, id, ['order-handler'])
  await requireOtherAdmin(req, id, () => setRoles(req, id, member.roles))
}

async function requireOtherAdmin(req: PayloadRequest, id: DocumentId, undo?: () => Promise<unknown>): Promise<void> {
  const where = { and: [{ roles: { in: ['admin'] } }, { id: { not_equals: id } }] }
  if ((await countWhere(req, 'staff', where)) > 0) return
  await undo?.()
  throw adminRefusal('staff.last_admin')
}

function setRoles(req: PayloadRequest, id: DocumentId, roles: Member['roles']): Promise<unknown> {
  return changeById(req, 'staff', id, { roles })
}

function isAdmin(member: Partial<Member> | undefined): boolean {
  return member?.roles?.includes('admin') ?? false
}
