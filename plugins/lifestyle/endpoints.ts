import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { actOnContract, changeContractPlan, exchangeForCustomer, giveBackMonth } from '#contracts/lifestyle-admin.ts'
import {
  changePlan,
  chooseContractGlasses,
  connectLenses,
  exchangeGlasses,
  getContract,
  getContractGlasses,
  getContractDocument,
  giveNotice,
  listContracts,
  listPlans,
  orderNewLenses,
  payContract,
  quoteContract,
  returnFromContractPayment,
  saveContractCard,
  signContract,
  startContractCard,
  takeBackNotice,
  withdrawFromContract,
} from '#contracts/lifestyle.ts'
import { PLANS_TAG } from '#domain/cache-tags.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { sumOfBinding } from '#domain/lifestyle/plans.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { CUSTOMER_STAFF, ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { shopperIdOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import type { OwnedDocument } from '#plugins/kit/requests/ownership.ts'
import { setCacheExpiry, setCacheTags } from '#plugins/kit/storage/cache.ts'
import { settleReturn } from '#plugins/payments/charges/settle-return.ts'
import { doAction } from './actions.ts'
import { readBillRef } from './bill-repository.ts'
import { cardForm, saveCard } from './card.ts'
import { changeToPlan } from './change-plan.ts'
import { chosenGlasses } from './chosen-glasses.ts'
import { chooseForContract, glassesOfContract } from './contract-cart.ts'
import { connect } from './connect.ts'
import { LIFESTYLE } from './contract-charges.ts'
import { exchange } from './exchange.ts'
import { giveBack } from './give-back.ts'
import { newLenses } from './new-lenses.ts'
import { openPayment } from './pay-bill.ts'
import {
  contractNumbered,
  contractsOf,
  customerOfContract,
  documentFile,
  offeredPlans,
  plansHoldUntil,
} from './repository.ts'
import { offeredPlan, sign } from './sign.ts'
import { contractView } from './view.ts'

/** A contract belongs to the customer who signed it. */
const ownedContract: OwnedDocument<{ id: number }> = {
  async owner({ id }, req) {
    const customer = await customerOfContract(req, id)
    return customer === null ? null : { kind: 'customer', id: customer }
  },
  missing: 'lifestyle.not_found',
}

/** `POST /api/lifestyle/:id/act`: staff perform an action for a customer, and give a reason. */
const act = endpoint(actOnContract, { who: CUSTOMER_STAFF }, async ({ id, version, note, deed: action }, req) => ({
  version: (await doAction(req, { id, version }, action, { who: staffNameOf(req), note })).version,
}))

/** `POST /api/lifestyle/:id/plan`: staff change the customer's plan, and give a reason. */
const changePlanByStaff = endpoint(changeContractPlan, { who: CUSTOMER_STAFF }, async ({ note, ...asked }, req) => ({
  version: (await changeToPlan(req, asked, { who: staffNameOf(req), note })).version,
}))

/**
 * `POST /api/lifestyle/:id/exchange`: staff order an exchange of glasses that are in the customer's cart, and give a
 * reason.
 */
const exchangeByStaff = endpoint(exchangeForCustomer, { who: CUSTOMER_STAFF }, async ({ note, ...asked }, req) => ({
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

const byOwner = { who: 'customer', ownedBy: ownedContract } as const

/** `POST /api/account/lifestyle/:id/notice`: it ends 30 days later, earliest with the binding. */
const notice = endpoint(giveNotice, byOwner, async (seen, req) => ({
  contract: await contractView(req, await doAction(req, seen, 'give_notice')),
}))

/** `POST /api/account/lifestyle/:id/notice/take-back`: it goes on as before. */
const takeBack = endpoint(takeBackNotice, byOwner, async (seen, req) => ({
  contract: await contractView(req, await doAction(req, seen, 'take_back_notice')),
}))

/** `POST /api/account/lifestyle/:id/withdraw`: the customer withdraws, and gets the money back. */
const withdraw = endpoint(withdrawFromContract, byOwner, async (seen, req) => ({
  contract: await contractView(req, await doAction(req, seen, 'withdraw')),
}))

/** `POST /api/account/lifestyle/:id/exchange`: new glasses in place of a pair, once a year. */
const exchangeOne = endpoint(exchangeGlasses, byOwner, async (asked, req) => ({
  contract: await contractView(req, await exchange(req, asked)),
}))

/** `GET /api/account/lifestyle/:id/glasses`: the glasses that wait for a contract. */
const glasses = endpoint(getContractGlasses, byOwner, async ({ id }, req) => ({
  items: await glassesOfContract(req, id),
}))

/** `POST /api/account/lifestyle/:id/glasses`: glasses are chosen for a contract. */
const chooseGlasses = endpoint(chooseContractGlasses, byOwner, ({ id, ...addition }, req) =>
  chooseForContract(req, id, { ...addition, quantity: 1 }),
)

/** `POST /api/account/lifestyle/:id/new-lenses`: lenses by a changed prescription, once in 12 months. */
const newLensesOne = endpoint(orderNewLenses, byOwner, async (asked, req) => ({
  contract: await contractView(req, await newLenses(req, asked)),
}))

/** `POST /api/account/lifestyle/:id/plan`: another plan from today on. */
const plan = endpoint(changePlan, byOwner, async (asked, req) => ({
  contract: await contractView(req, await changeToPlan(req, asked)),
}))

/** `POST /api/account/lifestyle/:id/pay`: the customer pays by hand what the card could not. */
const pay = endpoint(payContract, { ...byOwner, limit: 'purchase' }, async (change, req) => ({
  next: await openPayment(req, change),
}))

/**
 * `POST /api/account/lifestyle/paid`: the customer returns from the provider with its signed report, which settles
 * once.
 */
const returned = endpoint(returnFromContractPayment, { who: 'anyone', idempotency: 'handler' }, async (proof, req) => {
  const { charge, ...notified } = await settleReturn(req, proof, LIFESTYLE)
  return { id: readBillRef(charge.subject).number, ...notified }
})

/** `GET /api/lifestyle/plans`: glasses by the month, as they are offered now. */
const listPlansEndpoint = endpoint(listPlans, { who: 'anyone' }, async (_, req) => {
  setCacheTags(req, PLANS_TAG)
  const changesOn = await plansHoldUntil(req)
  if (changesOn) setCacheExpiry(req, Date.parse(helsinkiInstant(changesOn, '00:00')))
  return { plans: await offeredPlans(req, languageOf(req)) }
})

/** `GET /api/account/lifestyle`: the customer's contracts, terminated ones last. */
const list = endpoint(listContracts, { who: 'customer' }, async (_, req) => {
  return { contracts: await contractsSeenBy(req, customerCaller(req).id) }
})

/** `POST /api/account/lifestyle/connect`: lens deliveries as rows of the next invoice. */
const connectOne = endpoint(connectLenses, { who: 'customer' }, async (asked, req) => {
  const { id } = customerCaller(req)
  await connect(req, id, asked)
  return { contracts: await contractsSeenBy(req, id) }
})

async function contractsSeenBy(req: PayloadRequest, customer: string) {
  const found = await contractsOf(req, customer)
  const contracts = await Promise.all(found.map((one) => contractView(req, one)))
  return contracts.toSorted((one, other) => Number(one.status === 3) - Number(other.status === 3))
}

/** `GET /api/account/lifestyle/:id`: one of the customer's contracts. */
const one = endpoint(getContract, byOwner, async ({ id }, req) => ({
  contract: await contractView(req, await contractNumbered(req, id)),
}))

/** `GET /api/account/lifestyle/:id/documents/:document`: a document of it as it was made. */
const document = endpoint(getContractDocument, byOwner, async ({ id, document: named }, req) => ({
  name: `${named}-${id}.pdf`,
  content: await documentFile(req, id, named),
}))

/** `POST /api/lifestyle/quote`: what the glasses in the cart would be by the month. Changes nothing. */
const quote = endpoint(quoteContract, { who: 'shopper', idempotency: 'none' }, async ({ plan: id, rows }, req) => {
  const plan = await offeredPlan(req, id)
  const { pairs, needsFitting } = await chosenGlasses(req, shopperIdOf(req), { plan, rows })
  return { plan, pairs, sumOfBinding: sumOfBinding(plan), needsFitting }
})

/** `POST /api/account/lifestyle/sign`: a contract for them, by who is strongly identified. */
const signOne = endpoint(
  signContract,
  { who: 'strong-customer', limit: 'purchase', idempotency: 'handler' },
  (asked, req) => sign(req, asked),
)

/** `POST /api/account/lifestyle/:id/card`: the form with which the provider asks for a card. */
const startCard = endpoint(startContractCard, { ...byOwner, limit: 'purchase', idempotency: 'none' }, ({ id }, req) =>
  cardForm(req, id),
)

/** `POST /api/account/lifestyle/:id/card/save`: the card that came back pays from now on. */
const saveNewCard = endpoint(
  saveContractCard,
  { ...byOwner, idempotency: 'handler', limit: 'purchase' },
  async ({ id, proof }, req) => ({ contract: await contractView(req, await saveCard(req, id, proof)) }),
)

/** The endpoints of glasses by the month. */
export const lifestyleEndpoints = [
  listPlansEndpoint,
  list,
  one,
  document,
  connectOne,
  quote,
  signOne,
  startCard,
  saveNewCard,
  notice,
  takeBack,
  withdraw,
  glasses,
  chooseGlasses,
  exchangeOne,
  newLensesOne,
  plan,
  pay,
  returned,
  act,
  changePlanByStaff,
  exchangeByStaff,
  giveMoneyBack,
]
