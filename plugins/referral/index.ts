import type { Plugin } from 'payload'
import { keepsCustomerRecords } from '#plugins/customers/customer-records.ts'
import { extend } from '#plugins/kit/extend.ts'
import { givingFreeMonths } from '#plugins/ledger/free-months.ts'
import { referralCodes, referralPromises, referrals } from './collections.ts'
import { referralEndpoints } from './endpoints/referral-endpoints.ts'
import { freeByReferral } from './free-bills.ts'
import { referralRecords } from './records.ts'
import { referralSteps } from './referral-steps.ts'

/** Customers who bring friends: a code that is shared, and what is free by it for both. */
export const referralPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [referralPromises, referralCodes, referrals],
    endpoints: referralEndpoints,
    steps: [referralSteps],
    handlers: { ...givingFreeMonths(freeByReferral), ...keepsCustomerRecords({ referral: referralRecords }) },
  })
