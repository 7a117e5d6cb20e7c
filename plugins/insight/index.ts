import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { eraseShopperEndpoint } from './endpoints/erase-shopper.ts'
import { watchEventsEndpoint } from './endpoints/watch-events.ts'

/** What marketers see of searches, clicks and experiments. Requires search, behavior, experiments and provider. */
export const insightPlugin = (): Plugin => (config) =>
  extend(config, { endpoints: [watchEventsEndpoint, eraseShopperEndpoint] })
