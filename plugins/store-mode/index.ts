import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { cartHandovers } from './cart-handovers.ts'
import { cartHandoverEndpoints } from './endpoints/cart-handover-endpoints.ts'
import { paymentEndpoints } from './endpoints/payment-endpoints.ts'
import { storeModeEndpoints } from './endpoints/store-mode-endpoints.ts'
import { storeSession } from './sessions.ts'
import { storeSessions } from './store-sessions.ts'

/** Staff serve customers in the shop itself, in a browser of their store. */
export const storeModePlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [storeSessions, cartHandovers],
    sessions: [storeSession],
    endpoints: [...storeModeEndpoints, ...paymentEndpoints, ...cartHandoverEndpoints],
  })
