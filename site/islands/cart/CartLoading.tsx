import type { CartTexts } from './texts.ts'

/** Placeholder while the cart loads. */
export function CartLoading({ texts }: { texts: CartTexts }) {
  return (
    <div className="cart-loading" role="status">
      <span className="visually-hidden">{texts.loading}</span>
      {[1, 2].map((place) => (
        <div className="cart-line" key={place} aria-hidden="true">
          <span className="shape picture" />
          <div className="cart-line-words">
            <span className="shape" />
            <span className="shape short" />
          </div>
        </div>
      ))}
    </div>
  )
}
