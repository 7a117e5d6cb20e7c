import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { getCheckoutEndpoint } from './endpoints/get-checkout.ts'
import { quotePurchaseEndpoint } from './endpoints/quote-purchase.ts'
import { forgetGivenUp, forgetOrdered } from './forget-purchases.ts'
import { purchases } from './purchases.ts'

export const checkoutPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [purchases],
    endpoints: [getCheckoutEndpoint, quotePurchaseEndpoint],
    sweeps: [forgetOrdered, forgetGivenUp],
  })
