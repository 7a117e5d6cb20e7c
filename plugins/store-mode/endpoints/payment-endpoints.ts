import type { Endpoint } from 'payload'
import {
  getPaymentAtStore,
  notePaidAtTill as noteRoute,
  sendPaymentRequest as sendRoute,
  withdrawPayment as withdrawRoute,
} from '#contracts/store-mode.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { notePaidAtTill, paymentAtStore, sellerOfPurchase, sendPaymentRequest, withdrawPayment } from '../payments.ts'

const ownedBy = { owner: sellerOfPurchase, missing: 'checkout.purchase_missing' } as const

/** What a store has sold is paid: by a link, or at the till. */
export const paymentEndpoints: Endpoint[] = [
  endpoint(getPaymentAtStore, { who: 'anyone', ownedBy: 'bearer' }, async ({ ref }, req) => ({
    payment: await paymentAtStore(req, ref),
  })),
  endpoint(sendRoute, { who: 'store', ownedBy, limit: 'payment request' }, async ({ ref, ...wish }, req) => {
    await sendPaymentRequest(req, ref, wish)
    return { payment: await paymentAtStore(req, ref) }
  }),
  endpoint(noteRoute, { who: 'store', ownedBy, idempotency: 'handler' }, async ({ ref, receipt }, req) => {
    await notePaidAtTill(req, ref, receipt)
    return { payment: await paymentAtStore(req, ref) }
  }),
  endpoint(withdrawRoute, { who: 'store', ownedBy, idempotency: 'handler' }, async ({ ref }, req) => {
    await withdrawPayment(req, ref)
    return { payment: await paymentAtStore(req, ref) }
  }),
]
