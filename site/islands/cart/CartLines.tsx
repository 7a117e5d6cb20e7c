import type { Cart, CartLine } from '#contracts/cart.ts'
import { CartLineRow } from './CartLineRow.tsx'
import type { CartPaths } from '#site/shared/paths.ts'
import type { CartTexts } from './texts.ts'

interface Props {
  cart: Cart
  texts: CartTexts
  paths: CartPaths
}

/** Every line, and under each frame the lenses ground for it. */
export function CartLines({ cart, texts, paths }: Props) {
  return (
    <ul className="cart-lines" aria-label={texts.list}>
      {cart.items
        .filter(({ parentRef }) => parentRef === null)
        .map((line) => (
          <CartLineRow key={line.ref} line={line} texts={texts} paths={paths}>
            <Lenses of={line} cart={cart} texts={texts} paths={paths} />
          </CartLineRow>
        ))}
    </ul>
  )
}

function Lenses({ of: { ref }, cart, texts, paths }: Props & { of: CartLine }) {
  const lenses = cart.items.filter(({ parentRef }) => parentRef === ref)
  if (lenses.length === 0) return null
  return (
    <ul className="cart-lenses" aria-label={texts.lenses}>
      {lenses.map((line) => (
        <CartLineRow key={line.ref} line={line} texts={texts} paths={paths} />
      ))}
    </ul>
  )
}
