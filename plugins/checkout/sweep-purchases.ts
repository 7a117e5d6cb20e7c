import type { PayloadRequest } from 'payload'
import { nowIso } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { inParallel } from '#plugins/kit/in-parallel.ts'
import type { Purchase } from './purchase.ts'
import { releasePurchase } from './release-purchase.ts'
import { purchasesIn } from './repository.ts'

/**
 * How long a purchase may be `freezing`, in milliseconds: far longer than a request takes, even where the clocks of two
 * processes differ. One that is for longer was cut off by a crash.
 */
const FREEZING_MS = 120_000
/** Gives up purchases that a crash has cut off while they were written, before their charge was. */
export const sweepPurchases: ScheduledTask = {
  name: 'purchases',
  every: 60_000,
  run: (req) => inParallel(purchasesIn(req, ['freezing'], { before: nowIso(-FREEZING_MS) }), (one) => giveUp(req, one)),
}

/** A purchase that fails is logged and left for the next sweep, so that the others are settled. */
async function giveUp(req: PayloadRequest, { ref }: Purchase): Promise<number> {
  try {
    await releasePurchase(req, ref, 'abandoned')
    return 1
  } catch (problem) {
    req.payload.logger.warn({ err: problem, purchase: ref }, 'A purchase waits for the next sweep')
    return 0
  }
}
