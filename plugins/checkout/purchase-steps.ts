import { steps } from '#plugins/kit/work/steps.ts'
import { adoptCharge } from './adopt-charge.ts'

/** What a purchase owes that a shop of before there were charges has left with an open payment. */
export const purchaseSteps = steps('purchases', {
  adoptCharge: { run: async (req, { ref }) => void (await adoptCharge(req, ref)) },
})
