import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { deskRefusal } from '#plugins/kit/desk-refusal.ts'
import { findOne } from '#plugins/kit/documents.ts'

interface Member {
  id: number | string
  roles?: string[] | null
}

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
  const member = await findOne<Member>(req, 'staff', { id: { equals: id } })
  if (!isAdmin(member)) return
  await requireOtherAdmin(req, id)
  await setRoles(req, id, ['order-handler'])
  await requireOtherAdmin(req, id, () => setRoles(req, id, member?.roles))
}

async function requireOtherAdmin(
  req: PayloadRequest,
  id: number | string,
  undo?: () => Promise<unknown>,
): Promise<void> {
  const where = { and: [{ roles: { in: ['admin'] } }, { id: { not_equals: id } }] }
  const { totalDocs } = await req.payload.db.count({ collection: 'staff', where })
  if (totalDocs > 0) return
  await undo?.()
  throw deskRefusal('staff.last_admin')
}

function setRoles(req: PayloadRequest, id: number | string, roles: Member['roles']): Promise<unknown> {
  return req.payload.db.updateOne({ collection: 'staff', id, data: { roles } })
}

function isAdmin(member: Pick<Member, 'roles'> | null | undefined): boolean {
  return member?.roles?.includes('admin') ?? false
}
