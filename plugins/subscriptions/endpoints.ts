import { randomUUID } from 'node:crypto'
import { listRaisable, planPriceRise, stopPriceRise, tryPriceRise } from '#contracts/price-rises.ts'
import { actOnSubscription, findSubscriptions, giveBackDelivery } from '#contracts/subscription-admin.ts'
import {
  activateDelivery,
  addProduct,
  answerFit,
  cancelSubscription,
  changeInterval,
  changeProducts,
  getSubscription,
  listSubscribable,
  listSubscriptions,
  moveDelivery,
  pauseSubscription,
  payDelivery,
  reactivateSubscription,
  removeProduct,
  removeSubscriptionCard,
  replaceProduct,
  returnFromDeliveryPayment,
  saveCard,
  sendEarlier,
  setAddress,
  setTemporaryAddress,
  skipDelivery,
  startCardChange,
} from '#contracts/subscriptions.ts'
import { changeDeliveryInterval } from '#domain/subscriptions/contract.ts'
import { assertBePeriod } from '#domain/subscriptions/delivery-days.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { CUSTOMER_STAFF, MARKETERS, ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { settleReturn } from '#plugins/payments/charges/settle-return.ts'
import { act, ownedSubscription } from './act.ts'
import { doAction } from './admin/actions.ts'
import { searchSubscriptions } from './admin/admin-lists.ts'
import { giveBack } from './admin/give-back.ts'
import { cardForm, changeCard, eraseCardIfUnused } from './change-card.ts'
import { afterControl, withAddition, withChanges, withEqual, without } from './content.ts'
import { acceptedDestination, acceptedTemporary } from './destination.ts'
import { subscribableArticles } from './equal-lenses.ts'
import { redirected } from './redirect.ts'
import { openPayment } from './pay-delivery.ts'
import { planned, stopped, tried } from './price-rises/price-rises.ts'
import { readDeliveryRef, subscriptionNumbered, subscriptionsOf } from './repository.ts'
import { SUBSCRIPTION } from './subscription-charges.ts'
import { subscriptionView, summaryView } from './view.ts'

/** `GET /api/subscription/search`: subscriptions, for staff. */
const search = endpoint(findSubscriptions, { who: CUSTOMER_STAFF }, async ({ words }, req) => ({
  subscriptions: await searchSubscriptions(req, words),
}))

/** `POST /api/subscription/:id/act`: staff do on a customer's behalf what the customer could do, and give a reason. */
const actByStaff = endpoint(actOnSubscription, { who: CUSTOMER_STAFF }, async ({ id, version, note, what }, req) => {
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

const byOwner = { who: 'customer', ownedBy: ownedSubscription } as const
const changed = { event: { what: 'changed' }, notice: 'changed' } as const

/** `POST /api/account/subscriptions/:id/products`: other boxes, other values. */
const products = endpoint(changeProducts, byOwner, async (change, req) => {
  const after = await withChanges(req, await subscriptionNumbered(req, change.id), change)
  const isChecked = change.examinedOn !== undefined || change.confirmsPrescription === true
  return act(req, change, 'change_products', ({ contract }) => ({
    products: after,
    contract: afterControl(contract, isChecked),
    ...changed,
  }))
})

/** `POST /api/account/subscriptions/:id/interval`: other months between deliveries. */
const interval = endpoint(changeInterval, byOwner, (change, req) =>
  act(req, change, 'change_interval', ({ contract }) => ({
    contract: changeDeliveryInterval(contract, change.interval),
    event: { what: 'interval' },
    notice: 'changed',
  })),
)

/** `POST /api/account/subscriptions/:id/add`: one more product. */
const add = endpoint(addProduct, byOwner, async (change, req) => {
  const after = await withAddition(req, await subscriptionNumbered(req, change.id), change)
  return act(req, change, 'add_product', ({ contract }) => ({ products: after, contract, ...changed }))
})

/** `POST /api/account/subscriptions/:id/remove`: one product less. */
const remove = endpoint(removeProduct, byOwner, (change, req) =>
  act(req, change, 'remove_product', (subscription) => ({
    products: without(subscription, change.ref),
    contract: subscription.contract,
    ...changed,
  })),
)

/** `POST /api/account/subscriptions/:id/replace`: an equal in place of what is gone. */
const replace = endpoint(replaceProduct, byOwner, async (change, req) => {
  const after = await withEqual(req, await subscriptionNumbered(req, change.id), change.ref, change.articleId)
  return act(req, change, 'replace_product', ({ contract }) => ({ products: after, contract, ...changed }))
})

/** `POST /api/account/subscriptions/:id/address`: where deliveries go from now on, and how. */
const address = endpoint(setAddress, byOwner, async (change, req) => {
  const before = await subscriptionNumbered(req, change.id)
  const accepted = await acceptedDestination(req, before, change.address, change.delivery)
  return redirected(req, change, 'set_address', ({ form }) => ({
    form: { ...form, address: accepted.address },
    delivery: accepted.delivery,
  }))
})

/** `POST /api/account/subscriptions/:id/temporary-address`: where they go from one day to another. */
const temporaryAddress = endpoint(setTemporaryAddress, byOwner, async ({ temporary: asked, ...change }, req) => {
  if (asked) assertBePeriod(asked, today())
  const before = await subscriptionNumbered(req, change.id)
  const temporary = asked && (await acceptedTemporary(req, before, asked))
  return redirected(req, change, 'set_temporary_address', () => ({ temporary }))
})

/** `POST /api/account/subscriptions/:id/fit`: whether the interval fits. */
const fit = endpoint(answerFit, byOwner, (change, req) =>
  act(req, change, 'answer_fit', ({ contract }) => ({
    contract: { ...contract, fit: 'answered' },
    event: { what: 'fit' },
  })),
)

/** `POST /api/account/subscriptions/:id/pause`: no deliveries and no charges, until a day or without an end. */
const pause = endpoint(pauseSubscription, byOwner, ({ until, ...seen }, req) =>
  doAction(req, seen, { deed: 'pause', until }),
)

/** `POST /api/account/subscriptions/:id/reactivate`: the end of a pause. */
const reactivate = endpoint(reactivateSubscription, byOwner, (seen, req) => doAction(req, seen, { deed: 'reactivate' }))

/** `POST /api/account/subscriptions/:id/cancel`: its end, for good. */
const cancel = endpoint(cancelSubscription, byOwner, (seen, req) => doAction(req, seen, { deed: 'cancel' }))

/** `POST /api/account/subscriptions/:id/card`: the form with which the provider asks for a card. */
const startCard = endpoint(startCardChange, { ...byOwner, limit: 'purchase', idempotency: 'none' }, ({ id }, req) =>
  cardForm(req, id),
)

/** `POST /api/account/subscriptions/:id/card/save`: the card that came back pays from now on. */
const saveNewCard = endpoint(
  saveCard,
  { ...byOwner, idempotency: 'handler', limit: 'purchase' },
  ({ id, proof }, req) => changeCard(req, id, proof),
)

/**
 * `POST /api/account/subscriptions/:id/card/remove`: the card pays no more, and is erased unless another subscription
 * has it.
 */
const removeCard = endpoint(removeSubscriptionCard, byOwner, async (change, req) => {
  const { customer, card } = await subscriptionNumbered(req, change.id)
  const answer = await act(req, change, 'remove_card', () => ({ card: null, event: { what: 'card' }, notice: 'card' }))
  if (card) await eraseCardIfUnused(req, customer, card)
  return answer
})

/** `POST /api/account/subscriptions/:id/move`: the next delivery on another day. */
const move = endpoint(moveDelivery, byOwner, ({ on, ...seen }, req) => doAction(req, seen, { deed: 'move', on }))

/** `POST /api/account/subscriptions/:id/skip`: the next delivery, or the one that could not be charged, is left out. */
const skip = endpoint(skipDelivery, byOwner, (seen, req) => doAction(req, seen, { deed: 'skip' }))

/** `POST /api/account/subscriptions/:id/send-earlier`: the next delivery as soon as can be. */
const hurry = endpoint(sendEarlier, byOwner, (seen, req) => doAction(req, seen, { deed: 'send_earlier' }))

/** `POST /api/account/subscriptions/:id/activate`: the card is charged at once for what could not be. */
const activate = endpoint(activateDelivery, byOwner, (seen, req) => doAction(req, seen, { deed: 'activate' }))

/** `POST /api/account/subscriptions/:id/pay`: the customer pays by hand what the card could not. */
const pay = endpoint(payDelivery, { ...byOwner, limit: 'purchase' }, async (change, req) => ({
  next: await openPayment(req, change),
}))

/**
 * `POST /api/account/subscriptions/paid`: the customer returns from the provider with its signed report, which settles
 * once.
 */
const returned = endpoint(returnFromDeliveryPayment, { who: 'anyone', idempotency: 'handler' }, async (proof, req) => {
  const { charge, ...notified } = await settleReturn(req, proof, SUBSCRIPTION)
  return { id: readDeliveryRef(charge.subject).number, ...notified }
})

/** `GET /api/price-rise/choice`: what can become dearer. */
const choice = endpoint(listRaisable, { who: MARKETERS }, async (_, req) => {
  const articles = await subscribableArticles(req)
  const brands = [...new Set(articles.map(({ brand }) => brand))].toSorted()
  return { articles, brands }
})

/** `POST /api/price-rise/try`: what a rise would do. */
const dryRun = endpoint(tryPriceRise, { who: MARKETERS, idempotency: 'none' }, (asked, req) => tried(req, asked))

/** `POST /api/price-rise/plan`: plans a rise, and announces it. */
const plan = endpoint(planPriceRise, { who: MARKETERS }, async (asked, req) => ({
  ref: await planned(req, { ...asked, by: staffNameOf(req) }),
}))

/** `POST /api/price-rise/:ref/stop`: a rise is stopped before its day. */
const stop = endpoint(stopPriceRise, { who: MARKETERS }, async ({ ref }, req) => ({ state: await stopped(req, ref) }))

/** `GET /api/account/subscriptions`: the customer's subscriptions, canceled ones last. */
const list = endpoint(listSubscriptions, { who: 'customer' }, async (_, req) => {
  const found = await subscriptionsOf(req, String(customerCaller(req).id))
  const shown = await Promise.all(found.map((one) => summaryView(req, one)))
  return { subscriptions: shown.toSorted((one, other) => Number(one.status === 200) - Number(other.status === 200)) }
})

/** `GET /api/account/subscriptions/:id`: one of the customer's subscriptions. */
const one = endpoint(getSubscription, { who: 'customer', ownedBy: ownedSubscription }, async ({ id }, req) => ({
  subscription: await subscriptionView(req, await subscriptionNumbered(req, id)),
}))

/** `GET /api/account/subscribable`: what can be added to one. */
const subscribable = endpoint(listSubscribable, { who: 'customer' }, async (_, req) => ({
  articles: await subscribableArticles(req),
}))

/** The endpoints of contact lens subscriptions. */
export const subscriptionEndpoints = [
  list,
  one,
  subscribable,
  move,
  skip,
  hurry,
  activate,
  pay,
  returned,
  products,
  interval,
  add,
  remove,
  replace,
  address,
  temporaryAddress,
  fit,
  pause,
  reactivate,
  cancel,
  startCard,
  saveNewCard,
  removeCard,
  search,
  actByStaff,
  giveMoneyBack,
  choice,
  dryRun,
  plan,
  stop,
]
