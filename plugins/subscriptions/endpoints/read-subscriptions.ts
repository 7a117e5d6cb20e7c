import { getSubscription, listSubscribable, listSubscriptions } from '#contracts/subscriptions.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownedSubscription } from '../act.ts'
import { subscribableArticles } from '../equal-lenses.ts'
import { subscriptionNumbered, subscriptionsOf } from '../repository.ts'
import { subscriptionView, summaryView } from '../view.ts'

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

export const readSubscriptionEndpoints = [list, one, subscribable]
