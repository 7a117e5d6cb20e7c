import * as z from 'zod/mini'
import { ArticleId } from './catalog.ts'
import { PlanId } from './lifestyle.ts'
import { Cents, ListPrice } from './money.ts'
import { Nothing, route } from './route.ts'

/** By how much: 1–50 whole percent, or to a new price of one piece or of a month. */
export const PriceRiseChange = z.union([
  z.object({ percent: z.int().check(z.minimum(1), z.maximum(50)) }),
  z.object({ amount: ListPrice.check(z.positive()) }),
])
export type PriceRiseChange = z.infer<typeof PriceRiseChange>

/** What becomes dearer: by subscription one article, whatever its values, or all of a brand; or a plan of glasses by the month. */
export const PriceRiseTarget = z.union([
  z.object({ articleId: ArticleId }),
  z.object({ brand: z.string().check(z.minLength(1), z.maxLength(100)) }),
  z.object({ planId: PlanId }),
])
export type PriceRiseTarget = z.infer<typeof PriceRiseTarget>

const Plan = z.object({
  target: PriceRiseTarget,
  change: PriceRiseChange,
  /** ISO day of the new price, at least 30 days ahead. */
  startsOn: z.iso.date(),
})

const Raised = z.object({ name: z.string(), before: Cents, after: Cents })

/**
 * Marketers: what a rise would do; it changes nothing. Fails with `price_rise.too_early`, and `price_rise.no_rise` where nothing
 * would cost more.
 */
export const tryPriceRise = route({
  method: 'post',
  path: '/price-rise/try',
  input: Plan,
  output: z.object({
    raised: z.array(Raised),
    /** Subscriptions, or contracts of glasses, whose customers would be notified. */
    contracts: z.int(),
    /** Cents by which a delivery or a month of one of these rises, on average and at most. */
    average: Cents,
    most: Cents,
  }),
})

/**
 * Marketers: plans a rise. Its customers are notified from now on, one e-mail each. Also fails with
 * `price_rise.planned_already`.
 */
export const planPriceRise = route({
  method: 'post',
  path: '/price-rise/plan',
  input: z.extend(Plan, { note: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }),
  output: z.object({ ref: z.string() }),
})

/**
 * Marketers: stops a rise before its day and notifies the customers who were notified of it. Fails with
 * `price_rise.begun`.
 */
export const stopPriceRise = route({
  method: 'post',
  path: '/price-rise/:ref/stop',
  input: z.object({ ref: z.string().check(z.maxLength(40)) }),
  output: z.object({ state: z.enum(['planned', 'stopped', 'done']) }),
})

/** Marketers: what can become dearer: articles, and their brands. */
export const listRaisable = route({
  method: 'get',
  path: '/price-rise/choice',
  input: Nothing,
  output: z.object({
    articles: z.array(z.object({ articleId: ArticleId, name: z.string(), price: Cents })),
    brands: z.array(z.string()),
  }),
})
