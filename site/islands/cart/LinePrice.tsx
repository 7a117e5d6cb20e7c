import type { CartLine } from '#contracts/cart.ts'
import { priceTag } from '#domain/catalog/price-tag.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { fill } from '../../shared/fill.ts'
import type { CartTexts } from './texts.ts'

/** The price of a line, with its price tag. */
export function LinePrice({ line, quantity, texts }: { line: CartLine; quantity: number; texts: CartTexts }) {
  const { amount, struckThrough, ordinaryPrice } = priceTag(line.price)
  return (
    <div className="cart-line-price figures">
      <p className="price">{formatPrice(amount * quantity)}</p>
      {quantity > 1 && <p className="small soft">{fill(texts.each, { price: formatPrice(amount) })}</p>}
      {struckThrough !== null && (
        <p className="small soft">
          {texts.lowest} <s>{formatPrice(struckThrough)}</s>
        </p>
      )}
      {ordinaryPrice !== null && (
        <p className="small soft">{fill(texts.ordinary, { price: formatPrice(ordinaryPrice) })}</p>
      )}
    </div>
  )
}
