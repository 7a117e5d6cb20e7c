import type { PayloadRequest } from 'payload'
import type { Store } from '#contracts/stores.ts'
import { Refusal } from '#domain/refusal.ts'
import { CUSTOMER_STAFF } from '#plugins/kit/admin/access.ts'
import type { StaffRole } from '#plugins/kit/requests/caller.ts'
import type { Stored } from '#plugins/kit/storage/documents.ts'
import { storesByDocument } from '#plugins/stores/repository.ts'

/** What decides which stores a member of staff may open. */
type Member = Pick<Stored<'staff'>, 'roles' | 'store'>

/** Whether the member of staff serves customers of every store, and so may open any of them. */
export function mayChooseStore({ roles }: Pick<Member, 'roles'>): boolean {
  return roles.some((role: StaffRole) => CUSTOMER_STAFF.includes(role))
}

/** The store in which a member of its staff works, if customers see it; undefined for everybody else. */
export async function ownOpenStore(req: PayloadRequest, { roles, store }: Member): Promise<Store | undefined> {
  if (!store || !roles.includes('store-staff')) return undefined
  return (await storesByDocument(req)).get(store)
}

/** Why the member of staff may not open the store of this number; undefined where allowed. */
export async function whyNotOpen(req: PayloadRequest, member: Member, store: number): Promise<Refusal | undefined> {
  if (mayChooseStore(member)) return undefined
  const own = await ownOpenStore(req, member)
  if (!own) return new Refusal('store_mode.no_store')
  return own.id === store ? undefined : new Refusal('store_mode.other_store', { name: own.name })
}
