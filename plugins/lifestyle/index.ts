import type { Plugin } from 'payload'
import { monthlyWays } from '#plugins/cart/priced-cart.ts'
import { customerRecords, freeExams } from '#plugins/customers/hooks.ts'
import { monthlyWay } from '#domain/lifestyle/glasses-by-month.ts'
import { extend } from '#plugins/kit/extend.ts'
import { orderFollowers, withdrawalFollowers } from '#plugins/orders/hooks.ts'
import { orderCovers } from '#plugins/insurance/claim.ts'
import { chargeOwners } from '#plugins/payments/charge-owners.ts'
import { lifestyleBills } from './bills.ts'
import { contractCharges, LIFESTYLE } from './contract-charges.ts'
import { billSteps, contractSteps } from './contract-steps.ts'
import { risingContracts } from '#plugins/subscriptions/price-rises/raising-prices.ts'
import { connectedContract } from '#plugins/subscriptions/connected.ts'
import { takeDelivery } from './connect.ts'
import { lifestyleRows } from './connected-rows.ts'
import { lifestyleContracts, lifestyleDocuments } from './contracts.ts'
import { lifestyleEndpoints } from './endpoints.ts'
import { followOrder } from './order-glasses.ts'
import { lifestylePlans } from './plans.ts'
import { coverOf, isExamFree } from './perks.ts'
import { planRises } from './raise-plan.ts'
import { offeredPlans } from './repository.ts'
import { eraseContracts, lifestyleRecords } from './records.ts'
import { planSeed } from './seed.ts'
import { withdrawByOrder } from './withdraw.ts'

/** Lifestyle: glasses by the month. */
export const lifestylePlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [lifestylePlans, lifestyleContracts, lifestyleDocuments, lifestyleBills, lifestyleRows],
    endpoints: lifestyleEndpoints,
    steps: [contractSteps, billSteps],
    tasks: [eraseContracts],
    seeds: [planSeed],
    hooks: [
      monthlyWays.on(async (req, items) => monthlyWay(await offeredPlans(req), items)),
      orderFollowers.on('lifestyle', followOrder),
      orderCovers.on('lifestyle', coverOf),
      withdrawalFollowers.on('lifestyle', withdrawByOrder),
      chargeOwners.on(LIFESTYLE, contractCharges),
      connectedContract.on(takeDelivery),
      risingContracts.on('glasses', planRises),
      freeExams.on(isExamFree),
      customerRecords.on('lifestyle', lifestyleRecords),
    ],
  })
