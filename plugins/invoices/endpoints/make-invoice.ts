import { randomUUID } from 'node:crypto'
import { invoiceTypes, makeInvoice, type EInvoiceReceiver } from '#contracts/invoices.ts'
import { readCustomerNumber } from '#domain/customers/customer-number.ts'
import { dueDateOf } from '#domain/invoices/due-date.ts'
import { acceptedEInvoiceAddress, problemsWithReceiver, type EInvoiceTo } from '#domain/invoices/e-invoice.ts'
import { assertBeTaxedBy } from '#domain/invoices/invoice-ledger.ts'
import { vatRatesOn } from '#domain/money/vat.ts'
import { Refusal } from '#domain/refusal.ts'
import { findCustomer } from '#plugins/customers/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { accountOf, createInvoice, eInvoiceAddressOf } from '../repository.ts'

/** `POST /api/invoice/make`: an invoice to a customer, once per key, and its letter or its e-invoice with it. */
export const makeInvoiceEndpoint = endpoint(
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
        ...(receiver && { firstName: receiver.company.trim(), lastName: '' }),
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
    businessId: businessId.trim(),
    ...acceptedEInvoiceAddress(to),
    buyerReference: reference.trim(),
    orderNumber: '',
    agreement: '',
  }
}
