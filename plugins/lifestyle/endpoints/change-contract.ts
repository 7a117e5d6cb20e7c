import {
  changePlan,
  exchangeGlasses,
  giveNotice,
  payContract,
  returnFromContractPayment,
  takeBackNotice,
  withdrawFromContract,
} from '#contracts/lifestyle.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { settleReturn } from '#plugins/payments/charges/settle-return.ts'
import { readBillRef } from '../bill-repository.ts'
import { changeToPlan } from '../change-plan.ts'
import { LIFESTYLE } from '../contract-charges.ts'
import { doAction } from '../actions.ts'
import { exchange } from '../exchange.ts'
import { ownedContract } from '../owned-contract.ts'
import { payByHerself } from '../pay-bill.ts'
import { contractView } from '../view.ts'

const hers = { who: 'customer', ownedBy: ownedContract } as const

/** `POST /api/account/lifestyle/:id/notice`: it ends 30 days later, earliest with the binding. */
const notice = endpoint(giveNotice, hers, async (seen, req) => ({
  contract: await contractView(req, await doAction(req, seen, 'give_notice')),
}))

/** `POST /api/account/lifestyle/:id/notice/take-back`: it goes on as before. */
const takeBack = endpoint(takeBackNotice, hers, async (seen, req) => ({
  contract: await contractView(req, await doAction(req, seen, 'take_back_notice')),
}))

/** `POST /api/account/lifestyle/:id/withdraw`: the customer withdraws, and gets the money back. */
const withdraw = endpoint(withdrawFromContract, hers, async (seen, req) => ({
  contract: await contractView(req, await doAction(req, seen, 'withdraw')),
}))

/** `POST /api/account/lifestyle/:id/exchange`: new glasses in place of a pair, once a year. */
const exchangeOne = endpoint(exchangeGlasses, hers, async (asked, req) => ({
  contract: await contractView(req, await exchange(req, asked)),
}))

/** `POST /api/account/lifestyle/:id/plan`: another plan from today on. */
const plan = endpoint(changePlan, hers, async (asked, req) => ({
  contract: await contractView(req, await changeToPlan(req, asked)),
}))

/** `POST /api/account/lifestyle/:id/pay`: the customer pays by hand what the card could not. */
const pay = endpoint(payContract, { ...hers, limit: 'purchase' }, async (change, req) => ({
  next: await payByHerself(req, change),
}))

/**
 * `POST /api/account/lifestyle/paid`: the customer returns from the provider with its signed report, which settles
 * once.
 */
const returned = endpoint(returnFromContractPayment, { who: 'anyone', idempotency: 'handler' }, async (proof, req) => {
  const { charge, ...notified } = await settleReturn(req, proof, LIFESTYLE)
  return { id: readBillRef(charge.subject).number, ...notified }
})

export const changeContractEndpoints = [notice, takeBack, withdraw, exchangeOne, plan, pay, returned]
