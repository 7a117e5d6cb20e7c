import { join } from 'node:path'
import { openFolder } from '../kit/folder.ts'
import { openAlarms } from './alarms.ts'
import { openCallbacks } from './callbacks.ts'
import { cardProof } from './cards.ts'
import type { Payment, Refund } from './payment.ts'
import { proofUrl, refundProofUrl, type Merchant } from './proof.ts'

const MAX_PAYMENTS = 2000
const MAX_EVENTS = 100

export type Book = ReturnType<typeof openBook>

/** Where payments are written down, and from where the shop is told of them. */
export function openBook(data: string, merchant: Merchant, retrySeconds: number[]) {
  const payments = openFolder<Payment>(join(data, 'payments'), MAX_PAYMENTS)
  const callbacks = openCallbacks({ find: payments.get, save: payments.put, retrySeconds })
  const alarms = openAlarms()
  for (const payment of payments.all()) callbacks.resume(payment)
  return { all: payments.all, find: payments.get, at: alarms.at, note, tell, tellRefund, close }

  /** Writes the payment down as it now stands, with a word on what happened. */
  function note(payment: Payment, what: string): Payment {
    payment.events = [...payment.events, { at: new Date().toISOString(), what }].slice(-MAX_EVENTS)
    payments.put(payment)
    return payment
  }

  function tell(payment: Payment, seconds: number, times: number) {
    const urls = payment.request.callbackUrls
    if (!urls) return
    const address = payment.status === 'fail' ? urls.cancel : urls.success
    const url = proofUrl(address, payment, merchant, payment.cardToken ? cardProof(payment.cardToken) : {})
    callbacks.owe(payment, url, payment.status, seconds, times)
  }

  function tellRefund(payment: Payment, refund: Refund) {
    const { success, cancel } = refund.request.callbackUrls
    const url = refundProofUrl(refund.status === 'fail' ? cancel : success, payment, refund, merchant)
    callbacks.owe(payment, url, `refund ${refund.status}`, 0, 1)
  }

  function close() {
    callbacks.close()
    alarms.close()
  }
}
