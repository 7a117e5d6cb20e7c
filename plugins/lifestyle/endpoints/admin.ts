import { randomUUID } from 'node:crypto'
import { actOnContract, changeContractPlan, exchangeForCustomer, giveBackMonth } from '#contracts/lifestyle-admin.ts'
import { CUSTOMER_STAFF, ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { changeToPlan } from '../change-plan.ts'
import { doAction } from '../actions.ts'
import { exchange } from '../exchange.ts'
import { giveBack } from '../give-back.ts'

/** `POST /api/lifestyle/:id/act`: staff perform an action for a customer, and give a reason. */
const act = endpoint(actOnContract, { who: CUSTOMER_STAFF }, async ({ id, version, note, deed: action }, req) => ({
  version: (await doAction(req, { id, version }, action, { who: staffNameOf(req), note })).version,
}))

/** `POST /api/lifestyle/:id/plan`: staff change the customer's plan, and give a reason. */
const changePlan = endpoint(changeContractPlan, { who: CUSTOMER_STAFF }, async ({ note, ...asked }, req) => ({
  version: (await changeToPlan(req, asked, { who: staffNameOf(req), note })).version,
}))

/**
 * `POST /api/lifestyle/:id/exchange`: staff order an exchange of glasses that are in the customer's cart, and give a
 * reason.
 */
const exchangeOne = endpoint(exchangeForCustomer, { who: CUSTOMER_STAFF }, async ({ note, ...asked }, req) => ({
  version: (await exchange(req, asked, { who: staffNameOf(req), note })).version,
}))

/** `POST /api/lifestyle/:id/give-back`: money of a paid month goes back, once for each key. */
const giveMoneyBack = endpoint(
  giveBackMonth,
  { who: ORDER_STAFF, idempotency: 'handler-by-key' },
  async ({ id: number, ...asked }, req) => {
    const key = (idempotencyKeyOf(req) ?? randomUUID()).slice(0, 32)
    return { refund: await giveBack(req, { ...asked, number, key, who: staffNameOf(req) }) }
  },
)

export const adminEndpoints = [act, changePlan, exchangeOne, giveMoneyBack]
