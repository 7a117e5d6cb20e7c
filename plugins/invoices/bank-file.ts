import { setImmediate } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import type { MatchedBankRow } from '#contracts/invoices.ts'
import { bounds } from '#domain/bounds.ts'
import { matchOf, MOST_ROWS, type BankRow } from '#domain/invoices/bank-rows.ts'
import { leftOf, paidPayments, undonePayments, type LedgerPayment } from '#domain/invoices/invoice-ledger.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { inWorker, OverLimits } from '#plugins/kit/in-worker.ts'
import type { BankFileReading } from './bank-file-reader.ts'
import { bankPaymentRef } from './payment-ref.ts'
import {
  changeInvoice,
  deleteBankRow,
  findInvoices,
  invoiceNamed,
  noteBankRow,
  recordedArchiveIds,
  withInvoiceEvent,
  type StoredInvoice,
} from './repository.ts'

/** How many are asked for before others get their turn. */
const PAGE = 50

const READER = 'plugins/invoices/bank-file-reader.ts'
const readerLimits = { milliseconds: bounds['bank file time'].most, bytes: bounds['bank file memory'].most }

interface MatchedRow extends Omit<MatchedBankRow, 'invoice'> {
  row: BankRow
  invoice: StoredInvoice | undefined
}

/** Reads a bank file of either form, whole or not at all, in a thread of its own. Throws with the row that is wrong. */
export async function rowsOfFile(content: string): Promise<BankRow[]> {
  const reading = await inWorker<BankFileReading>(READER, content, readerLimits).catch((problem: unknown) => {
    if (problem instanceof OverLimits) throw new Refusal('bankfile.too_long', { number: MOST_ROWS })
    throw problem
  })
  if ('refusal' in reading) throw new Refusal(...reading.refusal)
  return reading.rows
}

/** The rows with the invoices they pay. Several of one invoice take what is left one after the other. */
export async function matchRows(req: PayloadRequest, rows: readonly BankRow[]): Promise<MatchedRow[]> {
  const recorded = new Set<string>()
  const invoices = new Map<string, StoredInvoice>()
  for (let from = 0; from < rows.length; from += PAGE) {
    const page = rows.slice(from, from + PAGE)
    for (const id of await recordedArchiveIds(
      req,
      page.map(({ archiveId }) => archiveId),
    ))
      recorded.add(id)
    const references = [...new Set(page.map(({ reference }) => reference))]
    for (const invoice of await findInvoices(req, { ocrNumber: { in: references } }))
      invoices.set(invoice.ocrNumber, invoice)
    await setImmediate()
  }
  const left = new Map([...invoices].map(([reference, invoice]) => [reference, leftOf(invoice)]))
  return rows.map((row) => {
    const { archiveId, paidOn, reference, payer, message, amount } = row
    const invoice = invoices.get(reference)
    const match = matchOf(row, left.get(reference), recorded.has(archiveId))
    if (match === 'matches' || match === 'too_much')
      left.set(reference, Math.max(0, (left.get(reference) ?? 0) - amount))
    return {
      archiveId,
      paidOn: paidOn || null,
      reference,
      payer,
      message,
      amount,
      match,
      recorded: match === 'recorded_unbooked' && invoice ? recordedPayment(invoice, archiveId) : null,
      row,
      invoice,
    }
  })
}

function recordedPayment({ ref: id, payments }: StoredInvoice, archiveId: string): MatchedBankRow['recorded'] {
  const payment = bankPaymentRef(id, archiveId)
  return payments.some(({ ref, state }) => ref === payment && state === 'paid') ? { id, payment } : null
}

/**
 * Records the payments of a file, each row once: a row is stored in its invoice under the bank's archive id, and noted
 * after that. Cut off in between, the same file goes on where it stopped. A file of which every row is recorded is
 * refused.
 */
export async function recordRows(
  req: PayloadRequest,
  rows: readonly BankRow[],
  by: string,
): Promise<{ recorded: number; left: number }> {
  const matched = await matchRows(req, rows)
  const isPayment = ({ match }: MatchedRow) => match === 'matches' || match === 'too_much'
  const payments = matched.filter(isPayment)
  if (payments.length === 0 && matched.some(({ match }) => match === 'recorded'))
    throw new Refusal('bankfile.recorded_already')
  await oneByOne(payments, async ({ row, invoice }) => {
    if (invoice) await recordRow(req, row, invoice.ref, by)
    await setImmediate()
  })
  return {
    recorded: payments.length,
    left: matched.filter(({ match }) => !/^(matches|too_much|recorded|not_booked)$/.test(match)).length,
  }
}

async function recordRow(req: PayloadRequest, row: BankRow, invoice: string, by: string): Promise<void> {
  const { archiveId, paidOn, reference, amount } = row
  const ref = bankPaymentRef(invoice, archiveId)
  await changeInvoice(req, invoice, (before) => {
    const former = before.payments.find((payment) => payment.ref === ref)
    if (former && former.state !== 'gone') return null
    const at = nowIso()
    // One that was undone is recorded again.
    const payments = [...before.payments.filter((payment) => payment !== former), announced(ref, amount, at)]
    return {
      payments: paidPayments({ ...before, payments }, ref, { amount, at, on: paidOn, transactionId: null }) ?? payments,
    }
  })
  await noteBankRow(req, { archiveId, paidOn, reference, amount, invoice, by })
}

/**
 * Undoes that a payment was recorded, however often it is asked. The note of its row goes first: cut off in between, the
 * payment stands as it was recorded.
 */
export async function undoPayment(
  req: PayloadRequest,
  invoice: string,
  ref: string,
  { by, note }: { by: string; note: string },
): Promise<StoredInvoice> {
  undonePayments(await invoiceNamed(req, invoice), ref)
  await deleteBankRow(req, invoice, ref.slice(bankPaymentRef(invoice, '').length))
  return changeInvoice(req, invoice, (latest) => {
    const payments = undonePayments(latest, ref)
    return payments && { payments, isReopened: true, ...withInvoiceEvent(latest, 'payment_undone', by, note) }
  })
}

function announced(ref: string, amount: number, at: string): LedgerPayment {
  return {
    ref,
    by: 'bank',
    state: 'open',
    amount,
    promised: 0,
    refunds: [],
    transactionId: null,
    since: at,
    paidOn: null,
  }
}
