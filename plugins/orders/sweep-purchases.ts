import type { PayloadRequest } from 'payload'
import { putAllBack, releasePurchase } from '#plugins/checkout/release-purchase.ts'
import { purchasesIn, type Purchase } from '#plugins/checkout/repository.ts'
import { now } from '#plugins/kit/clock.ts'
import type { Sweep } from '#plugins/kit/extend.ts'
import { paymentProvider } from '#plugins/payments/repository.ts'
import { placeOrder } from './place-order.ts'
import { giveMoneyBack, settleLate, settlePayment } from './settle-payment.ts'

/** A purchase that takes longer than this to freeze was cut off by a crash. */
const FREEZING_MS = 60_000
/** How long a shopper may take with the provider. */
const PAYING_MS = 60 * 60_000

/** Goes through every purchase that is neither order nor given up, and brings it where it belongs. */
export const sweepPurchases: Sweep = {
  name: 'purchases',
  async sweep(req) {
    const halfway: [Purchase[], (purchase: Purchase) => Promise<unknown>][] = [
      [await purchasesIn(req, ['paid']), (purchase) => placeOrder(req, purchase)],
      [await purchasesIn(req, ['paid_late']), (purchase) => settleLate(req, purchase)],
      [await purchasesIn(req, ['refunding']), (purchase) => giveMoneyBack(req, purchase)],
      [
        await purchasesIn(req, ['freezing'], { before: ago(FREEZING_MS) }),
        ({ ref }) => releasePurchase(req, ref, 'abandoned'),
      ],
      [await purchasesIn(req, ['awaiting_payment']), (purchase) => askProvider(req, purchase)],
      [
        await purchasesIn(req, ['canceled', 'abandoned'], { isReleased: false }),
        (purchase) => putAllBack(req, purchase),
      ],
    ]
    let settled = 0
    for (const [purchases, settle] of halfway) {
      for (const purchase of purchases) settled += await settledOne(req, purchase, settle)
    }
    return settled
  },
}

/** One purchase that cannot be settled now must not keep the next from it. */
async function settledOne(req: PayloadRequest, purchase: Purchase, settle: (purchase: Purchase) => Promise<unknown>) {
  try {
    await settle(purchase)
    return 1
  } catch (problem) {
    req.payload.logger.warn({ err: problem, purchase: purchase.ref }, 'A purchase waits for the next sweep')
    return 0
  }
}

/** The webhook may have been lost, so the provider is asked; only then is a purchase given up for its age. */
async function askProvider(req: PayloadRequest, purchase: Purchase): Promise<void> {
  const news = purchase.transactionId ? await paymentProvider().status(purchase.transactionId) : null
  if (news && news.outcome !== 'waiting') return void (await settlePayment(req, news))
  if (purchase.stateSince < ago(PAYING_MS)) await releasePurchase(req, purchase.ref, 'abandoned')
}

function ago(ms: number): string {
  return new Date(now().getTime() - ms).toISOString()
}
