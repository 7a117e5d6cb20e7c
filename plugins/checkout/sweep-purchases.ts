import type { PayloadRequest } from 'payload'
import { nextAttemptAt } from '#domain/payments/next-attempt.ts'
import { now } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { inParallel } from '#plugins/kit/in-parallel.ts'
import { providerFor } from '#plugins/payments/providers.ts'
import { finishLateRefund } from './late-refunds.ts'
import { purchasePaid } from './purchase-handlers.ts'
import type { Purchase } from './purchase.ts'
import { finishRelease, releasePurchase } from './release-purchase.ts'
import { notePurchase, purchasesIn } from './repository.ts'
import { resumeLatePayment, settlePayment } from './settle-payment.ts'

/**
 * How long a purchase may be `freezing`, in milliseconds: far longer than a request takes, even where the clocks of two
 * processes differ. One that is for longer was cut off by a crash.
 */
const FREEZING_MS = 120_000
/** How long a shopper may take with the provider, in milliseconds. */
const PAYING_MS = 60 * 60_000

/** How long after giving up the provider is still asked whether it was paid, in milliseconds. */
const GIVEN_UP_MS = 48 * 60 * 60_000

/** False where there was nothing to do yet. */
type Settle = (purchase: Purchase) => Promise<unknown>

/** Moves every unfinished purchase on to its next state. */
export const sweepPurchases: ScheduledTask = {
  name: 'purchases',
  every: 60_000,
  async run(req) {
    const halfway: [AsyncGenerator<Purchase>, Settle][] = [
      [purchasesIn(req, ['paid']), (purchase) => purchasePaid(req, purchase)],
      [purchasesIn(req, ['paid_late']), (purchase) => resumeLatePayment(req, purchase)],
      [
        purchasesIn(req, ['freezing'], { before: ago(FREEZING_MS) }),
        ({ ref }) => releasePurchase(req, ref, 'abandoned'),
      ],
      [
        purchasesIn(req, ['canceled', 'abandoned', 'refunded'], { isReleased: false }),
        (purchase) => finishRelease(req, purchase),
      ],
      [purchasesIn(req, ['awaiting_payment']), (purchase) => checkPayment(req, purchase)],
      [
        purchasesIn(req, ['refunding']),
        (purchase) => serialized(`purchase ${purchase.ref}`, () => finishLateRefund(req, purchase)),
      ],
      [purchasesIn(req, ['canceled', 'abandoned'], { isToAsk: true }), (purchase) => recheckGivenUp(req, purchase)],
    ]
    let settled = 0
    for (const [purchases, settle] of halfway) {
      settled += await inParallel(purchases, (purchase) => settledOne(req, purchase, settle))
    }
    return settled
  },
}

/** A purchase that fails is logged and left for the next sweep, so that the others are settled. */
async function settledOne(req: PayloadRequest, purchase: Purchase, settle: Settle): Promise<number> {
  try {
    return (await settle(purchase)) === false ? 0 : 1
  } catch (problem) {
    req.payload.logger.warn({ err: problem, purchase: purchase.ref }, 'A purchase waits for the next sweep')
    return 0
  }
}

/** The webhook may have been lost, so the provider is asked; only then is a purchase given up for its age. */
async function checkPayment(req: PayloadRequest, purchase: Purchase): Promise<boolean> {
  const { ref, transactionId, paymentMethodId } = purchase
  const report = transactionId ? await providerFor(paymentMethodId).status(transactionId) : null
  const isDecided = report !== null && report.outcome !== 'waiting'
  const isOver = purchase.stateSince < ago(PAYING_MS)
  if (isDecided) await settlePayment(req, report)
  else if (isOver) await releasePurchase(req, ref, 'abandoned')
  return isDecided || isOver
}

/** A given-up purchase may still be paid in an open tab, and its webhook may be lost. */
async function recheckGivenUp(req: PayloadRequest, purchase: Purchase): Promise<boolean> {
  const { ref, transactionId, paymentMethodId, stateSince } = purchase
  const isOver = !transactionId || stateSince < ago(GIVEN_UP_MS)
  await notePurchase(req, ref, { nextAskAt: isOver ? null : nextAttemptAt(stateSince, now()) })
  const report = isOver ? null : await providerFor(paymentMethodId).status(transactionId)
  if (report?.outcome === 'paid') await settlePayment(req, report)
  if (report?.outcome === 'canceled') await notePurchase(req, ref, { nextAskAt: null })
  return report?.outcome === 'paid'
}

function ago(ms: number): string {
  return new Date(now().getTime() - ms).toISOString()
}
