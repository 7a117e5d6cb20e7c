import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { paymentEndpoints } from './endpoints/payment-endpoints.ts'
import { storeModeEndpoints } from './endpoints/store-mode-endpoints.ts'
import { storeSession } from './sessions.ts'
import { storeSessions } from './store-sessions.ts'

/** Staff serve customers in the shop itself, in a browser of their store. */
export const storeModePlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [storeSessions],
    sessions: [storeSession],
    endpoints: [...storeModeEndpoints, ...paymentEndpoints],
  })
