import { changeInterval } from '#contracts/cart.ts'
import { changeInterval as withInterval } from '#domain/cart/change-interval.ts'
import { goodsOf } from '#plugins/catalog/goods-of.ts'
import { shopperIdOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { answerChange } from '../answer-change.ts'

/** `POST /api/cart/interval`: how often a row comes, or that it comes once. */
export const changeIntervalEndpoint = endpoint(
  changeInterval,
  { who: 'shopper', idempotency: 'handler' },
  (change, req) =>
    answerChange(req, change, async ({ lines, discountCode }) => {
      const skuIds = lines.flatMap(({ ref, skuId }) => (ref === change.ref ? [skuId] : []))
      const goods = await goodsOf(req, skuIds, shopperIdOf(req))
      return { discountCode, lines: withInterval(lines, change, goods) }
    }),
)
