import type { Plugin } from 'payload'
import { accountNews, customerRecords } from '#plugins/customers/hooks.ts'
import { extend } from '#plugins/kit/extend.ts'
import { subscriptionOwner } from '#plugins/orders/hooks.ts'
import { chargeOwners } from '#plugins/payments/charge-owners.ts'
import { beginSubscriptions } from './begin.ts'
import { subscriptionDeliveries, subscriptions } from './collections.ts'
import { confirmationWords } from './confirmation-words.ts'
import { subscriptionEndpoints } from './endpoints.ts'
import { bookRefund, endOfOrder } from './follow-order.ts'
import { newsOfSubscriptions } from './news.ts'
import { priceRises } from './price-rises/price-rises-collection.ts'
import { lensRises } from './price-rises/raise-lenses.ts'
import { risingContracts } from './price-rises/raising-prices.ts'
import { eraseSubscriptions, subscriptionRecords } from './records.ts'
import { SUBSCRIPTION, subscriptionCharges } from './subscription-charges.ts'
import { deliverySteps, priceRiseSteps, subscriptionSteps } from './subscription-steps.ts'
import { withdraw } from './withdraw.ts'

/** Lens subscriptions: begun by an order, charged and delivered by themselves, changed by their customers. */
export const subscriptionsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [subscriptions, subscriptionDeliveries, priceRises],
    endpoints: subscriptionEndpoints,
    steps: [subscriptionSteps, deliverySteps, priceRiseSteps],
    tasks: [eraseSubscriptions],
    hooks: [
      subscriptionOwner.on({
        begin: beginSubscriptions,
        words: confirmationWords,
        end: endOfOrder,
        withdraw,
        refunded: bookRefund,
      }),
      chargeOwners.on(SUBSCRIPTION, subscriptionCharges),
      risingContracts.on('lenses', lensRises),
      accountNews.on(newsOfSubscriptions),
      customerRecords.on('subscriptions', subscriptionRecords),
    ],
  })
