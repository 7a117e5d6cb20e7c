import { retentionTask } from '#plugins/kit/tasks/retention.ts'

/** An ordered purchase is no longer needed: the order has its data. */
export const forgetOrdered = retentionTask('ordered purchases', 'purchases', (before) => ({
  and: [{ state: { equals: 'ordered' } }, { stateSince: { less_than: before } }],
}))

/** Only what is over for good: nothing is held for it any more, and no money is on its way. */
export const forgetGivenUp = retentionTask('given up purchases', 'purchases', (before) => ({
  and: [
    { state: { in: ['canceled', 'abandoned', 'refunded'] } },
    { dueAt: { exists: false } },
    { stateSince: { less_than: before } },
  ],
}))
