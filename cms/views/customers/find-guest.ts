import type { PayloadRequest } from 'payload'
import { accountEmail } from '#domain/customers/email.ts'
import { assertFindVisit } from '#plugins/bookings/admin/admin-scope.ts'
import { findCustomerByEmail } from '#plugins/customers/repository.ts'
import { Refusal } from '#domain/refusal.ts'
import { EXAM_STAFF, hasRole } from '#plugins/kit/admin/access.ts'
import { buyerOf } from '#plugins/orders/admin/admin-orders.ts'

/** Who ordered or booked. */
export interface Guest {
  /** Number of the account that is the guest's, or that has the guest's address; null where there is none. */
  customer: string | null
  name: string
  email: string
  phone: string
}

/** The customer of the order or the booking of this number, if the caller may read it. */
export async function findGuest(req: PayloadRequest, number: string): Promise<Guest | null> {
  const found = (await buyerOf(req, number)) ?? (await bookerOf(req, number))
  if (!found || found.customer || found.email === '') return found
  const account = await findCustomerByEmail(req, accountEmail(found.email))
  return { ...found, customer: account?.number ?? null }
}

async function bookerOf(req: PayloadRequest, number: string): Promise<Guest | null> {
  if (!hasRole(req, EXAM_STAFF)) return null
  try {
    const { customer = null, form } = await assertFindVisit(req, number)
    return { customer, name: `${form.firstName} ${form.lastName}`, email: form.email, phone: form.phone }
  } catch (problem) {
    if (problem instanceof Refusal) return null
    throw problem
  }
}
