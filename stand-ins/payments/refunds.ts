import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { nowIso } from '../kit/clock.ts'
import { openBehavior } from '../kit/behavior.ts'
import { inSeconds } from './timers.ts'
import type { PaymentStore } from './payment-store.ts'
import { NORMAL_REFUND } from './control.ts'
import type { Payment, Refund, RefundRequest } from './payment.ts'
import { REFUNDED_BY_EMAIL } from './ways.ts'

const MAX_REFUNDS = 100

export type Refunds = ReturnType<typeof openRefunds>

/** Refunds: partial ones, at once or later, never more than was paid. */
export function openRefunds(data: string, store: PaymentStore) {
  const behavior = openBehavior(join(data, 'refund-control.json'), NORMAL_REFUND)
  for (const payment of store.all()) for (const refund of payment.refunds) settleInTime(payment, refund)
  return { behavior, refusal, refund, find }

  /** The reason why a refund is refused, and its HTTP status. */
  function refusal(payment: Payment, request: RefundRequest): { status: 400 | 422; message: string } | null {
    if (payment.status !== 'ok') return { status: 400, message: 'Payment has not been paid' }
    if (payment.refunds.length >= MAX_REFUNDS) return { status: 400, message: 'Too many refunds for one payment' }
    if (request.refundStamp && payment.refunds.some((one) => one.request.refundStamp === request.refundStamp))
      return { status: 400, message: 'Refund stamp has already been used' }
    if (request.amount > payment.request.amount - refundedAmount(payment))
      return { status: 400, message: 'Refund amount exceeds what is left of the payment' }
    if (REFUNDED_BY_EMAIL.includes(payment.provider ?? '') && !request.email)
      return { status: 422, message: 'Payment method provider does not support refunds' }
    return null
  }

  function refund(payment: Payment, request: RefundRequest): Refund {
    const { mode, seconds } = behavior.take()
    const isAnswerLost = mode === 'refund-lost-answer'
    const end = mode === 'refund-pending' ? 'ok' : mode === 'refund-pending-then-fail' ? 'fail' : null
    const refunded: Refund = {
      id: randomUUID(),
      createdAt: nowIso(),
      status: end ? 'pending' : mode === 'refund-fails' ? 'fail' : 'ok',
      request,
      settles: end ? { at: inSeconds(seconds), status: end } : null,
      isAnswerLost,
    }
    payment.refunds.push(refunded)
    if (refunded.status === 'ok' && !isAnswerLost) store.notifyRefund(payment, refunded)
    store.note(payment, `Palautuspyyntö: ${refunded.status}${isAnswerLost ? ', vastaus katosi' : ''}`)
    settleInTime(payment, refunded)
    return refunded
  }

  function settleInTime(payment: Payment, refund: Refund) {
    const { settles } = refund
    if (!settles) return
    store.at(settles.at, () => {
      refund.settles = null
      refund.status = settles.status
      store.notifyRefund(payment, refund)
      store.note(payment, settles.status === 'ok' ? 'Palautus maksettiin' : 'Palautus epäonnistui')
    })
  }

  function find(id: string): { payment: Payment; refund: Refund } | undefined {
    for (const payment of store.all()) {
      const refund = payment.refunds.find((one) => one.id === id)
      if (refund) return { payment, refund }
    }
    return undefined
  }
}

/** Cents refunded or pending. */
export function refundedAmount(payment: Payment): number {
  const counted = payment.refunds.filter(({ status }) => status !== 'fail')
  return counted.reduce((sum, { request }) => sum + request.amount, 0)
}
