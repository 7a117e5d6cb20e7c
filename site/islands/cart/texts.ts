import type cart from '#locales/fi/cart.json'

/** The texts of the cart island. */
export type CartTexts = Record<keyof (typeof cart)['lines'], string>
