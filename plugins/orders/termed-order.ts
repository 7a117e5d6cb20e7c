import { isExchangeCode } from '#domain/orders/exchange.ts'
import type { TermedOrder } from '#domain/orders/return-terms.ts'
import type { Order } from './order.ts'

/** What of an order the terms of its goods depend on. */
export function termedOrder({ bought, membership, timeline }: Order): TermedOrder {
  const isExchanged = isExchangeCode(bought.discountCode)
  return { lines: bought.lines, membership: membership ?? 'none', isExchanged, timeline }
}
