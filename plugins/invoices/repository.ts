import { randomInt, randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest, Where } from 'payload'
import type { InvoiceRow } from '#contracts/invoices.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { withSending, type EInvoiceAddress, type EInvoiceTo } from '#domain/invoices/e-invoice.ts'
import { invoiceId, referenceNumber } from '#domain/invoices/reference-number.ts'
import { leftOf, statusOf, sumOf } from '#domain/invoices/invoice-ledger.ts'
import { invoiceMayBecome } from '#domain/invoices/invoice-states.ts'
import { reminderDay } from '#domain/invoices/reminders.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { nextNumber } from '#plugins/kit/storage/counters.ts'
import {
  countWhere,
  createUnlessTaken,
  deleteWhere,
  findAll,
  findGlobal,
  findOne,
  writeUnlessTaken,
  type NewDocument,
  type Stored,
} from '#plugins/kit/storage/documents.ts'
import { changeAndSchedule, scheduleSteps, type StepToSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { DECIDE } from '#plugins/payments/decide.ts'
import { toDocumentFields, toInvoice } from './invoice-document.ts'
import type { InvoiceEvent, StoredInvoice } from './stored-invoice.ts'
import { promisesMore, surplusTrouble } from './surplus.ts'

export type { StoredInvoice } from './stored-invoice.ts'

/** The name of the counter of invoices and credit notes, and where it begins. */
const COUNTER = ['invoice', 10_001] as const

/** The next number of an invoice or a credit note, given out once. */
export const nextInvoiceNumber = (req: PayloadRequest) => nextNumber(req, ...COUNTER)

type NewInvoice = Pick<StoredInvoice, 'key' | 'customer' | 'type' | 'buyer' | 'dueDate'> & {
  rows: InvoiceRow[]
  who: string
  /** The subscription it is for, and which of its deliveries. */
  of?: { subscriptionId: number; period: number }
  /** To whom it goes as an e-invoice, instead of its letter. */
  eInvoice?: EInvoiceTo
  /** How it was paid before it was made: then nothing is asked for, and no letter goes out. The same of one of nothing. */
  payments?: StoredInvoice['payments']
}

/** Makes an invoice, or gives the one that this key has made. */
export async function createInvoice(req: PayloadRequest, made: NewInvoice): Promise<StoredInvoice> {
  const before = await findInvoiceBy(req, { key: { equals: made.key } })
  if (before) return before
  const { who, of = { subscriptionId: 0, period: null }, payments = [], eInvoice: to, ...data } = made
  const number = await nextInvoiceNumber(req)
  const ledger = { rows: data.rows, credits: [], payments, standing: null }
  const invoice: StoredInvoice = {
    ...data,
    ...of,
    number,
    ref: invoiceId(() => randomInt(10)),
    createdOn: today(),
    ocrNumber: referenceNumber(String(number)),
    total: sumOf(data.rows),
    status: statusOf(ledger),
    amountLeft: leftOf(ledger),
    ...ledger,
    remindersSent: 0,
    version: 1,
    eInvoice: to ? withSending({ ...to, sendings: [] }, number, randomUUID(), nowIso()) : null,
    timeline: [{ at: nowIso(), what: 'made', who, note: '' }],
  }
  const created = await createUnlessTaken(req, 'invoices', newDocument(invoice))
  // Neither the key nor the drawn id was free: read by the key, or drawn again.
  if (!created) return createInvoice(req, made)
  await runSteps(req, 'invoices', created)
  return toInvoice(req, created)
}

function newDocument(invoice: StoredInvoice): NewDocument<'invoices'> {
  return {
    ...invoice,
    ...toDocumentFields(invoice),
    ...scheduleSteps([
      ...(invoice.payments.length > 0 || invoice.total === 0 ? [] : leaves(invoice)),
      ...reminders(invoice),
    ]),
  }
}

/** What brings a new invoice to whom it is made out to. */
const leaves = ({ number, eInvoice }: StoredInvoice): StepToSchedule[] => [eInvoice ? eInvoiceStep(number) : 'letters']

/** The step that sends an invoice, or a credit note of it, as an e-invoice and asks what has become of it. */
export const E_INVOICE = 'eInvoice'

/** That step of the document with this number. */
export const eInvoiceStep = (number: number) => ({ step: E_INVOICE, of: String(number) })

async function findInvoiceBy(req: PayloadRequest, where: Where): Promise<StoredInvoice | null> {
  const found = await findOne(req, 'invoices', where)
  return found && toInvoice(req, found)
}

export const findInvoice = (req: PayloadRequest, ref: string) => findInvoiceBy(req, { ref: { equals: ref } })

/** The invoice that a member of staff, or its owner, asks for. */
export async function invoiceNamed(req: PayloadRequest, ref: string): Promise<StoredInvoice> {
  const found = await findInvoice(req, ref)
  if (!found) throw new Refusal('invoice.not_found')
  return found
}

/** Invoices where this holds, in the order of a field. */
export async function findInvoices(
  req: PayloadRequest,
  where: Where,
  page: { sort?: string; limit?: number } = {},
): Promise<StoredInvoice[]> {
  const found = await findAll(req, 'invoices', where, page)
  return found.map((one) => toInvoice(req, one))
}

/** The invoices of a customer, the one due first on top. */
export const invoicesOf = (req: PayloadRequest, customer: string) =>
  findInvoices(req, { customer: { equals: customer } }, { sort: 'dueDate' })

/** How many invoices of a customer are not paid. */
export const countUnpaid = (req: PayloadRequest, customer: string) =>
  countWhere(req, 'invoices', { and: [{ customer: { equals: customer } }, { amountLeft: { greater_than: 0 } }] })

/** The day on which an invoice is reminded of; null where it is not: it is paid or being paid, or was reminded of often enough. */
export function reminderDayOf({ status, dueDate, remindersSent, timeline }: StoredInvoice): string | null {
  if (status !== 'not_paid' && status !== 'partly_paid') return null
  const last = timeline.findLast(({ what }) => what === 'reminded')
  return reminderDay(dueDate, remindersSent, last ? helsinkiDay(last.at) : null)
}

/** The step that reminds on a day. */
export const reminding = (day: string) => ({ step: 'remind', at: helsinkiInstant(day, '00:00') })

/** The reminder to schedule after a change: on another day than before, if the invoice is to be reminded of at all. */
function reminders(now: StoredInvoice, before?: StoredInvoice): StepToSchedule[] {
  const day = reminderDayOf(now)
  return day === null || (before && reminderDayOf(before) === day) ? [] : [reminding(day)]
}

type Changes = Partial<
  Pick<StoredInvoice, 'credits' | 'payments' | 'standing' | 'timeline' | 'remindersSent' | 'eInvoice'>
> & {
  steps?: readonly StepToSchedule[]
  /** A payment that was recorded is undone: what was paid by it is to be paid again. */
  isReopened?: boolean
}

/**
 * Changes an invoice by a rule, works out anew what is left and its state, schedules its steps, and returns it. When
 * another change came between reading and writing, it is read again and the rule asked again. A rule that gives null
 * changes nothing.
 */
export async function changeInvoice(
  req: PayloadRequest,
  ref: string,
  rule: (invoice: StoredInvoice) => Changes | null,
): Promise<StoredInvoice> {
  const before = await invoiceNamed(req, ref)
  const change = rule(before)
  if (!change) return before
  const { steps = [], isReopened = false, ...changes } = change
  const after = { ...before, ...changes }
  const status = statusOf(after)
  if (status !== before.status && !isReopened && !invoiceMayBecome(before.status, status))
    throw new Refusal('invoice.step_not_allowed')
  const where = { and: [{ ref: { equals: ref } }, { version: { equals: before.version } }] }
  const data = {
    ...changes,
    ...toDocumentFields(after),
    status,
    amountLeft: leftOf(after),
    version: { $inc: 1 },
  }
  const surplus = promisesMore(before, after) ? ['surplus'] : []
  const decides = surplusTrouble(before) === surplusTrouble(after) ? [] : [DECIDE]
  const allSteps = [...steps, ...surplus, ...reminders({ ...after, status }, before), ...decides]
  const saved = await changeAndSchedule(req, 'invoices', where, data, allSteps)
  if (!saved) return changeInvoice(req, ref, rule)
  if (allSteps.length === 0) return toInvoice(req, saved)
  await runSteps(req, 'invoices', saved)
  return invoiceNamed(req, ref)
}

/** The timeline with one more event, now. */
export function withInvoiceEvent(
  { timeline }: Pick<StoredInvoice, 'timeline'>,
  what: InvoiceEvent['what'],
  who = '',
  note = '',
): { timeline: InvoiceEvent[] } {
  return { timeline: [...timeline, { at: nowIso(), what, who, note }] }
}

/** The account to which invoices are paid; null until an admin has entered it. */
export async function accountOf(req: PayloadRequest): Promise<{ iban: string; bic: string } | null> {
  const { iban, bic } = await findGlobal(req, 'invoicing')
  return iban && bic ? { iban, bic } : null
}

/** The address that e-invoices come from; null until an admin has entered it: then none can be made. */
export async function eInvoiceAddressOf(req: PayloadRequest): Promise<EInvoiceAddress | null> {
  const { eInvoiceAddress: address, eInvoiceOperator: operator } = await findGlobal(req, 'invoicing')
  return address && operator ? { address, operator } : null
}

/** Stores the account, and where e-invoices come from, unless there is one. True when it was stored. */
export async function seedAccount(payload: Payload, account: SeededAccount): Promise<boolean> {
  if ((await findGlobal({ payload }, 'invoicing')).iban) return false
  await payload.updateGlobal({ slug: 'invoicing', data: account })
  return true
}

interface SeededAccount {
  iban: string
  bic: string
  eInvoiceAddress: string
  eInvoiceOperator: string
}

/** Which of these archive ids have been recorded. */
export async function recordedArchiveIds(req: PayloadRequest, archiveIds: readonly string[]): Promise<Set<string>> {
  const found = await findAll(req, 'bank-rows', { archiveId: { in: [...archiveIds] } }, { fields: ['archiveId'] })
  return new Set(found.map(({ archiveId }) => archiveId))
}

/** Notes that a row of a bank file is recorded. Once, however often it is noted. */
export const noteBankRow = (
  req: PayloadRequest,
  row: Omit<Stored<'bank-rows'>, 'id' | 'createdAt' | 'updatedAt'>,
): Promise<boolean> => writeUnlessTaken(req, 'bank-rows', row)

/** Drops the note of a row that paid this invoice, so that the row can be recorded again. */
export const deleteBankRow = (req: PayloadRequest, invoice: string, archiveId: string): Promise<void> =>
  deleteWhere(req, 'bank-rows', { and: [{ archiveId: { equals: archiveId } }, { invoice: { equals: invoice } }] })
