import type { PayloadRequest } from 'payload'
import type { AdminPerson } from '#plugins/customers/admin-person.ts'
import { invoiceRefsOf } from '#plugins/invoices/admin-invoices.ts'
import { billRefsOf } from '#plugins/lifestyle/admin-lists.ts'
import { orderRefsOf } from '#plugins/orders/admin/admin-orders.ts'
import { chargesOf, type Charge } from '#plugins/payments/charges/repository.ts'
import { deliveryRefsOf } from '#plugins/subscriptions/admin/admin-lists.ts'

/** Every charge of a person, the latest first: of purchases, invoices, deliveries and months. */
export async function chargesOfPerson(req: PayloadRequest, person: AdminPerson): Promise<Charge[]> {
  const { customer } = person
  const [{ purchases }, ...ofAccount] = await Promise.all([
    orderRefsOf(req, person),
    ...(customer === null
      ? []
      : [invoiceRefsOf(req, customer), deliveryRefsOf(req, customer), billRefsOf(req, customer)]),
  ])
  return chargesOf(req, [...purchases, ...ofAccount.flat()])
}
