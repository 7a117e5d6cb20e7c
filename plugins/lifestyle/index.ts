import type { Plugin } from 'payload'
import { keepsCustomerRecords } from '#plugins/customers/customer-records.ts'
import { extend } from '#plugins/kit/extend.ts'
import { followingOrders } from '#plugins/orders/order-followers.ts'
import { contractSteps } from './contract-steps.ts'
import { lifestyleContracts, lifestyleDocuments } from './contracts.ts'
import { listPlansEndpoint } from './endpoints/list-plans.ts'
import { readContractEndpoints } from './endpoints/read-contracts.ts'
import { signContractEndpoints } from './endpoints/sign-contract.ts'
import { followOrder } from './order-glasses.ts'
import { lifestylePlans } from './plans.ts'
import { forgetContracts, lifestyleRecords } from './records.ts'
import { planSeed } from './seed.ts'

/** Lifestyle: glasses by the month. */
export const lifestylePlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [lifestylePlans, lifestyleContracts, lifestyleDocuments],
    endpoints: [listPlansEndpoint, ...readContractEndpoints, ...signContractEndpoints],
    steps: [contractSteps],
    tasks: [forgetContracts],
    seeds: [planSeed],
    handlers: {
      ...followingOrders({ lifestyle: followOrder }),
      ...keepsCustomerRecords({ lifestyle: lifestyleRecords }),
    },
  })
