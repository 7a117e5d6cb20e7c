import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { SeedStore } from '#contracts/seeds.ts'
import { createUnlessTaken, findOne } from '#plugins/kit/storage/documents.ts'
import type { Seed } from '#plugins/kit/extend.ts'
import { dayNames, writtenHours } from '../hours-fields.ts'
import { cachedStores } from '../repository.ts'

/** The stores' seeds. Later changes by editors are kept. */
export const plantStores: Seed = {
  name: 'stores',
  async plant(payload, folder) {
    const text = await readFile(join(folder, 'stores/stores.json'), 'utf8')
    let planted = 0
    for (const store of z.array(SeedStore).parse(JSON.parse(text))) {
      if (await findOne({ payload }, 'stores', { number: { equals: store.number } })) continue
      if (await createUnlessTaken({ payload }, 'stores', toDocument(store))) planted += 1
    }
    if (planted > 0) await cachedStores.invalidate({ payload })
    return planted
  },
}

function toDocument({ hours, lunch, ...store }: SeedStore) {
  const week = dayNames.map((day, index) => [day, writtenHours(hours[index] ?? null)])
  return { ...store, ...Object.fromEntries(week), lunch: writtenHours(lunch), isOpen: true }
}
