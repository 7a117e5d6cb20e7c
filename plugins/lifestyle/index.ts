import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { listPlansEndpoint } from './endpoints/list-plans.ts'
import { lifestylePlans } from './plans.ts'
import { planSeed } from './seed.ts'

/** Lifestyle: glasses by the month. */
export const lifestylePlugin = (): Plugin => (config) =>
  extend(config, { collections: [lifestylePlans], endpoints: [listPlansEndpoint], seeds: [planSeed] })
