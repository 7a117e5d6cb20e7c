import { randomUUID } from 'node:crypto'
import { makeInvoice } from '#contracts/invoices.ts'
import { readCustomerNumber } from '#domain/customers/customer-number.ts'
import { dueDateOf } from '#domain/invoices/due-date.ts'
import { mustBeTaxedBy } from '#domain/invoices/invoice-ledger.ts'
import { vatRatesOn } from '#domain/money/vat.ts'
import { Refusal } from '#domain/refusal.ts'
import { findCustomer } from '#plugins/customers/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { accountOf, createInvoice } from '../repository.ts'

/** `POST /api/invoice/make`: an invoice to a customer, once per key, and the letter with it. */
export const makeInvoiceEndpoint = endpoint(
  makeInvoice,
  { who: ['admin', 'order-handler'], idempotency: 'handler' },
  async ({ customer, type, rows, dueDate }, req) => {
    mustBeTaxedBy(vatRatesOn(today()), rows)
    const buyer = await findCustomer(req, readCustomerNumber(customer))
    if (!buyer) throw new Refusal('invoice.customer_unknown', { field: 'customer' })
    if (!(await accountOf(req))) throw new Refusal('invoice.no_account')
    const { firstName, lastName, email, street, postalCode, town, language } = buyer
    const invoice = await createInvoice(req, {
      ...{ key: idempotencyKeyOf(req) ?? randomUUID(), customer: buyer.number, type, rows, who: staffNameOf(req) },
      dueDate: dueDateOf(today(), dueDate),
      buyer: {
        ...{ firstName, lastName, email, language },
        ...{ street: street ?? '', postalCode: postalCode ?? '', town: town ?? '' },
      },
    })
    return { id: invoice.ref, number: invoice.number }
  },
)
