import * as cart from '#contracts/cart.ts'
import * as catalog from '#contracts/catalog.ts'
import * as checkout from '#contracts/checkout.ts'
import * as deliveries from '#contracts/deliveries.ts'
import * as forms from '#contracts/forms.ts'
import * as giftcards from '#contracts/giftcards.ts'
import * as letters from '#contracts/letters.ts'
import * as listing from '#contracts/listing.ts'
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

const modules = [
  ...[cart, catalog, checkout, deliveries, forms, giftcards, letters, listing, orderHandling, orderRefunds, orders],
  ...[payments, preview, seller, shell, stores, withdrawals],
]
// Those of customers are tried in the tests of their subjects.
const routes = modules
  .flatMap((all) => Object.values(all))
  .filter((one) => isRoute(one) && !one.path.startsWith('/account/'))

/** Paths of all changes of the contract, and of all its queries. */
export const changes = routes.filter(({ method }) => method === 'post').map(({ path }) => path)
export const questions = routes.filter(({ method }) => method === 'get').map(({ path }) => path)

/** Routes for staff name their document in the path, but for previews; a visitor names only what everybody sees. */
export function isOfStaff(path: string): boolean {
  return path.startsWith('/preview/') || (path.includes(':') && !path.startsWith('/content/'))
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
