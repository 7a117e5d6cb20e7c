import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { PublicKey } from '#plugins/passkeys/ceremony.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import {
  changeIf,
  countWhere,
  createUnlessTaken,
  deleteWhere,
  findAll,
  type DocumentId,
  type Stored,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'

export type StaffPasskey = Stored<'staff-passkeys'>

/** The passkeys of a member of staff, oldest first. */
export const passkeysOfStaff = (req: WithPayload, id: DocumentId): Promise<StaffPasskey[]> =>
  findAll(req, 'staff-passkeys', ofMember(id), { sort: 'createdAt' })

/** How many passkeys a member of staff has. */
export const countPasskeys = (req: WithPayload, id: DocumentId): Promise<number> =>
  countWhere(req, 'staff-passkeys', ofMember(id))

/** Stores a passkey. Null where its credential is taken. */
export const createStaffPasskey = (
  req: PayloadRequest,
  id: DocumentId,
  key: PublicKey & { name: string },
): Promise<StaffPasskey | null> =>
  createUnlessTaken(req, 'staff-passkeys', {
    ...key,
    staff: String(id),
    ref: randomUUID(),
    createdAt: nowIso(),
    lastUsedAt: null,
  })

/** Notes a use. Null where the passkey was used or removed meanwhile, so that one count signs in once. */
export const noteStaffUse = (req: PayloadRequest, { id, counter: before }: StaffPasskey, counter: number) =>
  changeIf(
    req,
    'staff-passkeys',
    { and: [{ id: { equals: id } }, { counter: { equals: before } }] },
    { counter, lastUsedAt: nowIso() },
  )

/** Renames a passkey of a member of staff. Null where the member has none of this reference. */
export const renameOfStaff = (req: PayloadRequest, id: DocumentId, ref: string, name: string) =>
  changeIf(req, 'staff-passkeys', { and: [ofMember(id), { ref: { equals: ref } }] }, { name })

/** Removes a passkey of a member of staff. */
export const deleteOfStaff = (req: PayloadRequest, id: DocumentId, ref: string): Promise<void> =>
  deleteWhere(req, 'staff-passkeys', { and: [ofMember(id), { ref: { equals: ref } }] })

/** Removes every passkey of a member of staff. */
export const deleteAllOfStaff = (req: PayloadRequest, id: DocumentId): Promise<void> =>
  deleteWhere(req, 'staff-passkeys', ofMember(id))

function ofMember(id: DocumentId) {
  return { staff: { equals: String(id) } }
}
