import type { Plugin } from 'payload'
import { handlingPurchases } from '#plugins/checkout/purchase-handlers.ts'
import { notifiesAccountNews } from '#plugins/customers/account-news.ts'
import { onCustomerEvents } from '#plugins/customers/customer-events.ts'
import { keepsCustomerRecords } from '#plugins/customers/customer-records.ts'
import { takingBackCards } from '#plugins/giftcards/card-steps.ts'
import { extend } from '#plugins/kit/extend.ts'
import { givingRefunds } from '#plugins/payments/charge-owners.ts'
import { handleRefundReport } from '#plugins/payments/settle-refund.ts'
import { adoptAtSignIn, adoptOrders } from './buyer/adopt-orders.ts'
import { lookupSteps } from './buyer/answer-lookup.ts'
import { awaitedEndpoints } from './endpoints/awaited.ts'
import { inquiryEndpoints } from './endpoints/inquiries.ts'
import { boughtCardEndpoints } from './endpoints/bought-cards.ts'
import { findOrderEndpoints } from './endpoints/find-order.ts'
import { myOrdersEndpoints } from './endpoints/my-orders.ts'
import { handleOrdersEndpoints } from './endpoints/handle-orders.ts'
import { readPrescriptionsEndpoints } from './endpoints/read-prescriptions.ts'
import { refundOrderEndpoints } from './endpoints/refund-order.ts'
import { sendOrdersEndpoints } from './endpoints/send-orders.ts'
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
    endpoints: [
      ...findOrderEndpoints,
      ...handleOrdersEndpoints,
      ...sendOrdersEndpoints,
      ...refundOrderEndpoints,
      ...readPrescriptionsEndpoints,
      ...awaitedEndpoints,
      ...inquiryEndpoints,
      ...myOrdersEndpoints,
      ...boughtCardEndpoints,
    ],
    steps: [orderSteps, lookupSteps],
    handlers: {
      ...takingBackCards({ orders: giveBackStep }),
      ...givingRefunds({ order: (req, report) => handleRefundReport(req, orderRefunds, report) }),
      ...handlingPurchases({ orders: placeOrder }),
      ...onCustomerEvents({ orders: { emailProven: adoptOrders, signedIn: adoptAtSignIn } }),
      ...notifiesAccountNews({ orders: newsOfOrders, 'awaited prescriptions': awaitedNews }),
      ...keepsCustomerRecords({ orders: orderRecords }),
    },
  })
