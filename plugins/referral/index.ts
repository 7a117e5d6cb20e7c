import type { Plugin } from 'payload'
import { customerRecords } from '#plugins/customers/hooks.ts'
import { extend } from '#plugins/kit/extend.ts'
import { freeMonths } from '#plugins/ledger/free-months.ts'
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
    hooks: [freeMonths.on(freeByReferral), customerRecords.on('referral', referralRecords)],
  })
