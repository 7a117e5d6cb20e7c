import * as z from 'zod/mini'
import { Cents } from './money.ts'
import { Nothing, route } from './route.ts'

/** Names a plan: small ASCII letters and digits, at most 40. Given once. */
export const PlanId = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40))

/** Glasses by the month: what a plan costs and holds. Administrators keep it. */
export const LifestylePlan = z.object({
  id: PlanId,
  name: z.string(),
  description: z.string(),
  /** Cents a month, VAT included. Fixed for a contract within its binding. */
  monthly: Cents,
  bindingMonths: z.int(),
  /** Pairs of glasses; of two, one is tinted or a sunglass. */
  pairs: z.int(),
  /** The highest ordinary price of a frame, in cents; null for all frames. */
  frameUpTo: z.nullable(Cents),
  /** Slugs of the lens packages that are in it. */
  lenses: z.array(z.string()),
  /** What else comes with it, a line each. */
  perks: z.array(z.string()),
  /** Whether new contracts are made of it. */
  isOffered: z.boolean(),
})
export type LifestylePlan = z.infer<typeof LifestylePlan>

/** The plans that are offered, the cheapest first. */
export const listPlans = route({
  method: 'get',
  path: '/lifestyle/plans',
  input: Nothing,
  output: z.object({ plans: z.array(LifestylePlan) }),
})
