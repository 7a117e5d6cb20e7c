import type { PayloadRequest } from 'payload'
import type { LifestylePlan, PlanChoice } from '#contracts/lifestyle.ts'
import { billOf } from '#domain/lifestyle/contract.ts'
import { openActions } from '#domain/lifestyle/contract-states.ts'
import { cheaperFrom, changePlan } from '#domain/lifestyle/plan-change.ts'
import { Refusal } from '#domain/refusal.ts'
import { today } from '#plugins/kit/clock.ts'
import { changeContract, offeredPlans, type ContractChange, type StoredContract } from './repository.ts'
import { offeredPlan } from './sign.ts'

/** What is asked for, over the version that was seen, at the price that was shown (cents a month). */
interface Asked {
  id: number
  version: number
  plan: string
  shownMonthly: number
}

/**
 * Changes the plan of a contract from today on, at the request of the customer or of staff on the customer's behalf.
 */
export async function changeToPlan(
  req: PayloadRequest,
  { id, version, plan, shownMonthly }: Asked,
  by?: ContractChange['by'],
): Promise<StoredContract> {
  const to = withoutCampaign(await offeredPlan(req, plan))
  const { monthly } = to
  if (monthly !== shownMonthly) throw new Refusal('checkout.total_changed', { shown: shownMonthly, actual: monthly })
  return changeContract(
    req,
    id,
    ({ contract, plan: from }) => ({
      contract: changePlan(contract, { from, to, today: today(), isByStaff: by !== undefined }),
      plan: to,
      events: [{ what: 'plan_changed', amount: monthly }],
      notice: 'plan_changed',
      steps: [{ step: 'document', of: `plan.${version + 1}` }],
      ...(by && { by }),
    }),
    version,
  )
}

/** A plan as a contract that runs can have it: campaigns are for new ones. */
const withoutCampaign = ({ campaign: _, ...plan }: LifestylePlan): LifestylePlan => plan

/** The plans to which a contract could change, the cheapest first; none where its state allows no change. */
export async function planChoices(
  req: PayloadRequest,
  { contract, plan, language }: StoredContract,
): Promise<PlanChoice[]> {
  const { status, noticeOn, isHeld, underWay } = contract
  if (underWay || !openActions({ status, hasNotice: noticeOn !== null, isHeld }).includes('change_plan')) return []
  const others = (await offeredPlans(req, language)).filter(({ id, pairs }) => id !== plan.id && pairs === plan.pairs)
  return others.map((to) => choiceOf(contract, plan, withoutCampaign(to)))
}

function choiceOf(contract: StoredContract['contract'], from: LifestylePlan, to: LifestylePlan): PlanChoice {
  const change = { from, to, today: today() }
  // What it would be by staff's leave too: a cheaper one is shown with the day on which it opens.
  const bill = billOf(changePlan(contract, { ...change, isByStaff: true }), today().slice(0, 7))
  return { plan: to, opensOn: cheaperFrom(contract, change), rows: bill?.rows ?? [], amount: bill?.amount ?? 0 }
}
