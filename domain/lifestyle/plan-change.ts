import type { LifestylePlan } from '#contracts/lifestyle.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { Refusal } from '#domain/refusal.ts'
import { assertAllow, type Contract } from './contract.ts'
import { monthlyOn } from './price-change.ts'

/** What of a plan decides whether a contract can have it. */
export type ComparedPlan = Pick<LifestylePlan, 'id' | 'pairs' | 'monthly'>

/**
 * The first day on which a contract can have a cheaper plan: the price holds for both within the binding. Null where that is today, or the
 * plan is not cheaper. ISO days.
 */
export function cheaperFrom(
  contract: Contract,
  { from, to, today }: { from: ComparedPlan; to: ComparedPlan; today: string },
): string | null {
  const { boundUntil } = contract
  if (boundUntil === null || today > boundUntil || to.monthly >= monthlyOn(contract, from, today)) return null
  return plusDays(boundUntil, 1)
}

/**
 * Has a contract another plan from today on: its price is a row of its own, so that the month is billed by the days of
 * each, and an announced rise of the plan before that does not hold yet is canceled. Binding, exchanges and glasses
 * stay. Throws where the contract does not allow it, glasses are under way, the plan is the same or of another number
 * of pairs, and, unless staff allow it, where it is cheaper within the binding.
 */
export function changePlan(
  contract: Contract,
  change: { from: ComparedPlan; to: ComparedPlan; today: string; isByStaff?: boolean },
): Contract {
  const { from, to, today, isByStaff = false } = change
  assertAllow(contract, 'change_plan')
  if (contract.underWay) throw new Refusal('lifestyle.not_allowed')
  if (to.id === from.id) throw new Refusal('lifestyle.plan_same')
  if (to.pairs !== from.pairs) throw new Refusal('lifestyle.plan_pairs')
  const opens = isByStaff ? null : cheaperFrom(contract, change)
  if (opens !== null) throw new Refusal('lifestyle.plan_bound', { from: finnishDay(opens) })
  const before = contract.prices.filter((price) => price.from < today)
  return { ...contract, prices: [...before, { from: today, monthly: to.monthly }] }
}
