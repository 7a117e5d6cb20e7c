import { randomUUID } from 'node:crypto'
import { USUAL_RECOMMENDED, type AnyQuestion, type RecommendAnswer } from '#contracts/provider/recommendations.ts'
import { personOf } from '#domain/behavior/behavior-event.ts'
import { resultId } from '#domain/behavior/result-id.ts'
import type { Goods } from './goods.ts'

/** The goods that go with what a call names, or suit the person who is looking. */
export async function recommended(goods: Goods, asked: AnyQuestion): Promise<RecommendAnswer> {
  const { product_id, product_ids, category_id, limit } = asked
  const person = personOf(asked)
  const group = await goods.groupOf(person)
  const ids = await goods.recommend({
    from: product_ids ?? (product_id === undefined ? [] : [product_id]),
    person,
    kind: category_id,
    strategy: group?.strategy,
    limit: limit ?? USUAL_RECOMMENDED,
  })
  const answer = randomUUID()
  const displays = await goods.displays(ids)
  return {
    displays: displays.map((display, at) => ({
      ...display,
      recommendation_id: resultId('recommendation', answer, at + 1),
      sku_id: display.product_id,
      subtitle: display.sub_heading_1,
    })),
    error: null,
    variant: group?.strategy ?? null,
    experiment_id: group?.experiment ?? null,
  }
}
