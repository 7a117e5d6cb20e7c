import type { LinePrice } from '#contracts/cart.ts'
import type { Goods } from '#domain/catalog/goods.ts'
import { lineTint } from './line-tint.ts'
import type { StoredLine } from './stored-line.ts'

/**
 * What one piece of a line costs today, its tint included, in cents.
 *
 * A tint has no price history, so no reduction is claimed for tinted lenses: it could not be proven.
 */
export function linePrice(
  line: Pick<StoredLine, 'lensConfiguration'>,
  goods: Pick<Goods, 'tints' | 'price'>,
): LinePrice {
  const { amount, ordinaryPrice, lowestPrice30d, isCampaign } = goods.price
  const tint = lineTint(line, goods)
  return tint
    ? { amount: amount + tint.amount, ordinaryPrice: null, lowestPrice30d: null, isCampaign: false }
    : { amount, ordinaryPrice, lowestPrice30d, isCampaign }
}
