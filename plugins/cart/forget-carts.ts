import { retentionTask } from '#plugins/kit/tasks/retention.ts'

export const forgetCarts = retentionTask('carts', 'carts', (before) => ({ updatedAt: { less_than: before } }))
