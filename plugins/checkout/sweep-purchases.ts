import type { PayloadRequest } from 'payload'
import { nextAttemptAt } from '#domain/payments/next-attempt.ts'
import { now } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { inTurn } from '#plugins/kit/in-turn.ts'
import { sideBySide } from '#plugins/kit/side-by-side.ts'
import { providerFor } from '#plugins/payments/repository.ts'
import { finishLateRefund } from './late-refunds.ts'
import { purchasePaid } from './purchase-handlers.ts'
import type { Purchase } from './purchase.ts'
import { finishRelease, releasePurchase } from './release-purchase.ts'
import { notePurchase, purchasesIn } from './repository.ts'
import { resumeLatePayment, settlePayment } from './settle-payment.ts'

/** A purchase that takes longer than this to freeze was cut off by a crash. */
const FREEZING_MS = 60_000
/** How long a shopper may take with the provider. */
const PAYING_MS = 60 * 60_000

/** How long after giving up the provider is still asked whether it was paid. */
const GIVEN_UP_MS = 48 * 60 * 60_000

/** Gives false where there was nothing to do yet. */
type Settle = (purchase: Purchase) => Promise<unknown>

/** Goes through every purchase that is neither order nor given up for good, and brings it where it belongs. */
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
      [purchasesIn(req, ['awaiting_payment']), (purchase) => askProvider(req, purchase)],
      [
        purchasesIn(req, ['refunding']),
        (purchase) => inTurn(`purchase ${purchase.ref}`, () => finishLateRefund(req, purchase)),
      ],
      [purchasesIn(req, ['canceled', 'abandoned'], { isToAsk: true }), (purchase) => askAboutGivenUp(req, purchase)],
    ]
    let settled = 0
    for (const [purchases, settle] of halfway) {
      settled += await sideBySide(purchases, (purchase) => settledOne(req, purchase, settle))
    }
    return settled
  },
}

/** One purchase that cannot be settled now must not keep the next from it. */
async function settledOne(req: PayloadRequest, purchase: Purchase, settle: Settle): Promise<number> {
  try {
    return (await settle(purchase)) === false ? 0 : 1
  } catch (problem) {
    req.payload.logger.warn({ err: problem, purchase: purchase.ref }, 'A purchase waits for the next sweep')
    return 0
  }
}

/** The webhook may have been lost, so the provider is asked; only then is a purchase given up for its age. */
async function askProvider(req: PayloadRequest, purchase: Purchase): Promise<boolean> {
  const { ref, transactionId, paymentMethodId } = purchase
  const news = transactionId ? await providerFor(paymentMethodId).status(transactionId) : null
  const isNews = news !== null && news.outcome !== 'waiting'
  const isOver = purchase.stateSince < ago(PAYING_MS)
  if (isNews) await settlePayment(req, news)
  else if (isOver) await releasePurchase(req, ref, 'abandoned')
  return isNews || isOver
}

/** Its page at the provider may still be open somewhere, and its webhook lost. */
async function askAboutGivenUp(req: PayloadRequest, purchase: Purchase): Promise<boolean> {
  const { ref, transactionId, paymentMethodId, stateSince } = purchase
  const isOver = !transactionId || stateSince < ago(GIVEN_UP_MS)
  await notePurchase(req, ref, { nextAskAt: isOver ? null : nextAttemptAt(stateSince, now()) })
  const news = isOver ? null : await providerFor(paymentMethodId).status(transactionId)
  if (news?.outcome === 'paid') await settlePayment(req, news)
  if (news?.outcome === 'canceled') await notePurchase(req, ref, { nextAskAt: null })
  return news?.outcome === 'paid'
}

function ago(ms: number): string {
  return new Date(now().getTime() - ms).toISOString()
}
