import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { insightEndpoints } from './endpoints.ts'

/** What marketers see of searches, clicks and experiments. Requires search, behavior, experiments and provider. */
export const insightPlugin = (): Plugin => (config) => extend(config, { endpoints: insightEndpoints })
