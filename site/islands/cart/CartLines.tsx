import type { Cart, CartLine } from '#contracts/cart.ts'
import { CartLineRow } from './CartLineRow.tsx'
import type { CartTexts } from './texts.ts'

/** Every line, and under each frame the lenses ground for it. */
export function CartLines({ cart, texts }: { cart: Cart; texts: CartTexts }) {
  return (
    <ul className="cart-lines" aria-label={texts.list}>
      {cart.items
        .filter(({ parentRef }) => parentRef === null)
        .map((line) => (
          <CartLineRow key={line.ref} line={line} texts={texts}>
            <Lenses of={line} cart={cart} texts={texts} />
          </CartLineRow>
        ))}
    </ul>
  )
}

function Lenses({ of: { ref }, cart, texts }: { of: CartLine; cart: Cart; texts: CartTexts }) {
  const lenses = cart.items.filter(({ parentRef }) => parentRef === ref)
  if (lenses.length === 0) return null
  return (
    <ul className="cart-lenses" aria-label={texts.lenses}>
      {lenses.map((line) => (
        <CartLineRow key={line.ref} line={line} texts={texts} />
      ))}
    </ul>
  )
}
