import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { identificationEndpoints } from './endpoints.ts'
import { identifications } from './identifications.ts'
import { eraseIdentifications } from './repository.ts'

/** Strong identification of customers by the Finnish Trust Network (docs/decisions/sign-in.md). */
export const identificationPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [identifications],
    endpoints: identificationEndpoints,
    tasks: [eraseIdentifications],
  })
