import type { Plugin } from 'payload'
import { customerRecords, accountNews } from '#plugins/customers/hooks.ts'
import { extend } from '#plugins/kit/extend.ts'
import { chargeOwners } from '#plugins/payments/charge-owners.ts'
import { invoiceNews, invoiceRecords } from './invoice-records.ts'
import { invoiceEndpoints } from './endpoints.ts'
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
    endpoints: invoiceEndpoints,
    steps: [invoiceSteps],
    hooks: [
      chargeOwners.on(INVOICE, invoiceCharges),
      customerRecords.on('invoices', invoiceRecords),
      accountNews.on(invoiceNews),
    ],
  })
