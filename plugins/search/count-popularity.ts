import { popularities } from '#domain/search/popularity.ts'
import { currentSnapshot } from '#plugins/catalog/snapshot/current-snapshot.ts'
import { now } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { hook } from '#plugins/kit/hook.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { ordersByArticle } from '#plugins/orders/orders-by-article.ts'
import { keepPopularity } from './repository.ts'

/** How many shoppers are interested in an article, by its number. */
export type Interest = (context: WithPayload) => Promise<(article: number) => number>

/** Counts the shoppers who are interested in an article. */
export const articleInterest = hook<Interest>('article interest')

/** What was ordered longer ago says little of today, as glasses go by the seasons. */
const COUNTED_MS = 90 * 86_400_000

/** Counts how popular the articles are, at night, when opening the orders of three months slows no other work. */
export const countPopularity: ScheduledTask = {
  name: 'popularity of articles',
  every: '20 4 * * *',
  async run(req) {
    const orders = await ordersByArticle(req, new Date(now().getTime() - COUNTED_MS).toISOString())
    const interests = await Promise.all(articleInterest.of(req).map((count) => count(req)))
    const { listed } = await currentSnapshot({ payload: req.payload })
    const wanted = [...listed.keys()].map((article) => {
      const shoppers = interests.reduce((sum, interest) => sum + interest(article), 0)
      return [article, { orders: orders.get(article) ?? 0, shoppers }] as const
    })
    return keepPopularity(req, popularities(new Map(wanted)))
  },
}
