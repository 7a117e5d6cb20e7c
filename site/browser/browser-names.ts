/** Pieces in the cart as last received, and the cart's version (local storage; listed on the page on cookies). */
export const CART_PIECES_KEY = 'cart-pieces'

/** The checkout form's draft, while the tab is open (session storage; listed on the page on cookies). */
export const CHECKOUT_DRAFT_KEY = 'checkout-typed'

/** The event for a changed cart, with its `CartHead`. */
export const CART_CHANGED = 'cart:changed'
