import { Hono } from 'hono'
import type { Place } from '../kit/listen.ts'
import { problemsWithPayment, problemsWithRefund } from './check-payment.ts'
import type { Ledger } from './ledger.ts'
import type { Payment, PaymentRequest, RefundRequest } from './payment.ts'
import type { Merchant } from './proof.ts'
import type { Refunds } from './refunds.ts'
import { answer, serverError, hang, onlySigned, readJson, type Signed } from './signed-calls.ts'
import { waysOnWire } from './ways.ts'

interface Dependencies {
  merchant: Merchant
  ledger: Ledger
  refunds: Refunds
  place: Place
}

/** The payment provider's merchant API, by its documentation. */
export function paymentApi({ merchant, ledger, refunds, place }: Dependencies) {
  const api = new Hono<Signed>()
  const signed = onlySigned(merchant)

  api.post('/payments', signed, async (c) => {
    const request = readJson(c.get('body'))
    const problems = problemsWithPayment(request)
    if (problems.length > 0) return refuse(400, 'Request validation failed', problems)
    const paymentRequest = request as PaymentRequest
    if (ledger.findStamp(paymentRequest.stamp))
      return refuse(400, 'Stamp has already been used', ['stamp must be unique'])
    const control = ledger.behavior.take()
    if (control.mode === 'error-500') return serverError()
    const payment = ledger.create(
      paymentRequest,
      c.req.header('checkout-algorithm') === 'sha512' ? 'sha512' : 'sha256',
      control,
    )
    if (control.mode === 'never-answer') await hang(c.req.raw.signal)
    const { id, bankReference } = payment
    const created = { transactionId: id, href: hrefOf(payment), reference: bankReference, ...waysOnWire(place.url, id) }
    return answer(c, merchant, 201, created)

    function refuse(status: number, message: string, meta: string[]) {
      return answer(c, merchant, status, { status: 'error', message, meta })
    }
  })

  api.get('/payments/:transactionId', signed, (c) => {
    if (isDown()) return serverError()
    const id = c.req.param('transactionId')
    const payment = ledger.find(id)
    if (payment)
      return answer(c, merchant, 200, onWire(payment, payment.status === 'new' ? hrefOf(payment) : undefined))
    const found = refunds.find(id)
    if (!found) return answer(c, merchant, 404, { status: 'error', message: 'Transaction not found' })
    const { status, createdAt, request } = found.refund
    const named = { stamp: request.refundStamp, reference: request.refundReference, provider: found.payment.provider }
    return answer(c, merchant, 200, {
      transactionId: id,
      status,
      amount: request.amount,
      currency: 'EUR',
      createdAt,
      ...named,
    })
  })

  api.post('/payments/:transactionId/refund', signed, (c) => {
    if (isDown()) return serverError()
    const payment = ledger.find(c.req.param('transactionId'))
    if (!payment) return answer(c, merchant, 404, { status: 'error', message: 'Transaction not found' })
    const request = readJson(c.get('body'))
    const meta = problemsWithRefund(request)
    if (meta.length > 0)
      return answer(c, merchant, 400, { status: 'error', message: 'Request validation failed', meta })
    const refusal = refunds.refusal(payment, request as RefundRequest)
    if (refusal) return answer(c, merchant, refusal.status, { status: 'error', message: refusal.message })
    const { id, status, isAnswerLost } = refunds.refund(payment, request as RefundRequest)
    if (isAnswerLost) return serverError()
    if (status === 'fail') return answer(c, merchant, 400, { status: 'error', message: 'Provider refused the refund' })
    return answer(c, merchant, 201, { transactionId: id, provider: payment.provider, status })
  })

  return api

  function hrefOf(payment: Payment) {
    return `${place.url}/pay/${payment.id}`
  }

  function isDown() {
    return ledger.behavior.read().all.mode === 'error-500'
  }
}

function onWire(payment: Payment, href: string | undefined) {
  const { stamp, reference, amount, currency } = payment.request
  return {
    transactionId: payment.id,
    status: payment.status,
    amount,
    currency,
    stamp,
    reference,
    createdAt: payment.createdAt,
    ...(href ? { href } : {}),
    ...(payment.provider ? { provider: payment.provider } : {}),
    ...(payment.filingCode ? { filingCode: payment.filingCode } : {}),
    ...(payment.paidAt ? { paidAt: payment.paidAt } : {}),
  }
}
