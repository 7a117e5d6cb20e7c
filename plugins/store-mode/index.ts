import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { cartHandovers } from './cart-handovers.ts'
import { storeModeEndpoints } from './endpoints.ts'
import { storeSession } from './sessions.ts'
import { storeSessions } from './store-sessions.ts'

/** Staff serve customers in the shop itself, in a browser of their store. */
export const storeModePlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [storeSessions, cartHandovers],
    sessions: [storeSession],
    endpoints: storeModeEndpoints,
  })
