import type { LinePrice } from '#contracts/cart.ts'
import type { Goods } from '#domain/catalog/goods.ts'
import { lineTint } from './line-tint.ts'
import type { StoredLine } from './stored-line.ts'

/**
 * What one piece of a line costs today, its tint included, in cents: in a subscription by the price of subscriptions.
 *
 * A tint has no price history, so no reduction is claimed for tinted lenses: it could not be proven.
 */
export function linePrice(
  line: Pick<StoredLine, 'lensConfiguration' | 'subscriptionInterval'>,
  goods: Pick<Goods, 'tints' | 'price' | 'subscriptionPrice'>,
): LinePrice {
  const { amount, ordinaryPrice, lowestPrice30d, isCampaign } =
    (line.subscriptionInterval && goods.subscriptionPrice) || goods.price
  const tint = lineTint(line, goods)
  return tint
    ? { amount: amount + tint.amount, ordinaryPrice: null, lowestPrice30d: null, isCampaign: false }
    : { amount, ordinaryPrice, lowestPrice30d, isCampaign }
}
