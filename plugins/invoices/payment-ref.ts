import { randomUUID } from 'node:crypto'
import type { PaymentMethodId } from '#contracts/payments.ts'

/** Card and bank through Paytrail: the way by which invoices are paid online. */
export const PAYMENT_METHOD: PaymentMethodId = 70

/** The name under which invoices own their charges. An invoice has a charge for each payment, named as the payment. */
export const INVOICE = 'invoice'

/** Names a new payment of an invoice, and in its first ten digits the invoice. */
export function newPaymentRef(invoice: string): string {
  return `${invoice}-${randomUUID().slice(0, 8)}`
}

/** Names a row of the bank that pays an invoice. */
export function bankPaymentRef(invoice: string, archiveId: string): string {
  return `${invoice}-bank-${archiveId}`
}

/** The invoice of a payment. */
export function invoiceOfPayment(ref: string): string {
  return ref.slice(0, 10)
}
