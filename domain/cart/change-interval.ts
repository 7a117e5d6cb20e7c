import type { IntervalChange } from '#contracts/cart.ts'
import { Refusal } from '#domain/refusal.ts'
import type { GoodsBySku } from './goods.ts'
import { mergeCarts } from './merge-carts.ts'
import type { StoredLine } from './stored-line.ts'
import { assertBeSubscribable } from './subscribable.ts'

/**
 * The cart after a row is to come at this interval, or once where it is null. Joined to an equal row as carts are merged.
 * The given cart is not mutated.
 */
export function changeInterval(
  lines: readonly StoredLine[],
  { ref, subscriptionInterval }: IntervalChange,
  goods: GoodsBySku,
): StoredLine[] {
  const line = lines.find((each) => each.ref === ref)
  if (!line) throw new Refusal('cart.line_missing')
  if (line.parentRef !== null || line.giftCard) throw new Refusal('cart.line_not_editable')
  const found = goods.get(line.skuId)
  if (!found) throw new Refusal('article.not_found')
  assertBeSubscribable(subscriptionInterval, found)
  return mergeCarts(
    [],
    lines.map((each) => (each.ref === ref ? { ...each, subscriptionInterval } : each)),
  )
}
