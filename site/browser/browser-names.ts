/** Pieces in the cart as this browser last heard, and the cart's version (local storage; the page on cookies names it). */
export const KEPT_PIECES = 'cart-pieces'

/** What was typed at the checkout, for as long as the tab is open (session storage; the page on cookies names it). */
export const KEPT_TYPED = 'checkout-typed'

/** The event that tells a page's scripts of a changed cart, with its `CartHead`. */
export const CART_CHANGED = 'cart:changed'
