import type { Cart, CartLine } from '#contracts/cart.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { inapplicableCodeSentence } from '../../components/cart/inapplicable-code-sentence.ts'
import { changedPrices, pricesOf } from '../../components/cart/changed-prices.ts'
import { fill } from '../../shared/fill.ts'
import type { CartTexts } from './texts.ts'

/** One sentence on how the cart differs from before, for screen readers; empty where it does not. */
export function cartAnnouncement(before: Cart, now: Cart, texts: CartTexts): string {
  const total = formatPrice(now.totalCost)
  const moved = now.items.find((line) => lineBefore(before, line)?.subscriptionInterval !== line.subscriptionInterval)
  if (moved && lineBefore(before, moved))
    return fill(texts.said_interval, { name: moved.articleDescription, interval: intervalIn(moved, texts), total })
  const [changed] = changedPrices(pricesOf(before), now)
  if (changed) {
    const { line, before: was } = changed
    const [price, earlier] = [formatPrice(line.price.amount), formatPrice(was)]
    return fill(texts.price_changed, { name: line.articleDescription, price, before: earlier })
  }
  const refs = new Set(now.items.map(({ ref }) => ref))
  const gone = before.items.find(({ ref, parentRef }) => !refs.has(ref) && !parentRef)
  const joined =
    gone &&
    now.items.find((line) => line.skuId === gone.skuId && line.quantity > (lineBefore(before, line)?.quantity ?? 0))
  if (joined)
    return fill(texts.said_interval, { name: joined.articleDescription, interval: intervalIn(joined, texts), total })
  if (gone)
    return fill(now.items.length > 0 ? texts.said_out : texts.said_empty, { name: gone.articleDescription, total })

  const turned = now.items.find((line) =>
    before.items.some(({ ref, quantity }) => ref === line.ref && quantity !== line.quantity),
  )
  if (turned) return fill(texts.said_quantity, { name: turned.articleDescription, quantity: turned.quantity, total })
  if (now.inapplicableCode && before.inapplicableCode?.reason !== now.inapplicableCode.reason)
    return inapplicableCodeSentence(now.inapplicableCode, texts)
  if (before.discountCode === now.discountCode) return ''
  return fill(now.discountCode ? texts.said_code : texts.said_code_off, { total })
}

function lineBefore({ items }: Cart, { ref }: Pick<CartLine, 'ref'>): CartLine | undefined {
  return items.find((line) => line.ref === ref)
}

function intervalIn({ subscriptionInterval }: CartLine, texts: CartTexts): string {
  return texts[subscriptionInterval ?? 'once']
}
