import type { Plugin } from 'payload'
import { keepsCustomerRecords } from '#plugins/customers/customer-records.ts'
import { extend } from '#plugins/kit/extend.ts'
import { agreementSteps, daySteps } from './business-steps.ts'
import { companyAgreements } from './company-agreements.ts'
import { businessRecords, forgetAgreements } from './customer-records.ts'
import { agreementEndpoints } from './endpoints/agreements.ts'
import { eyeHealthDayEndpoints } from './endpoints/eye-health-days.ts'
import { eyeHealthDays } from './eye-health-days.ts'

/** Companies: what an employer pays for its people, and the days on which they are seen. */
export const businessPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [companyAgreements, eyeHealthDays],
    endpoints: [...agreementEndpoints, ...eyeHealthDayEndpoints],
    steps: [agreementSteps, daySteps],
    tasks: [forgetAgreements],
    handlers: keepsCustomerRecords({ business: businessRecords }),
  })
