import { join } from 'node:path'
import { nowIso } from '../kit/clock.ts'
import { openFolder } from '../kit/folder.ts'
import { openTimers } from './timers.ts'
import { openCallbacks } from './callbacks.ts'
import { cardProof } from './cards.ts'
import type { Payment, Refund } from './payment.ts'
import { proofUrl, refundProofUrl, type Merchant } from './proof.ts'

/** More than a long bench makes: what is forgotten here can be given back by nobody. */
const MAX_PAYMENTS = 10_000
const MAX_EVENTS = 100

export type PaymentStore = ReturnType<typeof openPaymentStore>

/** Stores payments and refunds, and sends their callbacks to the shop. */
export function openPaymentStore(data: string, merchant: Merchant, retrySeconds: number[]) {
  const payments = openFolder<Payment>(join(data, 'payments'), MAX_PAYMENTS)
  const callbacks = openCallbacks({ find: payments.get, save: payments.put, retrySeconds })
  const timers = openTimers()
  for (const payment of payments.all()) callbacks.resume(payment)
  return { all: payments.all, find: payments.get, at: timers.at, note, notify, notifyRefund, close }

  /** Saves the payment with a new event. */
  function note(payment: Payment, what: string): Payment {
    payment.events = [...payment.events, { at: nowIso(), what }].slice(-MAX_EVENTS)
    payments.put(payment)
    return payment
  }

  function notify(payment: Payment, seconds: number, times: number) {
    const urls = payment.request.callbackUrls
    if (!urls) return
    const address = payment.status === 'fail' ? urls.cancel : urls.success
    const url = proofUrl(address, payment, merchant, payment.cardToken ? cardProof(payment.cardToken) : {})
    callbacks.enqueue(payment, url, payment.status, seconds, times)
  }

  function notifyRefund(payment: Payment, refund: Refund) {
    const { success, cancel } = refund.request.callbackUrls
    const url = refundProofUrl(refund.status === 'fail' ? cancel : success, payment, refund, merchant)
    callbacks.enqueue(payment, url, `refund ${refund.status}`, 0, 1)
  }

  function close() {
    callbacks.close()
    timers.close()
  }
}
