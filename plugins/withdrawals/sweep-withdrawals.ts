import type { PayloadRequest } from 'payload'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { retentionTask } from '#plugins/kit/tasks/retention.ts'
import { inParallel } from '#plugins/kit/in-parallel.ts'
import { bookLabel } from './book-label.ts'
import { giveCode, giveOwed } from './confirm-return.ts'
import { postInstructions, postReceipt } from './post-letters.ts'
import { withSomethingOwed, type Withdrawal } from './repository.ts'

/** Sends letters, books labels and gives money that a crash or a silent carrier left open. */
export const sweepWithdrawals: ScheduledTask = {
  name: 'withdrawals',
  every: 60_000,
  run: (req) => inParallel(withSomethingOwed(req), (withdrawal) => postOwed(req, withdrawal)),
}

/** A declaration that fails is logged and left for the next sweep, so that the others are answered. */
async function postOwed(req: PayloadRequest, withdrawal: Withdrawal): Promise<number> {
  try {
    await postReceipt(req, withdrawal)
    await postInstructions(req, withdrawal)
    await bookLabel(req, withdrawal)
    await giveCode(req, withdrawal)
    await giveOwed(req, withdrawal)
    return 1
  } catch (problem) {
    req.payload.logger.warn({ err: problem, withdrawal: withdrawal.ref }, 'A withdrawal waits for the next sweep')
    return 0
  }
}

export const forgetWithdrawals = retentionTask('withdrawals', 'withdrawals', (before) => ({
  and: [{ state: { equals: 'handled' } }, { handledAt: { less_than: before } }],
}))
