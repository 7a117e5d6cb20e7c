import type { PayloadRequest } from 'payload'
import { hook } from '#plugins/kit/hook.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { toPurchase } from './purchase-document.ts'
import type { Purchase } from './purchase.ts'
import { finishRelease } from './release-purchase.ts'

/**
 * Makes an order of a paid purchase, whose goods are held, and ends it as `ordered`. May be called any number of times
 * for one purchase.
 */
export const paidPurchases = hook<(req: PayloadRequest, paid: Purchase) => Promise<unknown>>('paid purchases')

/** Makes the order of a paid purchase. If no subject makes orders it stays `paid`, and the sweep tries again. */
export async function purchasePaid(req: PayloadRequest, purchase: Purchase): Promise<void> {
  const makeOrder = paidPurchases.only(req)
  if (!makeOrder) throw new Error('No subject makes orders of paid purchases')
  await makeOrder(req, purchase)
}

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
