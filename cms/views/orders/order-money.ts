import type { RowPieces } from '#contracts/order-parts.ts'
import { goodsBack, type ReturnedPart } from '#domain/orders/goods-back.ts'
import type { Order } from '#plugins/orders/repository.ts'

/** What a dialog counts by what goes back for rows of an order, before it is asked for. */
export interface OrderMoney {
  lines: { ref: string; quantity: number; price: { amount: number }; ownDiscount?: number; giftCard?: object }[]
  totals: Pick<Order['bought']['totals'], 'rows' | 'totalCost'>
  /** Goods whose money has gone back. */
  earlier: RowPieces[]
  /** What was called off, and what came back. */
  parts: { cancellations: { rows: RowPieces[] }[]; returns: ReturnedPart[] }
}

/** The lines of an order with their prices alone. */
export function orderMoney(order: Order): OrderMoney {
  const { lines, totals } = order.bought
  return {
    lines: lines.map(({ ref, quantity, price, ownDiscount, giftCard }) => ({
      ref,
      quantity,
      price: { amount: price.amount },
      ...(ownDiscount !== undefined && { ownDiscount }),
      ...(giftCard && { giftCard: {} }),
    })),
    totals: { rows: totals.rows, totalCost: totals.totalCost },
    earlier: goodsBack(order),
    parts: {
      cancellations: order.cancellations.map(({ rows }) => ({ rows })),
      returns: order.returns.map(({ rows, refund, declared }) => ({ rows, refund, declared })),
    },
  }
}
