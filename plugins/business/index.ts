import type { Plugin } from 'payload'
import { companyPayment } from '#plugins/bookings/company-payment.ts'
import { accountNews, customerRecords } from '#plugins/customers/hooks.ts'
import { eInvoiceAddresses } from '#plugins/invoices/send-e-invoice.ts'
import { extend } from '#plugins/kit/extend.ts'
import { businessRules } from './business-rules.ts'
import { agreementSteps, daySteps, requisitionSteps } from './business-steps.ts'
import { companyAgreements } from './company-agreements.ts'
import { businessRecords, eraseAgreements } from './business-records.ts'
import { businessEndpoints } from './endpoints.ts'
import { eyeHealthDays } from './eye-health-days.ts'
import { mendEInvoiceAddress } from './repository.ts'
import { newsOfCompanies, representativeSession } from './representatives.ts'
import { requisitions } from './requisitions.ts'
import { requisitionPayment } from './use-requisition.ts'

/** Companies: what an employer pays for its people, and the days on which they are seen. */
export const businessPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [companyAgreements, eyeHealthDays, requisitions],
    globals: [businessRules],
    sessions: [representativeSession],
    endpoints: businessEndpoints,
    steps: [agreementSteps, daySteps, requisitionSteps],
    tasks: [eraseAgreements],
    hooks: [
      customerRecords.on('business', businessRecords),
      accountNews.on(newsOfCompanies),
      companyPayment.on(requisitionPayment),
      eInvoiceAddresses.on(mendEInvoiceAddress),
    ],
  })
