import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { forgetLookups, sweepLookups } from './answer-lookup.ts'
import { cancelOrderEndpoint } from './endpoints/cancel-order.ts'
import { dropOwedEndpoint } from './endpoints/drop-owed.ts'
import { getConfirmationEndpoint } from './endpoints/get-confirmation.ts'
import { getLookedUpOrderEndpoint } from './endpoints/get-looked-up-order.ts'
import { lookUpOrderEndpoint } from './endpoints/look-up-order.ts'
import { moveOrderEndpoint } from './endpoints/move-order.ts'
import { noteOrderEndpoint } from './endpoints/note-order.ts'
import { paytrailRefundWebhookEndpoint } from './endpoints/paytrail-refund-webhook.ts'
import { paytrailWebhookEndpoint } from './endpoints/paytrail-webhook.ts'
import { placePurchaseEndpoint } from './endpoints/place-purchase.ts'
import { readOrderPrescriptionsEndpoint } from './endpoints/read-order-prescriptions.ts'
import { refundOrderEndpoint } from './endpoints/refund-order.ts'
import { settleLatePaymentEndpoint } from './endpoints/settle-late-payment.ts'
import { settleRefundEndpoint } from './endpoints/settle-refund.ts'
import { settleReturnEndpoint } from './endpoints/settle-return.ts'
import { lookups } from './lookups.ts'
import { orders } from './orders.ts'
import { sweepOrders } from './sweep-orders.ts'
import { sweepPurchases } from './sweep-purchases.ts'

export const ordersPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [orders, lookups],
    endpoints: [
      placePurchaseEndpoint,
      settleReturnEndpoint,
      paytrailWebhookEndpoint,
      paytrailRefundWebhookEndpoint,
      getConfirmationEndpoint,
      lookUpOrderEndpoint,
      getLookedUpOrderEndpoint,
      moveOrderEndpoint,
      cancelOrderEndpoint,
      refundOrderEndpoint,
      settleRefundEndpoint,
      dropOwedEndpoint,
      settleLatePaymentEndpoint,
      noteOrderEndpoint,
      readOrderPrescriptionsEndpoint,
    ],
    tasks: [sweepPurchases, sweepOrders, sweepLookups, forgetLookups],
  })
