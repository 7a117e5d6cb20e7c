import type { LifestylePlan } from '#contracts/lifestyle.ts'
import type { Cents } from '#contracts/money.ts'
import { Refusal } from '#domain/refusal.ts'

/** A frame as a plan judges it: by its ordinary price, whatever campaign runs. */
export interface PlannedFrame {
  price: Cents
  category: string
}

/** One pair that is chosen under a plan. */
export interface PlannedPair {
  frame: PlannedFrame
  /** Slug of the lens package, and whether it gets a tint. */
  lenses: { slug: string; isTinted: boolean }
}

/** Whether goods of this category are glasses that can be had by the month. */
export const isEyewear = (category: string): boolean => category === 'frames' || category === 'sunglasses'

/** Whether a plan holds this frame: spectacles or sunglasses, up to its level. */
export function planHoldsFrame(
  { frameUpTo }: Pick<LifestylePlan, 'frameUpTo'>,
  { price, category }: PlannedFrame,
): boolean {
  return isEyewear(category) && (frameUpTo === null || price <= frameUpTo)
}

/**
 * Why pairs do not fit a plan: too many or too few, a frame above its level, lenses that are not in it, or, of two
 * pairs, none that is tinted or a sunglass. Undefined where they fit.
 */
export function problemWithPairs(plan: LifestylePlan, pairs: readonly PlannedPair[]): Refusal | undefined {
  if (pairs.length !== plan.pairs) return new Refusal('lifestyle.pairs', { number: plan.pairs })
  const [problem] = pairs.flatMap((pair) => problemWithPair(plan, pair) ?? [])
  if (problem) return problem
  const isSun = ({ frame, lenses }: PlannedPair) => frame.category === 'sunglasses' || lenses.isTinted
  return plan.pairs > 1 && !pairs.some(isSun) ? new Refusal('lifestyle.needs_sun_pair') : undefined
}

/** Why one pair does not fit a plan: its frame, or its lenses. */
export function problemWithPair(plan: LifestylePlan, { frame, lenses }: PlannedPair): Refusal | undefined {
  if (!planHoldsFrame(plan, frame)) return new Refusal('lifestyle.frame_not_in_plan')
  return plan.lenses.includes(lenses.slug) ? undefined : new Refusal('lifestyle.lenses_not_in_plan')
}

/** Throws if pairs do not fit a plan. */
export function assertFitPlan(plan: LifestylePlan, pairs: readonly PlannedPair[]): void {
  const problem = problemWithPairs(plan, pairs)
  if (problem) throw problem
}

/** What a contract costs a month that is signed now, in cents: the price of a campaign, for as long as it binds, else the plan's. */
export function agreedMonthly({ monthly, campaign }: Pick<LifestylePlan, 'monthly' | 'campaign'>): Cents {
  return campaign?.monthly ?? monthly
}

/** What is paid in all until the end of the binding, in cents. */
export function sumOfBinding(plan: Pick<LifestylePlan, 'monthly' | 'campaign' | 'bindingMonths'>): Cents {
  return agreedMonthly(plan) * plan.bindingMonths
}

/** The cheapest plan that holds this frame, for "or by the month" on its page; undefined where none does. */
export function cheapestPlan(plans: readonly LifestylePlan[], frame: PlannedFrame): LifestylePlan | undefined {
  return plans
    .filter((plan) => plan.isOffered && planHoldsFrame(plan, frame))
    .toSorted((one, other) => agreedMonthly(one) - agreedMonthly(other))[0]
}
