import { retentionTask } from '#plugins/kit/tasks/retention.ts'

export const forgetOrders = retentionTask('orders', 'orders', (before) => ({ placedAt: { less_than: before } }))
