import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { winbackEndpoints } from './endpoints/winback-endpoints.ts'
import { offerContracts, winbackSteps } from './offer-contracts.ts'
import { winbackOffers } from './winback-offers.ts'

/** Offers to take a terminated contract of glasses by the month up again. */
export const winbackPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [winbackOffers],
    endpoints: winbackEndpoints,
    steps: [winbackSteps],
    tasks: [offerContracts],
  })
