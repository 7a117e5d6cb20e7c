import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { boughtRows } from './bought-rows.ts'
import { forgetBoughtRows } from './claim-rows.ts'
import { getCheckoutEndpoint } from './endpoints/get-checkout.ts'
import { quotePurchaseEndpoint } from './endpoints/quote-purchase.ts'
import { forgetGivenUp, forgetOrdered } from './forget-purchases.ts'
import { purchases } from './purchases.ts'

export const checkoutPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [purchases, boughtRows],
    endpoints: [getCheckoutEndpoint, quotePurchaseEndpoint],
    tasks: [forgetOrdered, forgetGivenUp, forgetBoughtRows],
  })
