import type { PayloadRequest } from 'payload'
import { PLANS_TAG } from '#domain/cache-tags.ts'
import { withPrice } from '#domain/lifestyle/plan-campaign.ts'
import { monthlyOn, removeRise, addRise } from '#domain/lifestyle/price-change.ts'
import { raisedPrice } from '#domain/subscriptions/price-rise.ts'
import { today } from '#plugins/kit/clock.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { openEach } from '#plugins/kit/sealing/open-sealed.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { changeIf, findEach, findOne } from '#plugins/kit/storage/documents.ts'
import type { RaisesPrices } from '#plugins/subscriptions/price-rises/raising-prices.ts'
import { toContract } from './contract-document.ts'
import { cachedPlans, changeContract, offeredPlans, priceLogOf, type StoredContract } from './repository.ts'

/**
 * Rises of plans. The plan costs more for new contracts from the day of the rise on; one that was signed from the end of its binding on,
 * which is a row of its prices.
 */
export const planRises: RaisesPrices = {
  async raisedBy(req, { target, change }) {
    const found = (await offeredPlans(req)).find(({ id }) => 'planId' in target && target.planId === id)
    const after = found ? raisedPrice(change, found.monthly) : 0
    if (!found || after <= found.monthly) return { articles: [] }
    return { articles: [], plan: { planId: found.id, name: found.name, before: found.monthly, after } }
  },
  async *risesBy(req, { plan }, startsOn) {
    if (!plan) return
    for await (const { contract, plan: signed } of going(req, plan.planId))
      if (addRise(contract, plan.after, startsOn, today())) yield plan.after - monthlyOn(contract, signed, today())
  },
  async notify(req, { plan, startsOn }, stands) {
    if (!plan) return
    await oneByOne(going(req, plan.planId), async ({ number, contract }) => {
      if (!addRise(contract, plan.after, startsOn, today()) || !(await stands())) return
      await changeContract(req, number, ({ contract: before }) => {
        const after = addRise(before, plan.after, startsOn, today())
        return after && { contract: after, events: [{ what: 'rise', amount: plan.after }], notice: 'rise' }
      })
    })
  },
  async takeBack(req, { plan, startsOn }) {
    if (!plan) return
    await oneByOne(going(req, plan.planId), ({ number }) =>
      changeContract(req, number, ({ contract: before }) => {
        const after = removeRise(before, plan.after, startsOn, today())
        return after && { contract: after, events: [{ what: 'rise_stopped' }], notice: 'rise_stopped' }
      }),
    )
  },
  async raise(req, { plan }) {
    if (!plan) return
    const before = await findOne(req, 'lifestyle-plans', { key: { equals: plan.planId } })
    if (!before) return
    const costsLess = { and: [{ key: { equals: plan.planId } }, { monthly: { less_than: plan.after } }] }
    const priceLog = withPrice(priceLogOf(before), plan.after, today())
    await changeIf(req, 'lifestyle-plans', costsLess, { monthly: plan.after, priceLog })
    await cachedPlans.invalidate(req)
    await invalidate(req, [PLANS_TAG])
  },
}

/** Contracts of a plan that run. Unreadable ones are left out. */
async function* going(req: PayloadRequest, planId: string): AsyncGenerator<StoredContract> {
  const found = findEach(req, 'lifestyle-contracts', { status: { equals: 2 } })
  for await (const one of openEach(found, (document) => toContract(req, document)))
    if (one.plan.id === planId) yield one
}
