import { today } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { changeById, findEach } from '#plugins/kit/storage/documents.ts'
import { storesChanged } from './repository.ts'
import { prefilled } from './stored-hours.ts'

/**
 * Fills in the holidays of the coming twelve months and drops days that are past, at night, when hardly any editor
 * works on a store.
 */
export const fillHolidays: ScheduledTask = {
  name: 'holidays of stores',
  every: '40 3 * * *',
  async run(req) {
    let changed = 0
    const filling = oneByOne(findEach(req, 'stores', {}), async (store) => {
      const days = prefilled(store, today())
      if (!days) return
      // Lists are written with the whole document, so read and write stand next to each other.
      await changeById(req, 'stores', store.id, { ...store, ...days })
      changed += 1
    })
    await filling.finally(() => (changed > 0 ? storesChanged(req) : undefined))
    return changed
  },
}
