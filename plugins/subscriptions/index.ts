import type { Plugin } from 'payload'
import { notifiesAccountNews } from '#plugins/customers/account-news.ts'
import { keepsCustomerRecords } from '#plugins/customers/customer-records.ts'
import { extend } from '#plugins/kit/extend.ts'
import { owningSubscriptions } from '#plugins/orders/subscription-owner.ts'
import { owningCharges } from '#plugins/payments/charge-owners.ts'
import { beginSubscriptions } from './begin.ts'
import { subscriptionDeliveries, subscriptions } from './collections.ts'
import { confirmationWords } from './confirmation-words.ts'
import { contentEndpoints } from './endpoints/change-content.ts'
import { contractEndpoints } from './endpoints/change-contract.ts'
import { adminEndpoints } from './endpoints/admin.ts'
import { deliveryEndpoints } from './endpoints/change-deliveries.ts'
import { priceRiseEndpoints } from './endpoints/price-rises.ts'
import { readSubscriptionEndpoints } from './endpoints/read-subscriptions.ts'
import { bookRefund, endOfOrder } from './follow-order.ts'
import { newsOfSubscriptions } from './news.ts'
import { priceRises } from './price-rises/price-rises-collection.ts'
import { lensRises } from './price-rises/raise-lenses.ts'
import { raisingPrices } from './price-rises/raising-prices.ts'
import { eraseSubscriptions, subscriptionRecords } from './records.ts'
import { SUBSCRIPTION, subscriptionCharges } from './subscription-charges.ts'
import { deliverySteps, priceRiseSteps, subscriptionSteps } from './subscription-steps.ts'
import { withdraw } from './withdraw.ts'

/** Lens subscriptions: begun by an order, charged and delivered by themselves, changed by their customers. */
export const subscriptionsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [subscriptions, subscriptionDeliveries, priceRises],
    endpoints: [
      ...[...readSubscriptionEndpoints, ...deliveryEndpoints, ...contentEndpoints, ...contractEndpoints],
      ...adminEndpoints,
      ...priceRiseEndpoints,
    ],
    steps: [subscriptionSteps, deliverySteps, priceRiseSteps],
    tasks: [eraseSubscriptions],
    handlers: {
      ...owningSubscriptions({
        begin: beginSubscriptions,
        words: confirmationWords,
        end: endOfOrder,
        withdraw,
        refunded: bookRefund,
      }),
      ...owningCharges({ [SUBSCRIPTION]: subscriptionCharges }),
      ...raisingPrices({ lenses: lensRises }),
      ...notifiesAccountNews({ subscriptions: newsOfSubscriptions }),
      ...keepsCustomerRecords({ subscriptions: subscriptionRecords }),
    },
  })
