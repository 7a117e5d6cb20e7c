import type { PayloadRequest } from 'payload'
import { openEach } from '#plugins/kit/sealing/open-sealed.ts'
import { findEach } from '#plugins/kit/storage/documents.ts'
import { toOrder } from './order-document.ts'

/** In how many orders since an instant (ISO) each article stands, by its number; what was canceled and what cannot be read is left out. */
export async function ordersByArticle(req: PayloadRequest, since: string): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  const placed = findEach(req, 'orders', {
    placedAt: { greater_than_equal: since },
    state: { not_equals: 'canceled' },
  })
  for await (const { bought } of openEach(placed, (order) => toOrder(req, order)))
    for (const article of new Set(bought.lines.map(({ articleId }) => articleId)))
      counts.set(article, (counts.get(article) ?? 0) + 1)
  return counts
}
