import { randomUUID } from 'node:crypto'
import type { AnyQuestion, RecommendAnswer } from '#contracts/provider/recommendations.ts'
import { USUAL_RECOMMENDED } from '#contracts/provider/recommendations.ts'
import { personOf } from '#domain/behavior/behavior-event.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { recommendGoods } from '#plugins/recommendations/recommend-goods.ts'
import { shopGoods } from '#plugins/recommendations/shop-goods.ts'
import { articleDocumentId } from '#plugins/search/sources/articles.ts'
import { isShop } from './find-goods.ts'
import type { Tenant } from './repository.ts'
import { goodsDisplays } from './shop-goods.ts'

/** The goods that go with what a call names, or suit the person who is looking. */
export async function recommended(context: WithPayload, tenant: Tenant, asked: AnyQuestion): Promise<RecommendAnswer> {
  const { market, product_id, product_ids, category_id, limit } = asked
  const none = { error: null, variant: null, experiment_id: null }
  if (!isShop(tenant, market)) return { displays: [], ...none }
  const items = await recommendGoods(context, {
    place: { tenant: tenant.key, market },
    goods: await shopGoods(context),
    from: product_ids ?? (product_id === undefined ? [] : [product_id]),
    person: personOf(asked),
    kind: category_id,
    limit: limit ?? USUAL_RECOMMENDED,
  })
  const displays = await goodsDisplays(
    context,
    items.map((item) => articleDocumentId(Number(item))),
  )
  return { displays: displays.map((display) => ({ ...display, recommendation_id: randomUUID() })), ...none }
}
