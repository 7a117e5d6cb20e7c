import { Hono, type Context } from 'hono'
import type { Place } from '../kit/listen.ts'
import { CARD, type Cards } from './cards.ts'
import { problemsWithPayment } from './check-payment.ts'
import { NORMAL } from './control.ts'
import type { Ledger } from './ledger.ts'
import type { Payment, PaymentRequest } from './payment.ts'
import type { Merchant } from './proof.ts'
import { answer, serverError, hang, onlySigned, readJson, type Signed } from './signed-calls.ts'

/** Acquirer's codes (Nets): one that may be tried again, and one that may not. */
const DECLINES = {
  'charge-declined': { code: '116', description: 'Not sufficient funds' },
  'charge-card-closed': { code: '208', description: 'Lost card' },
}

const DECLINED_AT_ONCE = ['charge-declined', 'charge-card-closed'] as const

interface Dependencies {
  merchant: Merchant
  ledger: Ledger
  cards: Cards
  place: Place
}

/** The provider's API for saving cards and charging them, by its documentation. */
export function cardApi({ merchant, ledger, cards, place }: Dependencies) {
  const api = new Hono<Signed>()
  const signed = onlySigned(merchant)

  api.post('/tokenization/pay-and-add-card', signed, (c) => {
    const body = readJson(c.get('body'))
    const problems = problemsWithPayment(body)
    const request = body as PaymentRequest
    if (problems.length === 0 && !request.callbackUrls) problems.push('callbackUrls is required')
    if (problems.length > 0) return refuse(c, 'Request validation failed', { meta: problems })
    if (ledger.findStamp(request.stamp)) return refuse(c, 'Stamp has already been used')
    const control = ledger.behavior.take()
    if (control.mode === 'error-500') return serverError()
    const { id } = ledger.create(request, algorithmOf(c), control, { savesCard: true, isCardOnly: true })
    return answer(c, merchant, 200, { transactionId: id, redirectUrl: pageOf(id) })
  })

  api.post('/tokenization/:tokenizationId', signed, (c) => {
    const id = c.req.param('tokenizationId')
    const found = cards.find(id)
    if (c.req.header('checkout-tokenization-id') !== id)
      return refuse(c, 'checkout-tokenization-id does not match the address')
    if (!found?.token) return refuse(c, 'Card has not been tokenized')
    const customer = { network_address: '127.0.0.1', country_code: 'FI' }
    return answer(c, merchant, 200, { token: found.token, card: CARD, customer })
  })

  api.post('/payments/token/:initiator{mit|cit}/charge', signed, async (c) => {
    const body = readJson(c.get('body'))
    const problems = problemsWithPayment(body)
    if (problems.length > 0) return refuse(c, 'Request validation failed', { meta: problems })
    const request = body as PaymentRequest & { token?: unknown }
    if (ledger.findStamp(request.stamp)) return refuse(c, 'Stamp has already been used')
    if (ledger.behavior.read().all.mode === 'error-500') return serverError()
    const mode = cards.take(...DECLINED_AT_ONCE, 'charge-needs-payer', 'charge-lost-answer', 'charge-never-answer')
    if (!cards.isToken(request.token)) return declined(c, { code: '', description: '' })
    if (mode === 'charge-declined' || mode === 'charge-card-closed') return declined(c, DECLINES[mode])
    const payment = ledger.create(request, algorithmOf(c), NORMAL, { isCardOnly: true })
    if (mode === 'charge-needs-payer' && c.req.param('initiator') === 'cit')
      return answer(c, merchant, 403, { transactionId: payment.id, threeDSecureUrl: pageOf(payment.id) })
    return charged(c, payment, mode)
  })

  api.post('/payments/token/mit/authorization-hold', signed, async (c) => {
    const body = readJson(c.get('body'))
    const problems = problemsWithPayment(body)
    if (problems.length > 0) return refuse(c, 'Request validation failed', { meta: problems })
    const request = body as PaymentRequest & { token?: unknown }
    if (ledger.findStamp(request.stamp)) return refuse(c, 'Stamp has already been used')
    if (ledger.behavior.read().all.mode === 'error-500') return serverError()
    const mode = cards.take(...DECLINED_AT_ONCE, 'charge-lost-hold', 'charge-never-answer')
    if (!cards.isToken(request.token)) return declined(c, { code: '', description: '' })
    if (mode === 'charge-declined' || mode === 'charge-card-closed') return declined(c, DECLINES[mode])
    const { id } = ledger.hold(request, algorithmOf(c))
    if (mode === 'charge-lost-hold') return serverError()
    if (mode === 'charge-never-answer') await hang(c.req.raw.signal)
    return answer(c, merchant, 201, { transactionId: id })
  })

  api.post('/payments/:transactionId/token/commit', signed, (c) => {
    const body = readJson(c.get('body'))
    const payment = ledger.find(c.req.param('transactionId'))
    const problems = problemsWithPayment(body)
    if (problems.length > 0) return refuse(c, 'Request validation failed', { meta: problems })
    const { amount } = body as PaymentRequest
    if (!payment?.isHeld) return refuse(c, 'Payment is not an authorization hold')
    if (amount > payment.request.amount) return refuse(c, 'Amount exceeds the authorization hold')
    if (ledger.behavior.read().all.mode === 'error-500') return serverError()
    const mode = cards.take('charge-lost-commit', 'charge-commit-declined')
    if (mode === 'charge-commit-declined') {
      ledger.revert(payment, 'Veloitus hylättiin')
      return declined(c, DECLINES['charge-declined'])
    }
    ledger.commit(payment, amount)
    return mode === 'charge-lost-commit' ? serverError() : answer(c, merchant, 201, { transactionId: payment.id })
  })

  api.post('/payments/:transactionId/token/revert', signed, (c) => {
    const payment = ledger.find(c.req.param('transactionId'))
    if (!payment?.isHeld) return refuse(c, 'Payment is not an authorization hold')
    ledger.revert(payment, 'Katevaraus purettiin')
    return answer(c, merchant, 200, { transactionId: payment.id })
  })

  return api

  async function charged(c: Context<Signed>, payment: Payment, mode: string) {
    ledger.pay(payment, 'creditcard')
    if (mode === 'charge-lost-answer') return serverError()
    if (mode === 'charge-never-answer') await hang(c.req.raw.signal)
    return answer(c, merchant, 201, { transactionId: payment.id })
  }

  function declined(c: Context, { code, description }: { code: string; description: string }) {
    const acquirer = { acquirerResponseCode: code, acquirerResponseCodeDescription: description }
    return refuse(c, 'Failed to create token payment.', acquirer)
  }

  function refuse(c: Context, message: string, more: object = {}) {
    return answer(c, merchant, 400, { status: 'error', message, ...more })
  }

  function pageOf(transactionId: string) {
    return `${place.url}/pay/${transactionId}`
  }
}

function algorithmOf(c: Context) {
  return c.req.header('checkout-algorithm') === 'sha512' ? 'sha512' : 'sha256'
}
