import type { PayloadRequest, Where } from 'payload'
import type { InvoiceStatus, StaffInvoiceStatus } from '#contracts/invoices.ts'
import type { Cents } from '#contracts/money.ts'
import { isRefused, mailableSendings, type EInvoiceAddress, type EInvoiceSending } from '#domain/invoices/e-invoice.ts'
import type { LedgerPayment } from '#domain/invoices/invoice-ledger.ts'
import { creditableRows } from '#domain/invoices/invoice-ledger.ts'
import { staffStates } from '#domain/invoices/invoice-states.ts'
import { givenBack } from '#domain/payments/refund.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { countWhere, findAll, findPage, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { stuckDocuments } from '#plugins/kit/work/stuck-steps.ts'
import { DECIDE } from '#plugins/payments/decide.ts'
import { amountToRefund, refundsByItself } from './surplus.ts'
import { E_INVOICE, findInvoices, type StoredInvoice } from './repository.ts'

/** Money that staff give back by hand. */
export interface AmountToRefund {
  payment: string
  by: LedgerPayment['by']
  amount: Cents
}

/** A payment recorded from a bank file. `on` is an ISO day. */
export interface BankPayment {
  payment: string
  amount: Cents
  on: string
}

/** How an invoice and its credit notes go as e-invoices, and whether staff may mail what has not come, or send it again. */
export interface AdminEInvoice extends EInvoiceAddress {
  sendings: Omit<EInvoiceSending, 'id'>[]
  isMailable: boolean
  isRefused: boolean
}

/** A credit note: as a PDF, and where it goes as an e-invoice, as that. */
export interface AdminCredit {
  number: number
  isEInvoice: boolean
}

/** An invoice as staff see it, with what they may do. */
export interface AdminInvoice {
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
  credits: AdminCredit[]
  toRefund: AmountToRefund[]
  /** Payments recorded from a bank file, which staff can undo. */
  bankPayments: BankPayment[]
  eInvoice: AdminEInvoice | null
}

/** The most of a list; the collection has the rest. */
const SHOWN = 50

/** What is not paid, the one due first on top, without those that have not come as e-invoices. */
export async function openInvoices(req: PayloadRequest): Promise<AdminInvoice[]> {
  const where = {
    and: [{ amountLeft: { greater_than: 0 } }, ...without(await stuckDocuments(req, 'invoices', E_INVOICE))],
  }
  return (await findInvoices(req, where, { sort: 'dueDate', limit: SHOWN })).map(inAdmin)
}

/** Those that have not come as e-invoices, or a credit note of theirs: the operator refuses it, or does not answer. */
export async function invoicesNotCome(req: PayloadRequest): Promise<AdminInvoice[]> {
  const stuck = await stuckDocuments(req, 'invoices', E_INVOICE)
  return stuck.length > 0 ? (await findInvoices(req, { id: { in: stuck } }, { sort: 'number' })).map(inAdmin) : []
}

/** How many e-invoices have not come. */
export const countNotCome = (req: PayloadRequest): Promise<number> =>
  countWhere(req, 'stuck-steps', { step: { equals: E_INVOICE } })

const without = (ids: readonly DocumentId[]): Where[] => (ids.length > 0 ? [{ id: { not_in: [...ids] } }] : [])

/** Of which staff must give money back. */
export async function invoicesToRefund(req: PayloadRequest): Promise<AdminInvoice[]> {
  const stuck = await stuckDocuments(req, 'invoices', DECIDE)
  return stuck.length > 0 ? (await findInvoices(req, { id: { in: stuck } }, { sort: 'number' })).map(inAdmin) : []
}

/** Those that were settled last. */
export async function settledInvoices(req: PayloadRequest): Promise<AdminInvoice[]> {
  const stuck = [
    ...(await stuckDocuments(req, 'invoices', DECIDE)),
    ...(await stuckDocuments(req, 'invoices', E_INVOICE)),
  ]
  const where = { and: [{ amountLeft: { equals: 0 } }, ...without(stuck)] }
  return (await findInvoices(req, where, { sort: '-updatedAt', limit: 10 })).map(inAdmin)
}

/** A page of the invoices of a customer, newest first. */
export function invoicesOfCustomer(req: PayloadRequest, customer: string, page: { page: number; size: number }) {
  return findPage(req, 'invoices', { customer: { equals: customer } }, { ...page, sort: '-number' })
}

/** References of a customer's invoices, which are those of their charges. */
export async function invoiceRefsOf(req: PayloadRequest, customer: string): Promise<string[]> {
  return (await findAll(req, 'invoices', { customer: { equals: customer } }, { fields: ['ref'] })).map(({ ref }) => ref)
}

function inAdmin(invoice: StoredInvoice): AdminInvoice {
  const { ref, number, customer, status, total, amountLeft, dueDate, ocrNumber, remindersSent, buyer } = invoice
  const { eInvoice } = invoice
  return {
    ref,
    number,
    customer,
    status,
    total,
    dueDate,
    remindersSent,
    reference: ocrNumber,
    left: amountLeft,
    name: `${buyer.firstName} ${buyer.lastName}`.trim(),
    eInvoice: eInvoice && {
      address: eInvoice.address,
      operator: eInvoice.operator,
      sendings: eInvoice.sendings.map(({ id: _, ...sending }) => sending),
      isMailable: mailableSendings(eInvoice, nowIso()).length > 0,
      isRefused: eInvoice.sendings.some(isRefused),
    },
    isOverdue: amountLeft > 0 && dueDate < today(),
    mayBecome: staffStates(status),
    canCredit: invoice.standing !== 'transferred' && creditableRows(invoice, '').length > 0,
    credits: invoice.credits.map((credit) => ({
      number: credit.number,
      isEInvoice: eInvoice?.sendings.some(({ number: sent }) => sent === credit.number) ?? false,
    })),
    toRefund: invoice.payments
      .filter((payment) => amountToRefund(payment) > 0 && !refundsByItself(payment))
      .map((payment) => ({ payment: payment.ref, by: payment.by, amount: amountToRefund(payment) })),
    bankPayments: invoice.payments
      .filter((payment) => payment.by === 'bank' && payment.state === 'paid' && givenBack(payment.refunds) === 0)
      .map((payment) => ({
        payment: payment.ref,
        amount: payment.amount,
        on: payment.paidOn ?? payment.since.slice(0, 10),
      })),
  }
}
