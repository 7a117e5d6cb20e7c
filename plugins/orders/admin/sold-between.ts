import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { piecesIn } from '#domain/orders/row-pieces.ts'
import { openEach } from '#plugins/kit/sealing/open-sealed.ts'
import { findEach } from '#plugins/kit/storage/documents.ts'
import { toOrder } from '../order-document.ts'

/** What was sold of an article. */
export interface Sold {
  pieces: number
  /** At the prices of the rows, before codes. In cents. */
  sum: Cents
  /** Orders that have it. */
  orders: number
}

/**
 * What was ordered of these articles between two instants (ISO), the second one excluded, by their numbers. What was canceled does not count; what came back does,
 * since it was sold. Lines are sealed, so each order of the time is opened.
 */
export async function soldBetween(
  req: PayloadRequest,
  articles: ReadonlySet<number>,
  [from, to]: readonly [string, string],
): Promise<Map<number, Sold>> {
  const isThen = { placedAt: { greater_than_equal: from, less_than: to } }
  const isSold = { and: [isThen, { state: { not_equals: 'canceled' } }] }
  const sold = new Map<number, Sold>()
  for await (const { bought, cancellations } of openEach(findEach(req, 'orders', isSold), (one) => toOrder(req, one))) {
    const inOrder = new Set<number>()
    for (const { ref, articleId, quantity: ordered, price } of bought.lines) {
      const quantity = ordered - piecesIn(cancellations, ref)
      if (!articles.has(articleId) || quantity <= 0) continue
      const { pieces, sum, orders } = sold.get(articleId) ?? { pieces: 0, sum: 0, orders: 0 }
      const isNew = !inOrder.has(articleId)
      inOrder.add(articleId)
      sold.set(articleId, {
        pieces: pieces + quantity,
        sum: sum + quantity * price.amount,
        orders: orders + Number(isNew),
      })
    }
  }
  return sold
}
