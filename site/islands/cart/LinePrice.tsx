import type { CartLine } from '#contracts/cart.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { fill } from '../../lib/fill.ts'
import type { CartTexts } from './texts.ts'

/** What the line costs. Only the lowest price of the 30 days before a campaign may stand beside it struck through. */
export function LinePrice({ line, quantity, texts }: { line: CartLine; quantity: number; texts: CartTexts }) {
  const { amount, ordinaryPrice, lowestPrice30d, isCampaign } = line.price
  const hasLowest = isCampaign && lowestPrice30d !== null && lowestPrice30d > amount

  return (
    <div className="cart-line-price figures">
      <p className="price">{formatPrice(amount * quantity)}</p>
      {quantity > 1 && <p className="small soft">{fill(texts.each, { price: formatPrice(amount) })}</p>}
      {hasLowest && <p className="small soft">{fill(texts.lowest, { price: formatPrice(lowestPrice30d) })}</p>}
      {isCampaign && !hasLowest && ordinaryPrice !== null && (
        <p className="small soft">{fill(texts.ordinary, { price: formatPrice(ordinaryPrice) })}</p>
      )}
    </div>
  )
}
