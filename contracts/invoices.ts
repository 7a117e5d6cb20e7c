import * as z from 'zod/mini'
import { Cents, VatRate, VatShare } from './money.ts'
import { PaymentOutcome, PaymentProof, PaymentStanding, RefundState } from './payments.ts'
import { inUrl, Nothing, route } from './route.ts'
import { businessId, code, line } from './typed.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** How an invoice is delivered (specification §3): on paper, to the online bank, as a PDF by mail, or handed over. */
export const invoiceTypes = { paper: 0, e_invoice: 1, pdf: 2, physical: 3 } as const

/** The code of a type of invoice. It is also `financeTypeId` in the address of an invoice. */
export const InvoiceType = z.literal([0, 1, 2, 3])
export type InvoiceType = z.infer<typeof InvoiceType>

/** The way an invoice was paid (specification §3), and what staff have noted of a contract: in a store, or to another account. */
export const payTypes = { invoice: 1, card: 2, automatic: 3, e_invoice: 4, elsewhere: 5 } as const

/** The code of a way to pay. */
export const PayType = z.literal([1, 2, 3, 4, 5])
export type PayType = z.infer<typeof PayType>

/** The nine states of an invoice (specification §4). What may follow what: `domain/invoices/invoice-states.ts`. */
export const InvoiceStatus = z.enum([
  'paid',
  'partly_paid',
  'not_paid',
  'ended',
  'transferred',
  'payment_reserved',
  'payment_in_progress',
  'in_collection',
  'returned_for_faulty_address',
])
export type InvoiceStatus = z.infer<typeof InvoiceStatus>

/** Names an invoice in addresses: ten digits that do not count up, the last a check digit. */
export const InvoiceId = z.string().check(z.regex(/^\d{10}$/))

/** What is charged: one row of an invoice or of a credit note. `amount` in cents for the whole row, VAT included. */
export const InvoiceRow = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  /** Negative where it takes away what was free. */
  amount: Cents,
  vatRate: VatRate,
})
export type InvoiceRow = z.infer<typeof InvoiceRow>

/** A row as staff write it: 0.01–100,000 €, at a rate of VAT of today, or of the invoice that is credited. Others fail with `invoice.rate_not_allowed`. */
const WrittenRow = z.extend(InvoiceRow, { amount: Cents.check(z.minimum(1), z.maximum(10_000_000)) })

/** An invoice in a list (specification §3). Amounts in cents, days in Helsinki. */
export const Invoice = z.object({
  id: InvoiceId,
  /** Given out once, counting up. */
  number: z.int(),
  type: InvoiceType,
  /** The subscription it is for; 0 where there is none. */
  subscriptionId: z.int(),
  /** Which of its deliveries, or months; null where it is for none. */
  period: z.nullable(z.int()),
  /** The reference number: digits with the check digit (7-3-1). */
  ocrNumber: z.string(),
  originalAmount: Cents,
  amountLeft: Cents,
  createdDate: z.iso.date(),
  dueDate: z.iso.date(),
  status: InvoiceStatus,
})
export type Invoice = z.infer<typeof Invoice>

/** A payment of an invoice, as the customer sees it. */
export const InvoicePayment = z.object({
  on: z.iso.date(),
  payType: PayType,
  amount: Cents,
  /** What of it was too much and goes back. */
  givenBack: Cents,
  /** `paid`, or still on its way at the provider. */
  isReserved: z.boolean(),
})
export type InvoicePayment = z.infer<typeof InvoicePayment>

/** A credit note. `amount` is positive and lowers the open amount. */
export const InvoiceCredit = z.object({ number: z.int(), on: z.iso.date(), amount: Cents })
export type InvoiceCredit = z.infer<typeof InvoiceCredit>

/** An invoice with all that is needed to pay it. */
export const InvoiceDetails = z.extend(Invoice, {
  rows: z.array(InvoiceRow),
  vat: z.array(VatShare),
  payments: z.array(InvoicePayment),
  credits: z.array(InvoiceCredit),
  /** The most that can be paid online now: what is left, less what is on its way. */
  payable: Cents,
  recipient: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** The reference number as a creditor reference (ISO 11649). */
  rf: z.string(),
  /** The digits of the bank barcode; empty where nothing is left. */
  barcode: z.string(),
  /** What the QR code says (EPC069-12); empty where nothing is left. */
  epc: z.string(),
})
export type InvoiceDetails = z.infer<typeof InvoiceDetails>

/** The invoices of the customer, the one due first on top. */
export const listInvoices = route({
  method: 'get',
  path: '/account/invoices',
  input: Nothing,
  output: z.object({ invoices: z.array(Invoice) }),
})

/** One invoice. Fails with `invoice.not_found`, also for another customer's invoice. */
export const getInvoice = route({
  method: 'get',
  path: '/account/invoices/:id',
  input: z.object({ id: InvoiceId }),
  output: z.object({ invoice: InvoiceDetails }),
})

/** The invoice as a PDF in base64, or one of its credit notes by its number. */
export const getInvoicePdf = route({
  method: 'get',
  path: '/account/invoices/:id/pdf',
  input: z.object({ id: InvoiceId, credit: z.optional(inUrl(z.int())) }),
  output: z.object({ filename: z.string(), content: z.string() }),
})

/** Opens a payment of the whole or a part. `next` is the provider's page. Fails with the field `amount` in its details. */
export const payInvoice = route({
  method: 'post',
  path: '/account/invoices/:id/pay',
  input: z.object({ id: InvoiceId, amount: z.int() }),
  output: z.object({ next: z.string() }),
})

/** The payer is back from the provider with its signed report. */
export const returnFromInvoicePayment = route({
  method: 'post',
  path: '/account/invoices/return',
  input: PaymentProof,
  output: z.object({
    outcome: PaymentOutcome,
    payment: PaymentStanding,
    id: InvoiceId,
    subscriptionId: z.int(),
  }),
})

/**
 * The company that gets an invoice as an e-invoice. `address` is an OVT code or an IBAN, `operator` who carries it; `reference` is what the
 * company wants to read on it, and may be empty.
 */
export const EInvoiceReceiver = z.object({
  businessId: businessId(),
  company: line(120),
  address: code(40),
  operator: code(40),
  reference: line(70),
})
export type EInvoiceReceiver = z.infer<typeof EInvoiceReceiver>

/**
 * Staff: makes an invoice and mails it, or sends it as an e-invoice to the company of `eInvoice`, which that type asks for. Without `dueDate` it
 * is due after two weeks.
 */
export const makeInvoice = route({
  method: 'post',
  path: '/invoice/make',
  input: z.object({
    customer: code(20),
    type: InvoiceType,
    rows: z.array(WrittenRow).check(z.minLength(1), z.maxLength(40)),
    dueDate: z.optional(z.iso.date()),
    eInvoice: z.optional(EInvoiceReceiver),
  }),
  output: z.object({ id: InvoiceId, number: z.int() }),
})

/** Staff: the invoice as a PDF in base64, such as one to be posted on paper. */
export const getInvoicePdfForStaff = route({
  method: 'get',
  path: '/invoice/:id/pdf',
  input: getInvoicePdf.input,
  output: getInvoicePdf.output,
})

/** Staff: an e-invoice, or one of its credit notes, as Finvoice 3.0 in the frame that banks take it in. Fails with `invoice.no_e_invoice`. */
export const getFinvoice = route({
  method: 'get',
  path: '/invoice/:id/finvoice',
  input: getInvoicePdf.input,
  output: z.object({ filename: z.string(), content: z.string() }),
})

/** Staff: mails what could not be sent as an e-invoice as a PDF to the company's contact. Fails with `invoice.not_mailable`. */
export const mailEInvoice = route({
  method: 'post',
  path: '/invoice/:id/mail',
  input: z.object({ id: InvoiceId }),
  output: z.object({ mailed: z.int() }),
})

/**
 * Staff: sends what the operator has refused again as an e-invoice, to this address, which the company's agreement has from then on. Fails with
 * the fields `address` and `operator` in its details, and with `invoice.not_refused` where nothing is refused.
 */
export const resendEInvoice = route({
  method: 'post',
  path: '/invoice/:id/resend',
  input: z.object({ id: InvoiceId, address: code(40), operator: code(40) }),
  output: z.object({ resent: z.int() }),
})

/** Staff: credits these rows of an invoice, or all that is not credited yet. `note` says why. */
export const creditInvoice = route({
  method: 'post',
  path: '/invoice/:id/credit',
  input: z.object({
    id: InvoiceId,
    rows: z.optional(z.array(WrittenRow).check(z.minLength(1), z.maxLength(40))),
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  output: z.object({ number: z.int(), status: InvoiceStatus }),
})

/** States that staff give. `not_paid` takes an invoice back from collection, or posts it to the right address. */
export const StaffInvoiceStatus = z.enum([
  'ended',
  'transferred',
  'in_collection',
  'returned_for_faulty_address',
  'not_paid',
])
export type StaffInvoiceStatus = z.infer<typeof StaffInvoiceStatus>

/** Staff: moves an invoice to another state. */
export const moveInvoice = route({
  method: 'post',
  path: '/invoice/:id/move',
  input: z.object({
    id: InvoiceId,
    to: StaffInvoiceStatus,
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  output: z.object({ status: InvoiceStatus }),
})

/** Staff: how money that goes back has gone: `done` by another way, or `again` by the provider. */
export const settleInvoiceRefund = route({
  method: 'post',
  path: '/invoice/:id/refund',
  input: z.object({
    id: InvoiceId,
    /** Names the payment. */
    payment: text(64),
    as: z.enum(['done', 'again']),
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  output: z.object({ refund: z.nullable(RefundState) }),
})

/** A bank file as it was uploaded: incoming reference payments (KTL) or camt.054, in base64. */
const BankFile = z.object({ content: text(2_000_000) })

/**
 * What becomes of a row of a bank file. `recorded` was recorded before, `recorded_unbooked` too, though the bank has not
 * booked it; `not_booked` is pending or only announced. The last are for a person to look into.
 */
export const BankRowMatch = z.enum([
  'matches',
  'too_much',
  'recorded',
  'recorded_unbooked',
  'not_booked',
  'unknown_reference',
  'correction',
  'unreadable',
  'foreign_currency',
  'sum_too_large',
])
export type BankRowMatch = z.infer<typeof BankRowMatch>

/** A row of a bank file and the invoice it pays. */
export const MatchedBankRow = z.object({
  archiveId: z.string(),
  /** Null where it could not be read. */
  paidOn: z.nullable(z.iso.date()),
  reference: z.string(),
  payer: z.string(),
  /** What the payer wrote. */
  message: z.string(),
  /** 0 where it could not be read. */
  amount: Cents,
  match: BankRowMatch,
  invoice: z.nullable(z.int()),
  /** The recorded payment of `recorded_unbooked`, which `undoBankPayment` undoes. */
  recorded: z.nullable(z.object({ id: InvoiceId, payment: z.string() })),
})
export type MatchedBankRow = z.infer<typeof MatchedBankRow>

/**
 * Staff: undoes that a payment was recorded from a bank file, such as one that the bank never booked: the invoice is to be
 * paid again, and the same row can be recorded later. Fails with `invoice.payment_not_undone` where it came otherwise,
 * and with `invoice.payment_given_back` where money of it has gone back.
 */
export const undoBankPayment = route({
  method: 'post',
  path: '/invoice/:id/undo-payment',
  input: z.object({
    id: InvoiceId,
    /** Names the payment. */
    payment: text(100),
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  output: z.object({ status: InvoiceStatus, amountLeft: Cents }),
})

/** Staff: reads a bank file and changes nothing. A refusal names the row of the file. */
export const readBankFile = route({
  method: 'post',
  path: '/invoice/bank-file/read',
  input: BankFile,
  output: z.object({ rows: z.array(MatchedBankRow) }),
})

/** Staff: records the payments of a bank file, each row once. Fails with `bankfile.recorded_already` for a file that was. */
export const recordBankFile = route({
  method: 'post',
  path: '/invoice/bank-file/record',
  input: BankFile,
  output: z.object({ recorded: z.int(), left: z.int() }),
})
