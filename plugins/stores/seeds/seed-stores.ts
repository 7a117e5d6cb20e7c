import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { SeedStore } from '#contracts/seeds.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { today } from '#plugins/kit/clock.ts'
import { createUnlessTaken, findOne } from '#plugins/kit/storage/documents.ts'
import type { Seed } from '#plugins/kit/extend.ts'
import { prefilled, dayNames, storedHours, lunchOf } from '../stored-hours.ts'
import { cachedStores } from '../repository.ts'

/** The stores' seeds. Later changes by editors are preserved. */
export const seedStores: Seed = {
  name: 'stores',
  async run(payload, folder) {
    const text = await readFile(join(folder, 'stores/stores.json'), 'utf8')
    let seeded = 0
    for (const store of z.array(SeedStore).parse(JSON.parse(text))) {
      if (await findOne({ payload }, 'stores', { number: { equals: store.number } })) continue
      if (await createUnlessTaken({ payload }, 'stores', toDocument(store))) seeded += 1
    }
    if (seeded > 0) await cachedStores.invalidate({ payload })
    return seeded
  },
}

function toDocument({ hours, lunch, deviatingDays, ...store }: SeedStore) {
  const week = dayNames.flatMap((day, index) => [
    [day, storedHours(hours[index] ?? null)],
    [lunchOf(day), storedHours(lunch[index] ?? null)],
  ])
  const own = deviatingDays.map(({ inDays, hours, reason }) => {
    return { day: plusDays(today(), inDays), hours: storedHours(hours), reason }
  })
  return {
    ...store,
    ...(Object.fromEntries(week) as Record<string, string | null>),
    ...prefilled({ deviatingDays: own, holidaysUntil: null }, today()),
    isOpen: true,
  }
}
