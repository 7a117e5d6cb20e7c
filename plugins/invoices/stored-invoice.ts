import type { InvoiceStatus, InvoiceType } from '#contracts/invoices.ts'
import type { Language } from '#contracts/language.ts'
import type { EInvoice } from '#domain/invoices/e-invoice.ts'
import type { InvoiceLedger, InvoiceStanding } from '#domain/invoices/invoice-ledger.ts'

/** Whom an invoice is made out to. */
export interface Buyer {
  firstName: string
  lastName: string
  email: string
  street: string
  postalCode: string
  town: string
  language: Language
}

/** One thing that happened to an invoice. `who` is a member of staff; empty for the shop itself and for the customer. */
export interface InvoiceEvent {
  at: string
  what:
    'made' | 'credited' | 'reminded' | 'refund' | 'mailed' | 'resent' | 'payment_undone' | InvoiceStanding | 'not_paid'
  who: string
  note: string
}

/** An invoice as it is stored, opened. */
export interface StoredInvoice extends InvoiceLedger {
  number: number
  ref: string
  key: string
  customer: string
  status: InvoiceStatus
  total: number
  amountLeft: number
  createdOn: string
  dueDate: string
  ocrNumber: string
  type: InvoiceType
  subscriptionId: number
  /** Which delivery, or month, of the subscription it is for; null where it is for none. */
  period: number | null
  buyer: Buyer
  /** How it goes as an e-invoice; null for one that is mailed. */
  eInvoice: EInvoice | null
  timeline: InvoiceEvent[]
  remindersSent: number
  version: number
}
