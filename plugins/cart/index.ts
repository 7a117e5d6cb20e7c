import type { Plugin } from 'payload'
import { customerEvents, customerRecords } from '#plugins/customers/hooks.ts'
import { extend } from '#plugins/kit/extend.ts'
import { cartRecords } from './cart-records.ts'
import { carts } from './carts.ts'
import { addContactLensesEndpoint } from './endpoints/add-contact-lenses.ts'
import { addGiftCardEndpoint } from './endpoints/add-gift-card.ts'
import { changeIntervalEndpoint } from './endpoints/change-interval.ts'
import { emptyCartEndpoint } from './endpoints/empty-cart.ts'
import { getShopperEndpoint } from './endpoints/get-shopper.ts'
import { getTokenEndpoint } from './endpoints/get-token.ts'
import { setDiscountEndpoint } from './endpoints/set-discount.ts'
import { setQuantityEndpoint } from './endpoints/set-quantity.ts'
import { updateCartEndpoint } from './endpoints/update-cart.ts'
import { joinCarts } from './join-carts.ts'

export const cartPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [carts],
    endpoints: [
      getShopperEndpoint,
      getTokenEndpoint,
      updateCartEndpoint,
      addContactLensesEndpoint,
      addGiftCardEndpoint,
      setQuantityEndpoint,
      changeIntervalEndpoint,
      emptyCartEndpoint,
      setDiscountEndpoint,
    ],
    hooks: [customerEvents.on({ signedIn: joinCarts }), customerRecords.on('cart', cartRecords)],
  })
