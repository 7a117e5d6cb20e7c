import type { PayloadRequest } from 'payload'
import type { Sweep } from '#plugins/kit/extend.ts'
import { forgetting } from '#plugins/kit/forget.ts'
import { sideBySide } from '#plugins/kit/side-by-side.ts'
import { postInstructions, postReceipt } from './post-letters.ts'
import { withLettersOwed, type Withdrawal } from './repository.ts'

/** Posts the letters that a crash left owed. */
export const sweepWithdrawals: Sweep = {
  name: 'withdrawals',
  sweep: (req) => sideBySide(withLettersOwed(req), (withdrawal) => postOwed(req, withdrawal)),
}

/** A declaration that fails is logged and left for the next sweep, so that the others are answered. */
async function postOwed(req: PayloadRequest, withdrawal: Withdrawal): Promise<number> {
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
