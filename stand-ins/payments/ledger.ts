import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { nowIso } from '../kit/clock.ts'
import { openBehavior } from '../kit/behavior.ts'
import { inSeconds } from './timers.ts'
import type { PaymentStore } from './payment-store.ts'
import type { Cards } from './cards.ts'
import { NORMAL, PAYMENT_MODES, type Control, type PaymentMode } from './control.ts'
import type { Payment, PaymentRequest, Status } from './payment.ts'
import { proofUrl, type Merchant } from './proof.ts'
import type { Algorithm } from './signature.ts'
import { wayName } from './ways.ts'

const LATER: Partial<Record<PaymentMode, { status: Status; then: 'ok' | 'fail' }>> = {
  pending: { status: 'pending', then: 'ok' },
  delayed: { status: 'delayed', then: 'ok' },
  'pending-then-fail': { status: 'pending', then: 'fail' },
}

export type Ledger = ReturnType<typeof openLedger>

/** The states of a payment, from its creation to its end. */
export function openLedger(data: string, merchant: Merchant, store: PaymentStore, cards: Cards) {
  const behavior = openBehavior<Control>(join(data, 'payment-control.json'), NORMAL)
  for (const payment of store.all()) settleInTime(payment)
  return {
    behavior,
    newestFirst,
    find: store.find,
    findStamp,
    create,
    steer,
    pay,
    cancel,
    notifyAgain,
    returnUrl,
    hold,
    commit,
    revert,
  }

  function newestFirst(): Payment[] {
    return store.all().reverse()
  }

  function findStamp(stamp: string): Payment | undefined {
    return store.all().find((payment) => payment.request.stamp === stamp)
  }

  function create(
    request: PaymentRequest,
    algorithm: Algorithm,
    control: Control,
    by: Pick<Payment, 'savesCard' | 'isCardOnly'> = {},
  ): Payment {
    const fresh = { provider: null, filingCode: null, paidAt: null, settles: null }
    const lists = { refunds: [], events: [], attempts: [], owed: [] }
    const named = { id: randomUUID(), createdAt: nowIso(), bankReference: bankReference() }
    return store.note(
      { ...named, algorithm, status: 'new', request, control, ...fresh, ...lists, ...by },
      'Maksu luotiin',
    )
  }

  function steer(payment: Payment, control: Control) {
    payment.control = control
    store.note(payment, `Ohjattiin: ${PAYMENT_MODES[control.mode]}`)
  }

  /** Paying is idempotent: a double click, or two tabs, end in one payment. */
  function pay(payment: Payment, provider: string) {
    if (payment.status !== 'new') return
    const { mode, seconds } = payment.control
    payment.provider = provider
    if (mode === 'decline') return conclude(payment, 'fail', `${wayName(provider)} hylkäsi maksun`)
    payment.filingCode = `${payment.createdAt.slice(0, 10).replaceAll('-', '')}${payment.bankReference}`
    const later = LATER[mode]
    if (!later) return conclude(payment, 'ok', `Maksettiin: ${wayName(provider)}`)
    payment.settles = { at: inSeconds(seconds), status: later.then }
    conclude(payment, later.status, `Jäi odottamaan: ${wayName(provider)}`)
    settleInTime(payment)
  }

  /** Reserves the amount on a saved card. Nobody is told: the documentation names no callback of a hold. */
  function hold(request: PaymentRequest, algorithm: Algorithm): Payment {
    const payment = create(request, algorithm, NORMAL, { isCardOnly: true })
    return store.note(
      Object.assign(payment, { isHeld: true, status: 'pending', provider: 'creditcard' }),
      'Kate varattiin',
    )
  }

  /** Charges what is held, all of it or less. */
  function commit(payment: Payment, amount: number) {
    Object.assign(payment, { isHeld: false, status: 'new', request: { ...payment.request, amount } })
    pay(payment, 'creditcard')
  }

  function revert(payment: Payment, what: string) {
    store.note(Object.assign(payment, { isHeld: false, status: 'fail' }), what)
  }

  function cancel(payment: Payment) {
    if (payment.status === 'new') conclude(payment, 'fail', 'Asiakas perui maksun')
  }

  function conclude(payment: Payment, status: Status, what: string) {
    payment.status = status
    if (status === 'ok') payment.paidAt = nowIso()
    if (status === 'ok' && payment.savesCard) payment.cardToken = cards.save()
    const { mode, seconds, times } = payment.control
    const wait = Math.max(mode === 'delay-webhook' ? seconds : 0, payment.request.callbackDelay ?? 0)
    if (mode !== 'no-webhook') store.notify(payment, wait, mode === 'repeat-webhook' ? times : 1)
    store.note(payment, what)
  }

  /** Ends a pending payment when it is due, also after a restart. */
  function settleInTime(payment: Payment) {
    const { settles } = payment
    if (!settles) return
    store.at(settles.at, () => {
      payment.settles = null
      conclude(
        payment,
        settles.status,
        settles.status === 'ok' ? 'Odotus päättyi: hyväksytty' : 'Odotus päättyi: hylätty',
      )
    })
  }

  function notifyAgain(payment: Payment) {
    store.notify(payment, 0, 1)
    store.note(payment, 'Kauppaan ilmoitettiin uudelleen')
  }

  function returnUrl(payment: Payment): string {
    const { success, cancel } = payment.request.redirectUrls
    return proofUrl(payment.status === 'fail' ? cancel : success, payment, merchant)
  }
}

/** A Finnish bank reference: random digits and the check digit of weights 7, 3, 1. */
function bankReference(): string {
  const digits = String(100_000_000 + Math.floor(Math.random() * 900_000_000))
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * ([7, 3, 1][place % 3] ?? 0), 0)
  return digits + String((10 - (sum % 10)) % 10)
}
