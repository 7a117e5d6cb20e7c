import type { CartHead } from '#contracts/cart.ts'

/** The event for a cart that was changed or read, with a `CartChange`. */
export const CART_CHANGED = 'cart:changed'

/** The cart as the shop answered it. `isOwn` after a change made in this tab; `show` opens the drawer (specification §5). */
export type CartChange = CartHead & { isOwn?: boolean; show?: boolean }

/** The event for words that were put into the field of the search from outside. */
export const SEARCH_TYPED = 'search:typed'
