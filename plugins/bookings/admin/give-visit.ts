import type { PayloadRequest } from 'payload'
import { readCustomerNumber } from '#domain/customers/customer-number.ts'
import { mayBeSamePerson } from '#domain/customers/merge.ts'
import { Refusal } from '#domain/refusal.ts'
import { findCustomer, type StoredCustomer } from '#plugins/customers/repository.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { giveHeld, noteRead } from '#plugins/prescriptions/repository.ts'
import { changeSilently, type Booking } from '../repository.ts'

/** An account as a visit names it. */
export const visitAccount = ({ number, firstName, lastName }: StoredCustomer) => ({
  number,
  name: `${firstName} ${lastName}`,
})

/**
 * Gives a visit and its prescriptions to an account, also where another account had the booking by its address. Logs
 * first who gave it to whom.
 */
export async function giveVisit(
  req: PayloadRequest,
  booking: Booking,
  { customer, confirmsName }: { customer: string; confirmsName?: boolean | undefined },
): Promise<StoredCustomer> {
  const account = await findCustomer(req, readCustomerNumber(customer))
  if (!account) throw new Refusal('customer.not_found')
  if (!confirmsName && !mayBeSamePerson(account, booking.form))
    throw new Refusal('booking.other_name', { account: visitAccount(account).name })
  await noteRead(req, {
    prescription: `exam ${booking.number}`,
    customer: account.number,
    who: staffNameOf(req),
    why: 'given',
  })
  if (booking.customer !== account.number || !booking.isOwn) {
    const given = await changeSilently(req, booking, { customer: account.number, isOwn: true })
    if (!given) throw new Refusal('booking.state_unfit')
  }
  await giveHeld(req, booking.number, account.number)
  return account
}
