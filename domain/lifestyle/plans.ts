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

/** Whether a plan holds this frame: spectacles or sunglasses, up to its level. */
export function planHoldsFrame(
  { frameUpTo }: Pick<LifestylePlan, 'frameUpTo'>,
  { price, category }: PlannedFrame,
): boolean {
  return (category === 'frames' || category === 'sunglasses') && (frameUpTo === null || price <= frameUpTo)
}

/**
 * Throws if pairs do not fit a plan: too many or too few, a frame above its level, lenses that are not in it, or, of two
 * pairs, none that is tinted or a sunglass.
 */
export function assertFitPlan(plan: LifestylePlan, pairs: readonly PlannedPair[]): void {
  if (pairs.length !== plan.pairs) throw new Refusal('lifestyle.pairs', { number: plan.pairs })
  for (const { frame, lenses } of pairs) {
    if (!planHoldsFrame(plan, frame)) throw new Refusal('lifestyle.frame_not_in_plan')
    if (!plan.lenses.includes(lenses.slug)) throw new Refusal('lifestyle.lenses_not_in_plan')
  }
  const isSun = ({ frame, lenses }: PlannedPair) => frame.category === 'sunglasses' || lenses.isTinted
  if (plan.pairs > 1 && !pairs.some(isSun)) throw new Refusal('lifestyle.needs_sun_pair')
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
