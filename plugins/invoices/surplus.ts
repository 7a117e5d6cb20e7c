import type { InvoiceLedger, LedgerPayment } from '#domain/invoices/invoice-ledger.ts'
import { outstanding } from '#domain/payments/outstanding.ts'
import type { RefundTrouble } from '#domain/payments/refunds-for-staff.ts'

/** What of a payment goes back and is neither given nor under way, in cents. */
export function amountToRefund({ promised, refunds }: LedgerPayment): number {
  return outstanding(promised, refunds)
}

/** Whether money goes back by itself: it came by the provider, and no refund of it has failed. */
export function refundsByItself(payment: LedgerPayment): boolean {
  const { by, refunds } = payment
  return by === 'provider' && amountToRefund(payment) > 0 && refunds.every(({ state }) => state !== 'failed')
}

/** What staff must decide about money that goes back. */
export function surplusTrouble({ payments }: InvoiceLedger): RefundTrouble | null {
  if (payments.some(({ refunds }) => refunds.some(({ state }) => state === 'unsure'))) return 'refund_unsure'
  const [pendingSteps] = payments.filter((payment) => amountToRefund(payment) > 0 && !refundsByItself(payment))
  return pendingSteps ? (pendingSteps.by === 'provider' ? 'refund_failed' : 'refund_owed') : null
}

/** Whether a change has promised more back that goes by itself. */
export function promisesMore(before: InvoiceLedger, after: InvoiceLedger): boolean {
  const promisedOf = (ref: string) => before.payments.find((one) => one.ref === ref)?.promised ?? 0
  return after.payments.some((payment) => refundsByItself(payment) && payment.promised > promisedOf(payment.ref))
}
