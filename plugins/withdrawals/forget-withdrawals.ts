import { retentionTask } from '#plugins/kit/tasks/retention.ts'

export const forgetWithdrawals = retentionTask('withdrawals', 'withdrawals', (before) => ({
  and: [{ state: { equals: 'handled' } }, { handledAt: { less_than: before } }],
}))
