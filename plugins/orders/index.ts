import type { Plugin } from 'payload'
import { handlingPurchases } from '#plugins/checkout/purchase-handlers.ts'
import { tellsAccountNews } from '#plugins/customers/account-news.ts'
import { onCustomerEvents } from '#plugins/customers/customer-events.ts'
import { keepsCustomerRecords } from '#plugins/customers/customer-records.ts'
import { takingBackCards } from '#plugins/giftcards/card-steps.ts'
import { extend } from '#plugins/kit/extend.ts'
import { retentionTask } from '#plugins/kit/tasks/retention.ts'
import { givingRefunds } from '#plugins/payments/charge-owners.ts'
import { handleRefundReport } from '#plugins/payments/settle-refund.ts'
import { adoptAtSignIn, adoptOrders } from './adopt-orders.ts'
import { forgetLookups, lookupSteps } from './answer-lookup.ts'
import { answerInquiryEndpoint } from './endpoints/answer-inquiry.ts'
import { buyAgainEndpoint } from './endpoints/buy-again.ts'
import { cancelMyOrderEndpoint } from './endpoints/cancel-my-order.ts'
import { cancelOrderEndpoint } from './endpoints/cancel-order.ts'
import { waiveOutstandingEndpoint } from './endpoints/waive-outstanding.ts'
import { getAwaitedEndpoint } from './endpoints/get-awaited.ts'
import { getInquiryEndpoint } from './endpoints/get-inquiry.ts'
import { sendInquiryEndpoint } from './endpoints/send-inquiry.ts'
import { getBoughtCardEndpoint } from './endpoints/get-bought-card.ts'
import { printBoughtCardEndpoint } from './endpoints/print-bought-card.ts'
import { returnRowsEndpoint } from './endpoints/return-rows.ts'
import { replaceGiftCardEndpoint } from './endpoints/replace-gift-card.ts'
import { takeBackGiftCardEndpoint, withdrawBoughtCardEndpoint } from './endpoints/withdraw-bought-card.ts'
import { getConfirmationEndpoint } from './endpoints/get-confirmation.ts'
import { getMyOrderEndpoint } from './endpoints/get-my-order.ts'
import { getMyReceiptEndpoint } from './endpoints/get-my-receipt.ts'
import { listMyOrdersEndpoint } from './endpoints/list-my-orders.ts'
import { listMyRightsEndpoint } from './endpoints/list-my-rights.ts'
import { readMyPrescriptionsEndpoint } from './endpoints/read-my-prescriptions.ts'
import { getLookedUpOrderEndpoint } from './endpoints/get-looked-up-order.ts'
import { lookUpOrderEndpoint } from './endpoints/look-up-order.ts'
import { handOverOrderEndpoint } from './endpoints/hand-over-order.ts'
import { moveOrderEndpoint } from './endpoints/move-order.ts'
import { noteOrderEndpoint } from './endpoints/note-order.ts'
import { printOrdersEndpoint } from './endpoints/print-orders.ts'
import { readOrderFileEndpoint } from './endpoints/read-order-file.ts'
import { readOrderPrescriptionsEndpoint } from './endpoints/read-order-prescriptions.ts'
import { refundOrderEndpoint } from './endpoints/refund-order.ts'
import { sendPhotoEndpoint } from './endpoints/send-photo.ts'
import { sendValuesEndpoint } from './endpoints/send-values.ts'
import { fulfillOrderEndpoint, sendOrdersEndpoint, takeBackSendingEndpoint } from './endpoints/send-orders.ts'
import { settleOrderRefundEndpoint } from './endpoints/settle-order-refund.ts'
import { writeValuesEndpoint } from './endpoints/write-values.ts'
import { correctOrderEndpoint } from './endpoints/correct-order.ts'
import { labelOrdersEndpoint } from './endpoints/label-orders.ts'
import { resendLetterEndpoint } from './endpoints/resend-letter.ts'
import { lookups } from './lookups.ts'
import { awaitedNews, newsOfOrders } from './order-news.ts'
import { orderRecords } from './order-records.ts'
import { orderRefunds } from './order-refunds.ts'
import { orderRules } from './order-rules.ts'
import { orderSteps } from './order-steps.ts'
import { orders } from './orders.ts'
import { placeOrder } from './place-order.ts'
import { giveBackStep } from './withdraw-bought-card.ts'

export const ordersPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [orders, lookups],
    globals: [orderRules],
    endpoints: [
      getConfirmationEndpoint,
      lookUpOrderEndpoint,
      getLookedUpOrderEndpoint,
      moveOrderEndpoint,
      handOverOrderEndpoint,
      sendOrdersEndpoint,
      fulfillOrderEndpoint,
      takeBackSendingEndpoint,
      printOrdersEndpoint,
      labelOrdersEndpoint,
      cancelOrderEndpoint,
      returnRowsEndpoint,
      refundOrderEndpoint,
      settleOrderRefundEndpoint,
      waiveOutstandingEndpoint,
      noteOrderEndpoint,
      correctOrderEndpoint,
      resendLetterEndpoint,
      readOrderPrescriptionsEndpoint,
      readOrderFileEndpoint,
      writeValuesEndpoint,
      getAwaitedEndpoint,
      sendValuesEndpoint,
      sendPhotoEndpoint,
      sendInquiryEndpoint,
      getInquiryEndpoint,
      answerInquiryEndpoint,
      listMyOrdersEndpoint,
      listMyRightsEndpoint,
      getMyOrderEndpoint,
      readMyPrescriptionsEndpoint,
      cancelMyOrderEndpoint,
      buyAgainEndpoint,
      getMyReceiptEndpoint,
      getBoughtCardEndpoint,
      printBoughtCardEndpoint,
      withdrawBoughtCardEndpoint,
      takeBackGiftCardEndpoint,
      replaceGiftCardEndpoint,
    ],
    steps: [orderSteps, lookupSteps],
    tasks: [forgetLookups, retentionTask('orders', 'orders', (before) => ({ placedAt: { less_than: before } }))],
    handlers: {
      ...takingBackCards({ orders: giveBackStep }),
      ...givingRefunds({ order: (req, report) => handleRefundReport(req, orderRefunds, report) }),
      ...handlingPurchases({ orders: placeOrder }),
      ...onCustomerEvents({ orders: { emailProven: adoptOrders, signedIn: adoptAtSignIn } }),
      ...tellsAccountNews({ orders: newsOfOrders, 'awaited prescriptions': awaitedNews }),
      ...keepsCustomerRecords({ orders: orderRecords }),
    },
  })
