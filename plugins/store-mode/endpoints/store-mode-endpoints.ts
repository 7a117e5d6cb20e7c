import type { Endpoint, PayloadRequest } from 'payload'
import { closeStoreMode, endCustomer, getStoreDoor, getStoreMode, openStoreMode } from '#contracts/store-mode.ts'
import { Refusal } from '#domain/refusal.ts'
import { STORE_MODE_STAFF } from '#plugins/kit/admin/access.ts'
import { storeCallerOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { closeStore, forgetServed, modeOf, openStore, ownStoreSession, type StoreSession } from '../sessions.ts'
import { mayChooseStore, ownOpenStore } from '../who-may-open.ts'

const shown = (req: PayloadRequest, session: StoreSession) => modeOf(session, storeCallerOf(req)?.name ?? '')

/** Staff open a store in their browser, and end it. */
export const storeModeEndpoints: Endpoint[] = [
  endpoint(getStoreMode, { who: 'anyone' }, async (_, req) => ({
    mode: storeCallerOf(req) ? shown(req, await ownStoreSession(req)) : null,
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
  endpoint(endCustomer, { who: 'store', idempotency: 'handler' }, async (_, req) => ({
    mode: shown(req, await forgetServed(req)),
  })),
]
