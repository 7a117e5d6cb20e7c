import type { InvoiceLedger, LedgerPayment } from '#domain/invoices/invoice-ledger.ts'
import { outstanding } from '#domain/payments/outstanding.ts'

/** What of a payment goes back and is neither given nor under way, in cents. */
export function owedBack({ promised, refunds }: LedgerPayment): number {
  return outstanding(promised, refunds)
}

/** Whether the sweep has something to do: money that goes back by itself is not known to its charge, or has not ended. */
export function isMoving({ payments }: InvoiceLedger): boolean {
  return payments.some((payment) => refundIsUnderWay(payment) || refundsByItself(payment))
}

/** Whether money goes back by itself: it came by the provider, and no refund of it has failed. */
export function refundsByItself(payment: LedgerPayment): boolean {
  const { by, refunds } = payment
  return by === 'provider' && owedBack(payment) > 0 && refunds.every(({ state }) => state !== 'failed')
}

/** Whether staff must see to it that money goes back. */
export function refundNeedsStaff({ payments }: InvoiceLedger): boolean {
  return payments.some(
    (payment) =>
      payment.refunds.some(({ state }) => state === 'unsure') || (owedBack(payment) > 0 && !refundsByItself(payment)),
  )
}

function refundIsUnderWay({ refunds }: LedgerPayment): boolean {
  return refunds.some(({ state }) => state === 'open' || state === 'sent')
}
