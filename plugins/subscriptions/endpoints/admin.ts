import { randomUUID } from 'node:crypto'
import { actOnSubscription, findSubscriptions, giveBackDelivery } from '#contracts/subscription-admin.ts'
import { CUSTOMER_STAFF, ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { doAction } from '../admin/actions.ts'
import { searchSubscriptions } from '../admin/admin-lists.ts'
import { giveBack } from '../admin/give-back.ts'

/** `GET /api/subscription/search`: subscriptions, for staff. */
const search = endpoint(findSubscriptions, { who: CUSTOMER_STAFF }, async ({ words }, req) => ({
  subscriptions: await searchSubscriptions(req, words),
}))

/** `POST /api/subscription/:id/act`: staff do on a customer's behalf what the customer could do, and give a reason. */
const act = endpoint(actOnSubscription, { who: CUSTOMER_STAFF }, async ({ id, version, note, what }, req) => {
  const { subscription } = await doAction(req, { id, version }, what, { who: staffNameOf(req), note })
  return { version: subscription.version }
})

/** `POST /api/subscription/:id/give-back`: money of a paid delivery goes back, once for each key. */
const giveMoneyBack = endpoint(
  giveBackDelivery,
  { who: ORDER_STAFF, idempotency: 'handler-by-key' },
  async ({ id: number, ...asked }, req) => {
    const key = (idempotencyKeyOf(req) ?? randomUUID()).slice(0, 32)
    return { refund: await giveBack(req, { ...asked, number, key, who: staffNameOf(req) }) }
  },
)

export const adminEndpoints = [search, act, giveMoneyBack]
