/** Where the links and forms of the cart lead. */
export type CartPaths = Record<'cart' | 'checkout' | 'frames' | 'sunglasses' | 'contact_lenses', string>
