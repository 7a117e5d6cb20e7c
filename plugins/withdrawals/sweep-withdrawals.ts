import type { PayloadRequest } from 'payload'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { forgetting } from '#plugins/kit/forget.ts'
import { sideBySide } from '#plugins/kit/side-by-side.ts'
import { postInstructions, postReceipt } from './post-letters.ts'
import { withLettersOwed, type Withdrawal } from './repository.ts'

/** Posts the letters that a crash left owed. */
export const sweepWithdrawals: ScheduledTask = {
  name: 'withdrawals',
  every: 60_000,
  run: (req) => sideBySide(withLettersOwed(req), (withdrawal) => settledOne(req, withdrawal)),
}

/** One whose letter cannot be written now must not keep the next from it. */
async function settledOne(req: PayloadRequest, withdrawal: Withdrawal): Promise<number> {
  if (!withdrawal.declared) return 0
  try {
    await postReceipt(req, withdrawal)
    await postInstructions(req, withdrawal)
    return 1
  } catch (problem) {
    req.payload.logger.warn({ err: problem, withdrawal: withdrawal.ref }, 'A withdrawal waits for the next sweep')
    return 0
  }
}

export const forgetWithdrawals = forgetting('withdrawals', 'withdrawals', (before) => ({
  and: [{ state: { equals: 'handled' } }, { handledAt: { less_than: before } }],
}))
