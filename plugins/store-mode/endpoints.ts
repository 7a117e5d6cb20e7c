import type { Endpoint } from 'payload'
import { getCartHandover, getOfferedCart, handOverCart, takeCartHandover } from '#contracts/cart-handovers.ts'
import {
  addServed,
  closeStoreMode,
  closeStoresOfStaff,
  endCustomer,
  findServed,
  getPaymentAtStore,
  getStoreDoor,
  getStoreMode,
  getTown,
  notePaidAtTill as noteRoute,
  openStoreMode,
  sendPaymentRequest as sendRoute,
  serveCustomer,
  withdrawPayment as withdrawRoute,
} from '#contracts/store-mode.ts'
import { Refusal } from '#domain/refusal.ts'
import { cartAnswer } from '#plugins/cart/priced-cart.ts'
import { STORE_MODE_STAFF } from '#plugins/kit/admin/access.ts'
import { shopperIdOf, storeCallerOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { documentId, findOne } from '#plugins/kit/storage/documents.ts'
import { handOver, offeredCart, ownHandover, takeHandover } from './hand-over-cart.ts'
import { notePaidAtTill, paymentAtStore, sellerOfPurchase, sendPaymentRequest, withdrawPayment } from './payments.ts'
import { addOne, findOnes, serve, shownMode } from './served.ts'
import { closeStore, closeStoresOf, eraseServed, openStore, ownStoreSession } from './sessions.ts'
import { townOf } from './town-of.ts'
import { mayChooseStore, ownOpenStore } from './who-may-open.ts'

/** Carts go from a shopper to a store, and back. */
export const cartHandoverEndpoints: Endpoint[] = [
  endpoint(getCartHandover, { who: 'anyone' }, async (_, req) => ({ handover: await ownHandover(req) })),
  endpoint(handOverCart, { who: 'shopper', idempotency: 'handler' }, async (_, req) => ({
    handover: await handOver(req),
  })),
  endpoint(getOfferedCart, { who: 'anyone', ownedBy: 'bearer' }, async ({ code }, req) => ({
    offered: await offeredCart(req, code),
  })),
  endpoint(takeCartHandover, { who: 'shopper', idempotency: 'handler' }, async (wish, req) => {
    const { cart, isPartial } = await takeHandover(req, wish)
    return { ...(await cartAnswer(req, shopperIdOf(req), cart, { noCheckoutInfo: true })), isPartial }
  }),
]

const ownedBy = { owner: sellerOfPurchase, missing: 'checkout.purchase_missing' } as const

/** What a store has sold is paid: by a link, or at the till. */
export const paymentEndpoints: Endpoint[] = [
  endpoint(getPaymentAtStore, { who: 'anyone', ownedBy: 'bearer' }, async ({ ref }, req) => ({
    payment: await paymentAtStore(req, ref),
  })),
  endpoint(sendRoute, { who: 'store', ownedBy, limit: 'payment request' }, async ({ ref, ...wish }, req) => {
    await sendPaymentRequest(req, ref, wish)
    return { payment: await paymentAtStore(req, ref) }
  }),
  endpoint(noteRoute, { who: 'store', ownedBy, idempotency: 'handler' }, async ({ ref, receipt }, req) => {
    await notePaidAtTill(req, ref, receipt)
    return { payment: await paymentAtStore(req, ref) }
  }),
  endpoint(withdrawRoute, { who: 'store', ownedBy, idempotency: 'handler' }, async ({ ref }, req) => {
    await withdrawPayment(req, ref)
    return { payment: await paymentAtStore(req, ref) }
  }),
]

/** Staff open a store in their browser, and serve one customer after the other. */
export const modeEndpoints: Endpoint[] = [
  endpoint(getStoreMode, { who: 'anyone' }, async (_, req) => ({
    mode: storeCallerOf(req) ? await shownMode(req, await ownStoreSession(req)) : null,
  })),
  endpoint(getStoreDoor, { who: STORE_MODE_STAFF }, async (_, req) => {
    const member = await findOne(req, 'staff', { id: { equals: req.user?.id } }, ['name', 'roles', 'store'])
    if (!member) throw new Refusal('request.not_signed_in')
    const own = await ownOpenStore(req, member)
    return { staff: member.name, own: own ? { id: own.id, name: own.name } : null, mayChoose: mayChooseStore(member) }
  }),
  endpoint(openStoreMode, { who: STORE_MODE_STAFF, idempotency: 'handler' }, async ({ store }, req) => ({
    mode: await openStore(req, store),
  })),
  endpoint(closeStoreMode, { who: 'shopper', idempotency: 'handler' }, async (_, req) => {
    await closeStore(req)
    return { isClosed: true as const }
  }),
  endpoint(closeStoresOfStaff, { who: 'admin', idempotency: 'handler' }, async ({ id }, req) => {
    await closeStoresOf(req, documentId(req, id))
    return { isClosed: true as const }
  }),
  endpoint(endCustomer, { who: 'store', idempotency: 'handler' }, async (_, req) => ({
    mode: await shownMode(req, await eraseServed(req)),
  })),
  endpoint(findServed, { who: 'store', idempotency: 'none', limit: 'served customer' }, async ({ words }, req) => ({
    customers: await findOnes(req, words),
  })),
  endpoint(
    serveCustomer,
    { who: 'store', idempotency: 'handler', limit: 'served customer' },
    async ({ number }, req) => ({
      mode: await shownMode(req, await serve(req, number)),
    }),
  ),
  endpoint(getTown, { who: 'store' }, async ({ postalCode }, req) => ({ town: await townOf(req, postalCode) })),
  endpoint(addServed, { who: 'store', limit: 'served customer' }, async (typed, req) => ({
    mode: await shownMode(req, await addOne(req, typed)),
  })),
]

/** The endpoints of serving a customer in a store. */
export const storeModeEndpoints = [...modeEndpoints, ...paymentEndpoints, ...cartHandoverEndpoints]
