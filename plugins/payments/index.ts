import type { Plugin } from 'payload'
import { customerRecords } from '#plugins/customers/hooks.ts'
import { extend } from '#plugins/kit/extend.ts'
import { chargeSteps } from './charges/charge-steps.ts'
import { charges } from './charges/collection.ts'
import { paymentEndpoints } from './endpoints.ts'
import { paytrailProvider } from './paytrail-provider.ts'
import { paymentProviders } from './provider.ts'
import { savedCardRecords } from './saved-card-repository.ts'
import { savedCards } from './saved-cards.ts'

export const paymentsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [charges, savedCards],
    endpoints: paymentEndpoints,
    steps: [chargeSteps],
    // A gift card needs no provider; Klarna (60, 65) has no adapter yet.
    hooks: [customerRecords.on('saved-cards', savedCardRecords), paymentProviders.on(70, paytrailProvider)],
  })
