import * as accounts from '#contracts/accounts.ts'
import * as awaitedPrescriptions from '#contracts/awaited-prescriptions.ts'
import * as cart from '#contracts/cart.ts'
import * as catalog from '#contracts/catalog.ts'
import * as checkout from '#contracts/checkout.ts'
import * as customerService from '#contracts/customer-service.ts'
import * as customers from '#contracts/customers.ts'
import * as deliveries from '#contracts/deliveries.ts'
import * as eyeDoctors from '#contracts/eye-doctors.ts'
import * as forms from '#contracts/forms.ts'
import * as giftcards from '#contracts/giftcards.ts'
import * as invoices from '#contracts/invoices.ts'
import * as keptPrescriptions from '#contracts/kept-prescriptions.ts'
import * as letters from '#contracts/letters.ts'
import * as listing from '#contracts/listing.ts'
import * as messages from '#contracts/messages.ts'
import * as myOrders from '#contracts/my-orders.ts'
import * as orderHandling from '#contracts/order-handling.ts'
import * as orderRefunds from '#contracts/order-refunds.ts'
import * as orders from '#contracts/orders.ts'
import * as payments from '#contracts/payments.ts'
import * as preview from '#contracts/preview.ts'
import type { Route } from '#contracts/route.ts'
import * as seller from '#contracts/seller.ts'
import * as shell from '#contracts/shell.ts'
import * as stores from '#contracts/stores.ts'
import * as withdrawals from '#contracts/withdrawals.ts'
import { rows } from '../access-rows.ts'

const modules = [
  ...[cart, catalog, checkout, deliveries, forms, giftcards, letters, listing, orderHandling, orderRefunds, orders],
  ...[
    payments,
    preview,
    seller,
    shell,
    stores,
    withdrawals,
    awaitedPrescriptions,
    customerService,
    customers,
    messages,
  ],
  ...[eyeDoctors, myOrders, keptPrescriptions, invoices, accounts],
]
const routes = modules.flatMap((all) => Object.values(all)).filter(isRoute)

/** Paths of all changes of the contract, and of all its queries. */
export const changes = pathsOf('post')
export const questions = pathsOf('get')

/** Who is let in at a path: any visitor with a shopper's cookie, a customer with strong trust, or an admin. */
export type Admitted = 'shopper' | 'customer' | 'staff'

/** Who is let in, by the table of access. */
export function admittedTo(method: 'GET' | 'POST', path: string): Admitted {
  const may = rows.find(({ route }) => route === `${method} ${path}`)?.may
  if (may === 'customer' || may === 'strong-customer') return 'customer'
  return may === 'anyone' || may === 'shopper' ? 'shopper' : 'staff'
}

function pathsOf(asked: Route['method']): string[] {
  return [...new Set(routes.flatMap(({ method, path }) => (method === asked ? [path] : [])))]
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
