import { nowIso } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { deleteDraft, emptyDrafts } from '../repository.ts'

const DAY_MS = 86_400_000

/**
 * Deletes drafts that were opened and left empty a day ago: opening a new page makes a document at once, since what is typed
 * into it is saved by itself.
 */
export const eraseEmptyDrafts: ScheduledTask = {
  name: 'forget empty drafts',
  every: 3_600_000,
  async run(req) {
    await oneByOne(await emptyDrafts(req, nowIso(-DAY_MS)), (id) => deleteDraft(req, id))
    return 0
  },
}
