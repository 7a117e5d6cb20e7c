import { randomUUID } from 'node:crypto'
import { actOnContract, giveBackMonth } from '#contracts/lifestyle-desk.ts'
import { CUSTOMER_STAFF, ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { doDeed } from '../deeds.ts'
import { giveBack } from '../give-back.ts'

/** `POST /api/lifestyle/:id/act`: staff do a deed for a customer, and say why. */
const act = endpoint(actOnContract, { who: CUSTOMER_STAFF }, async ({ id, version, note, deed }, req) => ({
  version: (await doDeed(req, { id, version }, deed, { who: staffNameOf(req), note })).version,
}))

/** `POST /api/lifestyle/:id/give-back`: money of a paid month goes back, once for each key. */
const giveMoneyBack = endpoint(
  giveBackMonth,
  { who: ORDER_STAFF, idempotency: 'handler' },
  async ({ id: number, ...asked }, req) => {
    const key = (idempotencyKeyOf(req) ?? randomUUID()).slice(0, 32)
    return { refund: await giveBack(req, { ...asked, number, key, who: staffNameOf(req) }) }
  },
)

export const deskEndpoints = [act, giveMoneyBack]
