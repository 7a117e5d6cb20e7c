import { retentionTask } from '#plugins/kit/tasks/retention.ts'

export const forgetBoughtRows = retentionTask('bought rows', 'bought-rows', (before) => ({
  createdAt: { less_than: before },
}))
