import { listRaisable, planPriceRise, stopPriceRise, tryPriceRise } from '#contracts/price-rises.ts'
import { MARKETERS } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { subscribableArticles } from '../equal-lenses.ts'
import { planned, stopped, tried } from '../price-rises/price-rises.ts'

/** `GET /api/price-rise/choice`: what can become dearer. */
const choice = endpoint(listRaisable, { who: MARKETERS }, async (_, req) => {
  const articles = await subscribableArticles(req)
  const brands = [...new Set(articles.map(({ brand }) => brand))].toSorted()
  return { articles, brands }
})

/** `POST /api/price-rise/try`: what a rise would do. */
const dryRun = endpoint(tryPriceRise, { who: MARKETERS, idempotency: 'none' }, (asked, req) => tried(req, asked))

/** `POST /api/price-rise/plan`: plans a rise, and announces it. */
const plan = endpoint(planPriceRise, { who: MARKETERS }, async (asked, req) => ({
  ref: await planned(req, { ...asked, by: staffNameOf(req) }),
}))

/** `POST /api/price-rise/:ref/stop`: a rise is stopped before its day. */
const stop = endpoint(stopPriceRise, { who: MARKETERS }, async ({ ref }, req) => ({ state: await stopped(req, ref) }))

export const priceRiseEndpoints = [choice, dryRun, plan, stop]
