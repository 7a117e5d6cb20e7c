import {
  addProduct,
  answerFit,
  changeInterval,
  changeProducts,
  removeProduct,
  replaceProduct,
  setAddress,
  setTemporaryAddress,
} from '#contracts/subscriptions.ts'
import { acceptedAddress, problemsWithAddress } from '#domain/checkout/address.ts'
import type { Address } from '#contracts/checkout.ts'
import { Refusal } from '#domain/refusal.ts'
import { changeDeliveryInterval } from '#domain/subscriptions/contract.ts'
import { assertBePeriod } from '#domain/subscriptions/delivery-days.ts'
import { isAland } from '#domain/deliveries/aland.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { act, ownedSubscription } from '../act.ts'
import { afterControl, withAddition, withChanges, withEqual, without } from '../content.ts'
import { subscriptionNumbered } from '../repository.ts'

const hers = { who: 'customer', ownedBy: ownedSubscription } as const
const changed = { event: { what: 'changed' }, notice: 'changed' } as const

/** `POST /api/account/subscriptions/:id/products`: other boxes, other values. */
const products = endpoint(changeProducts, hers, async (change, req) => {
  const after = await withChanges(req, await subscriptionNumbered(req, change.id), change)
  const isChecked = change.examinedOn !== undefined || change.confirmsPrescription === true
  return act(req, change, 'change_products', ({ contract }) => ({
    products: after,
    contract: afterControl(contract, isChecked),
    ...changed,
  }))
})

/** `POST /api/account/subscriptions/:id/interval`: other months between deliveries. */
const interval = endpoint(changeInterval, hers, (change, req) =>
  act(req, change, 'change_interval', ({ contract }) => ({
    contract: changeDeliveryInterval(contract, change.interval),
    event: { what: 'interval' },
    notice: 'changed',
  })),
)

/** `POST /api/account/subscriptions/:id/add`: one more product. */
const add = endpoint(addProduct, hers, async (change, req) => {
  const after = await withAddition(req, await subscriptionNumbered(req, change.id), change)
  return act(req, change, 'add_product', ({ contract }) => ({ products: after, contract, ...changed }))
})

/** `POST /api/account/subscriptions/:id/remove`: one product less. */
const remove = endpoint(removeProduct, hers, (change, req) =>
  act(req, change, 'remove_product', (subscription) => ({
    products: without(subscription, change.ref),
    contract: subscription.contract,
    ...changed,
  })),
)

/** `POST /api/account/subscriptions/:id/replace`: an equal in place of what is gone. */
const replace = endpoint(replaceProduct, hers, async (change, req) => {
  const after = await withEqual(req, await subscriptionNumbered(req, change.id), change.ref, change.articleId)
  return act(req, change, 'replace_product', ({ contract }) => ({ products: after, contract, ...changed }))
})

/** `POST /api/account/subscriptions/:id/address`: where deliveries go from now on. */
const address = endpoint(setAddress, hers, (change, req) => {
  const accepted = assertBeSendable(change.address)
  return act(req, change, 'set_address', ({ form }) => ({
    form: { ...form, address: accepted },
    event: { what: 'address' },
    notice: 'changed',
  }))
})

/** `POST /api/account/subscriptions/:id/temporary-address`: where they go from one day to another. */
const temporaryAddress = endpoint(setTemporaryAddress, hers, ({ temporary, ...change }, req) => {
  if (temporary) assertBePeriod(temporary, today())
  const accepted = temporary && { ...temporary, address: assertBeSendable(temporary.address) }
  return act(req, change, 'set_temporary_address', () => ({
    temporary: accepted,
    event: { what: 'address' },
    notice: 'changed',
  }))
})

/** `POST /api/account/subscriptions/:id/fit`: whether the interval fits. */
const fit = endpoint(answerFit, hers, (change, req) =>
  act(req, change, 'answer_fit', ({ contract }) => ({
    contract: { ...contract, fit: 'answered' },
    event: { what: 'fit' },
  })),
)

function assertBeSendable(typed: Address): Address {
  const [problem] = problemsWithAddress(typed)
  if (problem) throw new Refusal(problem.code, { field: problem.field })
  if (isAland(typed.zip)) throw new Refusal('address.aland')
  return acceptedAddress(typed)
}

export const contentEndpoints = [products, interval, add, remove, replace, address, temporaryAddress, fit]
