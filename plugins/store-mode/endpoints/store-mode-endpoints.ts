import type { Endpoint } from 'payload'
import {
  addServed,
  closeStoreMode,
  closeStoresOfStaff,
  endCustomer,
  findServed,
  getStoreDoor,
  getStoreMode,
  getTown,
  openStoreMode,
  serveCustomer,
} from '#contracts/store-mode.ts'
import { Refusal } from '#domain/refusal.ts'
import { STORE_MODE_STAFF } from '#plugins/kit/admin/access.ts'
import { storeCallerOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { documentId, findOne } from '#plugins/kit/storage/documents.ts'
import { addOne, findOnes, serve, shownMode } from '../served.ts'
import { closeStore, closeStoresOf, eraseServed, openStore, ownStoreSession } from '../sessions.ts'
import { townOf } from '../town-of.ts'
import { mayChooseStore, ownOpenStore } from '../who-may-open.ts'

/** Staff open a store in their browser, and serve one customer after the other. */
export const storeModeEndpoints: Endpoint[] = [
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
