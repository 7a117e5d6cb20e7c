import type { Plugin } from 'payload'
import { customerEvents, customerRecords } from '#plugins/customers/hooks.ts'
import { extend } from '#plugins/kit/extend.ts'
import { cartRecords } from './cart-records.ts'
import { carts } from './carts.ts'
import { cartEndpoints } from './endpoints.ts'
import { joinCarts } from './join-carts.ts'

export const cartPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [carts],
    endpoints: cartEndpoints,
    hooks: [customerEvents.on({ signedIn: joinCarts }), customerRecords.on('cart', cartRecords)],
  })
