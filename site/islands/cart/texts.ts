import type cart from '#locales/fi/cart.json'

/** The few words the cart carries into the browser. */
export type CartTexts = Record<keyof (typeof cart)['lines'], string>
