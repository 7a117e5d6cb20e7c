import type { CartLine, MonthlyWay } from '#contracts/cart.ts'
import type { LifestylePlan } from '#contracts/lifestyle.ts'
import {
  agreedMonthly,
  isEyewear,
  planHoldsFrame,
  problemWithPairs,
  sumOfBinding,
  type PlannedFrame,
  type PlannedPair,
} from './plans.ts'

/** Glasses in a cart: a frame, and the lenses that are ground for it. */
export interface CartGlasses {
  frame: CartLine
  lenses: CartLine
}

/** The glasses among the rows of a cart, the first one first. */
export function glassesAmong(items: readonly CartLine[]): CartGlasses[] {
  return items.flatMap((frame) => {
    const lenses = items.find(({ parentRef }) => parentRef === frame.ref)
    return lenses && isEyewear(frame.category) ? [{ frame, lenses }] : []
  })
}

/** Glasses as a plan judges them. A campaign on a frame brings none into a plan that does not hold it. */
export function plannedPair({ frame: { category, price }, lenses }: CartGlasses): PlannedPair {
  return {
    frame: { category, price: price.ordinaryPrice ?? price.amount },
    lenses: { slug: lenses.slug, isTinted: Boolean(lenses.lensConfiguration?.tint) },
  }
}

/** The cheapest plan that holds all glasses of a cart; undefined where none does, or a piece is sold out or bought twice. */
export function monthlyWay(plans: readonly LifestylePlan[], items: readonly CartLine[]): MonthlyWay | undefined {
  const glasses = glassesAmong(items)
  const isTakable = glasses.every(
    ({ frame, lenses }) => frame.quantity === 1 && ![frame, lenses].some((one) => one.availability === 'sold_out'),
  )
  const pairs = glasses.map(plannedPair)
  const [plan] = isTakable ? cheapestFirst(plans).filter((one) => !problemWithPairs(one, pairs)) : []
  return plan && { plan: plan.id, monthly: agreedMonthly(plan), months: plan.bindingMonths, sum: sumOfBinding(plan) }
}

/**
 * The plan under which this frame gets these lenses: the chosen one, or the cheapest of as many pairs that holds both.
 * Undefined where none does.
 */
export function planWithLenses(
  plans: readonly LifestylePlan[],
  chosen: LifestylePlan,
  { frame, lenses }: { frame: PlannedFrame; lenses: string },
): LifestylePlan | undefined {
  return [chosen, ...cheapestFirst(plans).filter(({ pairs }) => pairs === chosen.pairs)].find(
    (plan) => planHoldsFrame(plan, frame) && plan.lenses.includes(lenses),
  )
}

function cheapestFirst(plans: readonly LifestylePlan[]): LifestylePlan[] {
  return plans.filter(({ isOffered }) => isOffered).toSorted((one, other) => agreedMonthly(one) - agreedMonthly(other))
}
