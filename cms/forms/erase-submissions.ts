import { nowIso } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { deleteWhere } from '#plugins/kit/storage/documents.ts'

/** Deletes what was sent once the days that its form promised are over, handled or not. */
export const eraseSubmissions: ScheduledTask = {
  name: 'forget form submissions',
  every: 3_600_000,
  async run(req) {
    await deleteWhere(req, 'form-submissions', { deletedFrom: { less_than: nowIso() } })
    return 0
  },
}
