import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import {
  creditInvoice,
  type EInvoiceReceiver,
  getFinvoice,
  getInvoice,
  getInvoicePdf,
  getInvoicePdfForStaff,
  invoiceTypes,
  listInvoices,
  mailEInvoice,
  makeInvoice,
  moveInvoice,
  payInvoice,
  readBankFile,
  recordBankFile,
  resendEInvoice,
  returnFromInvoicePayment,
  settleInvoiceRefund,
  undoBankPayment,
} from '#contracts/invoices.ts'
import { readCustomerNumber } from '#domain/customers/customer-number.ts'
import { dueDateOf } from '#domain/invoices/due-date.ts'
import {
  acceptedEInvoiceAddress,
  type EInvoice,
  type EInvoiceTo,
  goesAsEInvoice,
  isRefused,
  mailableSendings,
  movedSending,
  problemsWithEInvoiceAddress,
  problemsWithReceiver,
  resentTo,
  withSending,
} from '#domain/invoices/e-invoice.ts'
import { finvoice, finvoiceFrame } from '#domain/invoices/finvoice.ts'
import {
  assertBeCreditable,
  assertBeTaxedBy,
  creditableRows,
  withSurplusPromised,
} from '#domain/invoices/invoice-ledger.ts'
import { assertMoveInvoice } from '#domain/invoices/invoice-states.ts'
import { vatRatesOn } from '#domain/money/vat.ts'
import { Refusal } from '#domain/refusal.ts'
import { textOf } from '#locales/texts.ts'
import { customerCaller, findCustomer } from '#plugins/customers/repository.ts'
import { CUSTOMER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import type { OwnedDocument } from '#plugins/kit/requests/ownership.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { settleReturn } from '#plugins/payments/charges/settle-return.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { matchRows, recordRows, rowsOfFile, undoPayment } from './bank-file.ts'
import { eInvoiceContentOf } from './finvoice-of.ts'
import { creditPdf, invoicePdf, pdfAttachment } from './invoice-pdf.ts'
import { settleSurplus } from './invoice-refunds.ts'
import { detailsView, invoiceView } from './invoice-view.ts'
import { INVOICE, invoiceOfPayment } from './payment-ref.ts'
import {
  accountOf,
  changeInvoice,
  createInvoice,
  eInvoiceAddressOf,
  eInvoiceStep,
  findInvoice,
  invoiceNamed,
  invoicesOf,
  nextInvoiceNumber,
  withInvoiceEvent,
} from './repository.ts'
import { eInvoiceAddresses } from './send-e-invoice.ts'
import { startPayment } from './start-payment.ts'

/** An invoice belongs to the customer it was made out to. */
const ownedInvoice: OwnedDocument<{ id: string }> = {
  owner: async ({ id }, req: PayloadRequest) => {
    const invoice = await findInvoice(req, id)
    return invoice && { kind: 'customer', id: invoice.customer }
  },
  missing: 'invoice.not_found',
}

/** The PDF of an invoice as it stands now, or of its credit note of this number. */
async function pdfOf(req: PayloadRequest, id: string, credit: number | undefined) {
  const invoice = await invoiceNamed(req, id)
  const [account, seller] = [await accountOf(req), await sellerOf(req)]
  if (credit === undefined) return pdfAttachment(invoice.number, await invoicePdf(invoice, account, seller))
  const note = invoice.credits.find(({ number }) => number === credit)
  if (!note) throw new Refusal('invoice.not_found')
  return pdfAttachment(note.number, await creditPdf(invoice, note, seller))
}

/** `POST /api/invoice/:id/credit`: a credit note, once per key. What was paid too much by it goes back. */
const creditInvoiceEndpoint = endpoint(
  creditInvoice,
  { who: ['admin', 'order-handler'], idempotency: 'handler-by-key' },
  async ({ id, rows, note }, req) => {
    const key = idempotencyKeyOf(req) ?? randomUUID()
    const before = await invoiceNamed(req, id)
    const number = before.credits.find((credit) => credit.key === key)?.number ?? (await nextInvoiceNumber(req))
    const name = textOf(before.buyer.language, 'invoices')('pdf.credit_row', { number: before.number })
    const invoice = await changeInvoice(req, id, (latest) => {
      if (latest.credits.some((credit) => credit.key === key)) return null
      if (latest.standing === 'transferred') throw new Refusal('invoice.step_not_allowed')
      const credited = rows ?? creditableRows(latest, name)
      assertBeCreditable(latest, credited)
      const credit = { key, number, rows: credited, on: today(), by: staffNameOf(req), note }
      const credits = [...latest.credits, credit]
      return {
        credits,
        payments: withSurplusPromised({ ...latest, credits }),
        ...(goesAsEInvoice(latest.eInvoice)
          ? {
              eInvoice: withSending(latest.eInvoice, number, randomUUID(), nowIso()),
              steps: [eInvoiceStep(number)],
            }
          : { steps: [{ step: 'letters', of: String(number) }] }),
        ...withInvoiceEvent(latest, 'credited', staffNameOf(req), note),
      }
    })
    return { number: invoice.credits.find((credit) => credit.key === key)?.number ?? number, status: invoice.status }
  },
)

/** `GET /api/invoice/:id/finvoice`: what was sent, or is to be sent, in the frame that banks take it in. */
const getFinvoiceEndpoint = endpoint(getFinvoice, { who: CUSTOMER_STAFF }, async ({ id, credit }, req) => {
  const invoice = await invoiceNamed(req, id)
  const { eInvoice } = invoice
  const sending = eInvoice?.sendings.find(({ number }) => number === (credit ?? invoice.number))
  if (!eInvoice || !sending) throw new Refusal('invoice.no_e_invoice')
  const content = await eInvoiceContentOf(req, invoice, eInvoice, sending)
  return { filename: `finvoice-${sending.number}.xml`, content: finvoiceFrame(content) + finvoice(content) }
})

/** `GET /api/account/invoices/:id/pdf`: an invoice of the customer, or one of its credit notes. */
const getInvoicePdfEndpoint = endpoint(
  getInvoicePdf,
  { who: 'customer', ownedBy: ownedInvoice },
  async ({ id, credit }, req) => pdfOf(req, id, credit),
)

/** `GET /api/invoice/:id/pdf`: the same for staff. */
const getInvoicePdfForStaffEndpoint = endpoint(
  getInvoicePdfForStaff,
  { who: CUSTOMER_STAFF },
  async ({ id, credit }, req) => pdfOf(req, id, credit),
)

/** `GET /api/account/invoices/:id`: one invoice of the customer. */
const getInvoiceEndpoint = endpoint(getInvoice, { who: 'customer', ownedBy: ownedInvoice }, async ({ id }, req) => ({
  invoice: await detailsView(req, await invoiceNamed(req, id)),
}))

/** `GET /api/account/invoices`: the invoices of the customer. */
const listInvoicesEndpoint = endpoint(listInvoices, { who: 'customer' }, async (_, req) => ({
  invoices: (await invoicesOf(req, customerCaller(req).id)).map(invoiceView),
}))

/** `POST /api/invoice/:id/mail`: the letters of what could not be sent as an e-invoice, each once. */
const mailEInvoiceEndpoint = endpoint(mailEInvoice, { who: ['admin', 'order-handler'] }, async ({ id }, req) => {
  let mailed = 0
  await changeInvoice(req, id, (invoice) => {
    const { eInvoice } = invoice
    const numbers = mailableSendings(eInvoice, nowIso()).map(({ number }) => number)
    mailed = numbers.length
    if (!eInvoice || mailed === 0) throw new Refusal('invoice.not_mailable')
    return {
      eInvoice: numbers.reduce(asMailed, eInvoice),
      // Mailing ends the step, so that staff no longer see it as stuck.
      steps: numbers.flatMap((number) => [{ step: 'letters', of: String(number) }, eInvoiceStep(number)]),
      ...withInvoiceEvent(invoice, 'mailed', staffNameOf(req)),
    }
  })
  return { mailed }
})

const asMailed = (eInvoice: EInvoice, number: number): EInvoice =>
  movedSending(eInvoice, number, { state: 'mailed', since: nowIso(), reason: '' }) ?? eInvoice

/** `POST /api/invoice/make`: an invoice to a customer, once per key, and its letter or its e-invoice with it. */
const makeInvoiceEndpoint = endpoint(
  makeInvoice,
  { who: ['admin', 'order-handler'], idempotency: 'handler-by-key' },
  async ({ customer, type, rows, dueDate, eInvoice }, req) => {
    assertBeTaxedBy(vatRatesOn(today()), rows)
    const buyer = await findCustomer(req, readCustomerNumber(customer))
    if (!buyer) throw new Refusal('invoice.customer_unknown', { field: 'customer' })
    if (!(await accountOf(req))) throw new Refusal('invoice.no_account')
    const receiver = type === invoiceTypes.e_invoice ? assertReceive(eInvoice) : null
    if (receiver && !(await eInvoiceAddressOf(req))) throw new Refusal('invoice.no_e_invoicing')
    const { firstName, lastName, email, street, postalCode, town, language } = buyer
    const invoice = await createInvoice(req, {
      key: idempotencyKeyOf(req) ?? randomUUID(),
      customer: buyer.number,
      type,
      rows,
      who: staffNameOf(req),
      dueDate: dueDateOf(today(), dueDate),
      buyer: {
        firstName,
        lastName,
        email,
        language,
        street: street ?? '',
        postalCode: postalCode ?? '',
        town: town ?? '',
        ...(receiver && { firstName: receiver.company, lastName: '' }),
      },
      ...(receiver && { eInvoice: toOf(receiver) }),
    })
    return { id: invoice.ref, number: invoice.number }
  },
)

/** The company that an e-invoice goes to. Throws the first problem with it. */
function assertReceive(receiver: EInvoiceReceiver | undefined): EInvoiceReceiver {
  if (!receiver) throw new Refusal('invoice.receiver_missing', { field: 'eInvoice.company' })
  const [problem] = problemsWithReceiver(receiver)
  if (problem) throw new Refusal(problem.code, { ...problem.details, field: problem.field })
  return receiver
}

function toOf({ businessId, reference, ...to }: EInvoiceReceiver): EInvoiceTo {
  return {
    businessId,
    ...acceptedEInvoiceAddress(to),
    buyerReference: reference,
    orderNumber: '',
    agreement: '',
  }
}

/** `POST /api/invoice/:id/move`: what staff know of an invoice that its payments do not say. */
const moveInvoiceEndpoint = endpoint(
  moveInvoice,
  { who: ['admin', 'order-handler'] },
  async ({ id, to, note }, req) => {
    const { status } = await changeInvoice(req, id, (invoice) => {
      assertMoveInvoice(invoice.status, to)
      const standing = to === 'not_paid' ? null : to
      return { standing, ...withInvoiceEvent(invoice, to, staffNameOf(req), note) }
    })
    return { status }
  },
)

/** `POST /api/account/invoices/:id/pay`: opens a payment of the whole or a part. */
const payInvoiceEndpoint = endpoint(
  payInvoice,
  { who: 'customer', ownedBy: ownedInvoice, limit: 'purchase' },
  async ({ id, amount }, req) => ({ next: await startPayment(req, id, amount) }),
)

/** `POST /api/invoice/bank-file/read`: what a bank file would record. */
const readBankFileEndpoint = endpoint(
  readBankFile,
  { who: ['admin', 'order-handler'], idempotency: 'none', mostBytes: 2_100_000 },
  async ({ content }, req) => {
    const matched = await serialized('bank file', async () => matchRows(req, await rowsOfFile(content)))
    return { rows: matched.map(({ row: _, invoice, ...shown }) => ({ ...shown, invoice: invoice?.number ?? null })) }
  },
)

/** `POST /api/invoice/bank-file/record`: records the payments of a bank file, each row once. */
const recordBankFileEndpoint = endpoint(
  recordBankFile,
  { who: ['admin', 'order-handler'], idempotency: 'handler', mostBytes: 2_100_000 },
  async ({ content }, req) =>
    serialized('bank file', async () => recordRows(req, await rowsOfFile(content), staffNameOf(req))),
)

/** `POST /api/invoice/:id/undo-payment`: undoes a payment that was recorded from a bank file. */
const undoBankPaymentEndpoint = endpoint(
  undoBankPayment,
  { who: ['admin', 'order-handler'] },
  async ({ id, payment, note }, req) => {
    if (invoiceOfPayment(payment) !== id) throw new Refusal('invoice.not_found')
    return serialized('bank file', async () => {
      const { status, amountLeft } = await undoPayment(req, id, payment, { by: staffNameOf(req), note })
      return { status, amountLeft }
    })
  },
)

/** `POST /api/invoice/:id/resend`: what was refused goes as an e-invoice again, to a mended address. */
const resendEInvoiceEndpoint = endpoint(
  resendEInvoice,
  { who: ['admin', 'order-handler'] },
  async ({ id, ...typed }, req) => {
    const [problem] = problemsWithEInvoiceAddress(typed)
    if (problem) throw new Refusal(problem.code, { field: problem.field })
    const to = acceptedEInvoiceAddress(typed)
    const { eInvoice: before } = await invoiceNamed(req, id)
    const refused = before?.sendings.filter(isRefused) ?? []
    if (!before || refused.length === 0) throw new Refusal('invoice.not_refused')
    // First the agreement: where the invoice is not reached after it, the button is still there.
    if (before.agreement !== '') await eInvoiceAddresses.only(req)?.(req, before.agreement, to, staffNameOf(req))
    await changeInvoice(req, id, (latest) => {
      const { eInvoice } = latest
      const resent = eInvoice && resentTo(eInvoice, to, randomUUID, nowIso())
      if (!eInvoice || !resent) throw new Refusal('invoice.not_refused')
      return {
        eInvoice: resent,
        steps: eInvoice.sendings.filter(isRefused).map(({ number }) => eInvoiceStep(number)),
        ...withInvoiceEvent(latest, 'resent', staffNameOf(req), `${eInvoice.address} ${eInvoice.operator}`),
      }
    })
    return { resent: refused.length }
  },
)

/** `POST /api/account/invoices/return`: the payer returns from the provider with its signed report, which settles once. */
const returnFromInvoicePaymentEndpoint = endpoint(
  returnFromInvoicePayment,
  { who: 'anyone', idempotency: 'handler' },
  async (proof, req) => {
    const { charge, ...notified } = await settleReturn(req, proof, INVOICE)
    const { ref: id, subscriptionId } = await invoiceNamed(req, charge.subject)
    return { id, subscriptionId, ...notified }
  },
)

/** `POST /api/invoice/:id/refund`: how money that goes back has gone, where it does not go by itself. */
const settleInvoiceRefundEndpoint = endpoint(
  settleInvoiceRefund,
  { who: ['admin', 'order-handler'], idempotency: 'handler' },
  async ({ id, payment, as, note }, req) => {
    if (invoiceOfPayment(payment) !== id) throw new Refusal('invoice.not_found')
    const refunds = await settleSurplus(req, payment, { as, by: staffNameOf(req), note })
    return { refund: refunds.at(-1)?.state ?? null }
  },
)

/** The endpoints of invoices. */
export const invoiceEndpoints = [
  listInvoicesEndpoint,
  getInvoiceEndpoint,
  getInvoicePdfEndpoint,
  getInvoicePdfForStaffEndpoint,
  getFinvoiceEndpoint,
  mailEInvoiceEndpoint,
  resendEInvoiceEndpoint,
  payInvoiceEndpoint,
  returnFromInvoicePaymentEndpoint,
  makeInvoiceEndpoint,
  creditInvoiceEndpoint,
  moveInvoiceEndpoint,
  settleInvoiceRefundEndpoint,
  readBankFileEndpoint,
  recordBankFileEndpoint,
  undoBankPaymentEndpoint,
]
