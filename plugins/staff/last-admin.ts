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

/** Nobody takes the role of an admin from the last one: nobody would be left to give it back. */
export const keepsSomeAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (isAdmin(originalDoc) && !isAdmin({ ...originalDoc, ...data })) await demandOther(req, originalDoc.id)
  return data
}

/** Two who take it from each other at once have both looked before either wrote: so it is looked at again, and given back. */
export const leftSomeAdmin: CollectionAfterChangeHook<Member> = async ({ doc, previousDoc, req }) => {
  if (isAdmin(previousDoc) && !isAdmin(doc))
    await demandOther(req, doc.id, () => setRoles(req, doc.id, previousDoc.roles))
}

/** The role goes before its holder does, so that two who go at once see each other. */
export const leavesSomeAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const member = await findOne<Member>(req, 'staff', { id: { equals: id } })
  if (!isAdmin(member)) return
  await demandOther(req, id)
  await setRoles(req, id, ['order-handler'])
  await demandOther(req, id, () => setRoles(req, id, member?.roles))
}

async function demandOther(req: PayloadRequest, id: number | string, undo?: () => Promise<unknown>): Promise<void> {
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
