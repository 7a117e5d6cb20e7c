import type { Plugin } from 'payload'
import { customerRecords } from '#plugins/customers/hooks.ts'
import { extend } from '#plugins/kit/extend.ts'
import { chargeOwners } from '#plugins/payments/charge-owners.ts'
import { boughtRows } from './bought-rows.ts'
import { checkoutEndpoints } from './endpoints.ts'
import { PURCHASE } from './open-payment.ts'
import { purchaseCharges } from './purchase-charges.ts'
import { purchaseRecords } from './purchase-records.ts'
import { purchases } from './purchases.ts'
import { purchaseSteps } from './purchase-steps.ts'
import { sweepPurchases } from './sweep-purchases.ts'

export const checkoutPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [purchases, boughtRows],
    endpoints: checkoutEndpoints,
    steps: [purchaseSteps],
    tasks: [sweepPurchases],
    hooks: [chargeOwners.on(PURCHASE, purchaseCharges), customerRecords.on('purchases', purchaseRecords)],
  })
