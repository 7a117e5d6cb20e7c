import type { PayloadRequest } from 'payload'
import { now } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { inParallel } from '#plugins/kit/in-parallel.ts'
import { purchasePaid } from './purchase-handlers.ts'
import type { Purchase } from './purchase.ts'
import { finishRelease, releasePurchase } from './release-purchase.ts'
import { purchasesIn } from './repository.ts'

/**
 * How long a purchase may be `freezing`, in milliseconds: far longer than a request takes, even where the clocks of two
 * processes differ. One that is for longer was cut off by a crash.
 */
const FREEZING_MS = 120_000
type Settle = (purchase: Purchase) => Promise<unknown>

/** Moves every unfinished purchase on to its next state, but for those that wait for their charge. */
export const sweepPurchases: ScheduledTask = {
  name: 'purchases',
  every: 60_000,
  async run(req) {
    const halfway: [AsyncGenerator<Purchase>, Settle][] = [
      [purchasesIn(req, ['paid']), (purchase) => purchasePaid(req, purchase)],
      [
        purchasesIn(req, ['freezing'], { before: ago(FREEZING_MS) }),
        ({ ref }) => releasePurchase(req, ref, 'abandoned'),
      ],
      [
        purchasesIn(req, ['canceled', 'abandoned', 'refunded'], { isReleased: false }),
        (purchase) => finishRelease(req, purchase),
      ],
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
    await settle(purchase)
    return 1
  } catch (problem) {
    req.payload.logger.warn({ err: problem, purchase: purchase.ref }, 'A purchase waits for the next sweep')
    return 0
  }
}

function ago(ms: number): string {
  return new Date(now().getTime() - ms).toISOString()
}
