import type { Plugin } from 'payload'
import { accountNews, customerRecords } from '#plugins/customers/hooks.ts'
import { memberBenefits } from '#plugins/friends/benefits.ts'
import { extend } from '#plugins/kit/extend.ts'
import { withdrawalEndpoints } from './endpoints.ts'
import { countToday, exchangesOf } from './friends-benefits.ts'
import { newsOfReturns } from './returns.ts'
import { withdrawalRecords } from './withdrawal-records.ts'
import { withdrawalSteps } from './withdrawal-steps.ts'
import { withdrawals } from './withdrawals.ts'

/** Withdrawals from contracts, from the declaration to how staff handled it. */
export const withdrawalsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [withdrawals],
    endpoints: withdrawalEndpoints,
    hooks: [
      memberBenefits.on({ joined: countToday, benefits: exchangesOf }),
      accountNews.on(newsOfReturns),
      customerRecords.on('withdrawals', withdrawalRecords),
    ],
    steps: [withdrawalSteps],
  })
