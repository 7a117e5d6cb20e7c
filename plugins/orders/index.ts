import type { Plugin } from 'payload'
import { paidPurchases } from '#plugins/checkout/purchase-steps.ts'
import { accountNews, customerEvents, customerRecords } from '#plugins/customers/hooks.ts'
import { withdrawnCards } from '#plugins/giftcards/card-steps.ts'
import { extend } from '#plugins/kit/extend.ts'
import { refundReporters } from '#plugins/payments/charge-owners.ts'
import { handleRefundReport } from '#plugins/payments/settle-refund.ts'
import { adoptAtSignIn, adoptOrders } from './buyer/adopt-orders.ts'
import { lookupSteps } from './buyer/answer-lookup.ts'
import { orderEndpoints } from './endpoints.ts'
import { orderAdminEndpoints } from './admin/endpoints.ts'
import { lookups } from './buyer/lookups.ts'
import { awaitedNews, newsOfOrders } from './buyer/order-news.ts'
import { orderRecords } from './buyer/order-records.ts'
import { orderRefunds } from './refunds/order-refunds.ts'
import { orderRules } from './order-rules.ts'
import { orderSteps } from './order-steps.ts'
import { orders } from './orders.ts'
import { placeOrder } from './placing/place-order.ts'
import { giveBackStep } from './refunds/withdraw-bought-card.ts'

export const ordersPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [orders, lookups],
    globals: [orderRules],
    endpoints: [...orderEndpoints, ...orderAdminEndpoints],
    steps: [orderSteps, lookupSteps],
    hooks: [
      withdrawnCards.on(giveBackStep),
      refundReporters.on('order', (req, report) => handleRefundReport(req, orderRefunds, report)),
      paidPurchases.on(placeOrder),
      customerEvents.on({ emailProven: adoptOrders, signedIn: adoptAtSignIn }),
      accountNews.on(newsOfOrders),
      accountNews.on(awaitedNews),
      customerRecords.on('orders', orderRecords),
    ],
  })
