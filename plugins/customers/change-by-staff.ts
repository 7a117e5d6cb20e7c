import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import type { DocumentChanges } from '#plugins/kit/storage/documents.ts'
import { changeCustomer, findCustomer } from './repository.ts'

/** What staff have done to a customer's account, for their colleagues. */
export interface StaffAction {
  /** ISO instant. */
  at: string
  who: string
  deed: 'corrected' | 'sessions_ended' | 'merged' | 'export_asked'
  note: string
  /** Of a merge: number of the account that went. */
  other?: string
}

/** Changes an account as staff ask, and notes who did it and why. */
export async function changeCustomerByStaff(
  req: PayloadRequest,
  number: string,
  { deed: action, note }: Pick<StaffAction, 'deed' | 'note'>,
  changes: DocumentChanges<'customers'> = {},
): Promise<void> {
  const customer = await findCustomer(req, number)
  if (!customer) throw new Refusal('customer.not_found')
  const done: StaffAction = { at: nowIso(), who: staffNameOf(req), deed: action, note }
  await changeCustomer(req, number, { ...changes, trail: [...(customer.trail ?? []), done] })
}
