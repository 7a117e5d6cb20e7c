import { randomUUID } from 'node:crypto'
import { USUAL_RECOMMENDED, type AnyQuestion, type RecommendAnswer } from '#contracts/provider/recommendations.ts'
import { personOf } from '#domain/behavior/behavior-event.ts'
import type { Goods } from './goods.ts'

/** The goods that go with what a call names, or suit the person who is looking. */
export async function recommended(goods: Goods, asked: AnyQuestion): Promise<RecommendAnswer> {
  const { product_id, product_ids, category_id, limit } = asked
  const ids = await goods.recommend({
    from: product_ids ?? (product_id === undefined ? [] : [product_id]),
    person: personOf(asked),
    kind: category_id,
    limit: limit ?? USUAL_RECOMMENDED,
  })
  const displays = await goods.displays(ids)
  return {
    displays: displays.map((display) => ({ ...display, recommendation_id: randomUUID() })),
    ...{ error: null, variant: null, experiment_id: null },
  }
}
