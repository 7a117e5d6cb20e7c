import type { Plugin } from 'payload'
import { customerRecords, accountNews } from '#plugins/customers/hooks.ts'
import { extend } from '#plugins/kit/extend.ts'
import { chargeOwners } from '#plugins/payments/charge-owners.ts'
import { invoiceNews, invoiceRecords } from './customer-records.ts'
import { creditInvoiceEndpoint } from './endpoints/credit-invoice.ts'
import { getFinvoiceEndpoint } from './endpoints/get-finvoice.ts'
import { getInvoiceEndpoint } from './endpoints/get-invoice.ts'
import { getInvoicePdfEndpoint, getInvoicePdfForStaffEndpoint } from './endpoints/get-invoice-pdf.ts'
import { listInvoicesEndpoint } from './endpoints/list-invoices.ts'
import { mailEInvoiceEndpoint } from './endpoints/mail-e-invoice.ts'
import { makeInvoiceEndpoint } from './endpoints/make-invoice.ts'
import { moveInvoiceEndpoint } from './endpoints/move-invoice.ts'
import { payInvoiceEndpoint } from './endpoints/pay-invoice.ts'
import { readBankFileEndpoint } from './endpoints/read-bank-file.ts'
import { recordBankFileEndpoint } from './endpoints/record-bank-file.ts'
import { resendEInvoiceEndpoint } from './endpoints/resend-e-invoice.ts'
import { returnFromInvoicePaymentEndpoint } from './endpoints/return-from-invoice-payment.ts'
import { settleInvoiceRefundEndpoint } from './endpoints/settle-invoice-refund.ts'
import { invoiceCharges } from './invoice-charges.ts'
import { invoiceSteps } from './invoice-steps.ts'
import { bankRows, invoices, invoicing } from './invoices.ts'
import { INVOICE } from './payment-ref.ts'
import { invoicingSeed } from './seed.ts'

/** Invoices to customers and companies: made, mailed or sent as e-invoices, paid online or at a bank, reminded of, credited. */
export const invoicesPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [invoices, bankRows],
    globals: [invoicing],
    seeds: [invoicingSeed],
    endpoints: [
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
    ],
    steps: [invoiceSteps],
    hooks: [
      chargeOwners.on(INVOICE, invoiceCharges),
      customerRecords.on('invoices', invoiceRecords),
      accountNews.on(invoiceNews),
    ],
  })
