import * as z from 'zod/mini'
import { Display } from './answers.ts'

/** Recommendations of one row at most (the published contract). */
export const MOST_RECOMMENDED = 128
/** Where the caller names no number (specification §9). */
export const USUAL_RECOMMENDED = 16

function maybe<One extends z.ZodMiniType>(one: One) {
  return z.optional(z.nullable(one))
}

const Name = z.string().check(z.minLength(1), z.maxLength(200))
/** An article's id, which some clients send as a number. */
const Item = z.pipe(
  z.union([Name, z.int()]),
  z.transform((id) => String(id)),
)

const question = {
  tenant: Name,
  market: Name,
  /**
   * The place of the row: `related` beside an article, `landing_page`, `after_basket` beside a filled cart. Stored with
   * clicks.
   */
  type: Name,
  limit: maybe(z.int().check(z.minimum(1), z.maximum(MOST_RECOMMENDED))),
  locale: maybe(Name),
  user_id: maybe(Name),
  session_id: maybe(Name),
  /** Pseudonymous, of a browser. */
  dsid: maybe(Name),
}

/** `POST /v2/recommend/products/general`: what suits the person, or most people. */
export const GeneralQuestion = z.object(question)
/** `POST /v2/recommend/products/category`: the same of one category. */
export const CategoryQuestion = z.object({ ...question, category_id: Item })
/** `POST /v2/recommend/products/product`: what goes with an article. */
export const ProductQuestion = z.object({ ...question, product_id: Item })
/** `POST /v2/recommend/products/products`: what goes with several, such as a cart. */
export const ProductsQuestion = z.object({
  ...question,
  product_ids: z.array(Item).check(z.minLength(1), z.maxLength(100)),
})
export type AnyQuestion = z.output<typeof GeneralQuestion> &
  Partial<
    Pick<z.output<typeof CategoryQuestion>, 'category_id'> &
      Pick<z.output<typeof ProductQuestion>, 'product_id'> &
      Pick<z.output<typeof ProductsQuestion>, 'product_ids'>
  >

export const RecommendAnswer = z.object({
  displays: z.array(
    z.extend(Display, {
      recommendation_id: z.string(),
      /** The article as the merchant knows it, and the first line below its title (specification §3). */
      sku_id: z.string(),
      subtitle: z.nullable(z.string()),
    }),
  ),
  /** Always null: what fails is no answer of this shape. */
  error: z.null(),
  /** How the row was made in an experiment, which clients send back as `ab_test_group`; null outside one. */
  variant: z.nullable(z.string()),
  experiment_id: z.nullable(z.string()),
})
export type RecommendAnswer = z.infer<typeof RecommendAnswer>
