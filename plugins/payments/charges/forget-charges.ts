import { retentionTask } from '#plugins/kit/tasks/retention.ts'

/** Charges are bookkeeping: none of them is open for so long, and what is owed back is settled by then. */
export const forgetCharges = retentionTask('charges', 'charges', (before) => ({ since: { less_than: before } }))
