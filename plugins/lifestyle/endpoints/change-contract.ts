import {
  exchangeGlasses,
  giveNotice,
  payContract,
  returnFromContractPayment,
  takeBackNotice,
} from '#contracts/lifestyle.ts'
import { noticed, noticeTakenBack } from '#domain/lifestyle/contract.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { exchange } from '../exchange.ts'
import { ownedContract } from '../owned-contract.ts'
import { payByHerself, paymentReturned } from '../pay-bill.ts'
import { changeContract } from '../repository.ts'
import { contractView } from '../view.ts'

const hers = { who: 'customer', ownedBy: ownedContract } as const

/** `POST /api/account/lifestyle/:id/notice`: it ends 30 days later, earliest with the binding. */
const notice = endpoint(giveNotice, hers, async ({ id, version }, req) => {
  const given = await changeContract(
    req,
    id,
    ({ contract, version: before }) => ({
      ...{ contract: noticed(contract, today()), events: [{ what: 'notice' }], tells: 'notice' },
      owes: [{ step: 'document', of: `notice.${before + 1}` }],
    }),
    version,
  )
  return { contract: await contractView(req, given) }
})

/** `POST /api/account/lifestyle/:id/notice/take-back`: it goes on as before. */
const takeBack = endpoint(takeBackNotice, hers, async ({ id, version }, req) => {
  const changed = await changeContract(
    req,
    id,
    ({ contract }) => ({
      ...{ contract: noticeTakenBack(contract, today()), events: [{ what: 'notice_taken_back' }] },
      tells: 'notice_taken_back',
    }),
    version,
  )
  return { contract: await contractView(req, changed) }
})

/** `POST /api/account/lifestyle/:id/exchange`: new glasses in place of a pair, once a year. */
const exchangeOne = endpoint(exchangeGlasses, hers, async (asked, req) => ({
  contract: await contractView(req, await exchange(req, asked)),
}))

/** `POST /api/account/lifestyle/:id/pay`: she pays herself what the card could not. */
const pay = endpoint(payContract, { ...hers, limit: 'purchase' }, async (change, req) => ({
  next: await payByHerself(req, change),
}))

/** `POST /api/account/lifestyle/paid`: she is back from the provider with its signed report, which settles once. */
const returned = endpoint(returnFromContractPayment, { who: 'anyone', idempotency: 'handler' }, (proof, req) =>
  paymentReturned(req, proof),
)

export const changeContractEndpoints = [notice, takeBack, exchangeOne, pay, returned]
