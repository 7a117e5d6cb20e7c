import { steps } from '#plugins/kit/work/steps.ts'
import { toPurchase } from './purchase-document.ts'
import { purchasePaid } from './purchase-handlers.ts'
import { finishRelease } from './release-purchase.ts'

/** The steps of a purchase, besides those of its charge. */
export const purchaseSteps = steps('purchases', {
  /** Where nothing was due, so that there is no charge whose payment makes the order. */
  order: {
    isInAnswer: true,
    async run(req, stored) {
      if (stored.state === 'paid') await purchasePaid(req, toPurchase(req, stored))
    },
  },
  /** Gives back what was held for one that was given up. */
  release: { isInAnswer: true, run: (req, stored) => finishRelease(req, toPurchase(req, stored)) },
})
