import type { PayloadRequest } from 'payload'
import type { InvoiceStatus, StaffInvoiceStatus } from '#contracts/invoices.ts'
import type { Cents } from '#contracts/money.ts'
import type { LedgerPayment } from '#domain/invoices/invoice-ledger.ts'
import { creditableRows } from '#domain/invoices/invoice-ledger.ts'
import { staffStates } from '#domain/invoices/invoice-states.ts'
import { today } from '#plugins/kit/clock.ts'
import { findAll, findPage } from '#plugins/kit/storage/documents.ts'
import { stuckDocuments } from '#plugins/kit/work/stuck-steps.ts'
import { DECIDE } from '#plugins/payments/decide.ts'
import { owedBack, refundsByItself } from './surplus.ts'
import { findInvoices, type StoredInvoice } from './repository.ts'

/** Money that staff give back by hand. */
export interface OwedBack {
  payment: string
  by: LedgerPayment['by']
  amount: Cents
}

/** An invoice as staff see it, with what they may do. */
export interface DeskInvoice {
  ref: string
  number: number
  customer: string
  name: string
  status: InvoiceStatus
  total: Cents
  left: Cents
  dueDate: string
  isOverdue: boolean
  reference: string
  remindersSent: number
  mayBecome: StaffInvoiceStatus[]
  canCredit: boolean
  owed: OwedBack[]
}

/** The most of a list; the collection has the rest. */
const SHOWN = 50

/** What is not paid, the one due first on top. */
export async function openInvoices(req: PayloadRequest): Promise<DeskInvoice[]> {
  return (await findInvoices(req, { amountLeft: { greater_than: 0 } }, { sort: 'dueDate', limit: SHOWN })).map(onDesk)
}

/** Of which staff must give money back. */
export async function invoicesOwingBack(req: PayloadRequest): Promise<DeskInvoice[]> {
  const stuck = await stuckDocuments(req, 'invoices', DECIDE)
  return stuck.length > 0 ? (await findInvoices(req, { id: { in: stuck } }, { sort: 'number' })).map(onDesk) : []
}

/** Those that were settled last. */
export async function settledInvoices(req: PayloadRequest): Promise<DeskInvoice[]> {
  const stuck = await stuckDocuments(req, 'invoices', DECIDE)
  const where = { and: [{ amountLeft: { equals: 0 } }, ...(stuck.length > 0 ? [{ id: { not_in: stuck } }] : [])] }
  return (await findInvoices(req, where, { sort: '-updatedAt', limit: 10 })).map(onDesk)
}

/** A page of the invoices of a customer, newest first. */
export function invoicesOfCustomer(req: PayloadRequest, customer: string, page: { page: number; size: number }) {
  return findPage(req, 'invoices', { customer: { equals: customer } }, { ...page, sort: '-number' })
}

/** References of a customer's invoices, which are those of their charges. */
export async function invoiceRefsOf(req: PayloadRequest, customer: string): Promise<string[]> {
  return (await findAll(req, 'invoices', { customer: { equals: customer } }, { fields: ['ref'] })).map(({ ref }) => ref)
}

function onDesk(invoice: StoredInvoice): DeskInvoice {
  const { ref, number, customer, status, total, amountLeft, dueDate, ocrNumber, remindersSent, buyer } = invoice
  return {
    ...{ ref, number, customer, status, total, dueDate, remindersSent, reference: ocrNumber, left: amountLeft },
    name: `${buyer.firstName} ${buyer.lastName}`,
    isOverdue: amountLeft > 0 && dueDate < today(),
    mayBecome: staffStates(status),
    canCredit: invoice.standing !== 'transferred' && creditableRows(invoice, '').length > 0,
    owed: invoice.payments
      .filter((payment) => owedBack(payment) > 0 && !refundsByItself(payment))
      .map((payment) => ({ payment: payment.ref, by: payment.by, amount: owedBack(payment) })),
  }
}
