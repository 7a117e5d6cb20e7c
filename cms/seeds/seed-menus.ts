import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Seed } from '#plugins/kit/extend.ts'
import { findGlobal } from '#plugins/kit/storage/documents.ts'
import { menus } from '../globals/menus.ts'
import { openFinder } from './open-finder.ts'
import { seedReader } from './seed-values.ts'

/** The menus that a shop opens with. Those that editors have changed stay as they are. */
export const seedMenus: Seed = {
  name: 'menus',
  async run(payload, folder) {
    const { updatedAt } = await findGlobal({ payload }, 'menus')
    if (updatedAt) return 0
    const seeded: unknown = JSON.parse(await readFile(join(folder, 'menus/menus.json'), 'utf8'))
    const reader = seedReader(payload, await openFinder(payload, folder))
    const data = await reader.valuesOf(menus.fields, seeded as Record<string, unknown>)
    await payload.updateGlobal({ slug: 'menus', data })
    return 1
  },
}
