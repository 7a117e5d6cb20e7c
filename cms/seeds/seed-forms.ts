import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { SeedForm } from '#contracts/seed-forms.ts'
import type { Seed } from '#plugins/kit/extend.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { seedReader } from './seed-values.ts'

/** The forms that a shop opens with. One that is there already is left as its editors wrote it. */
export const seedForms: Seed = {
  name: 'forms',
  async run(payload, folder) {
    const nothing = () => {
      throw new Error('A seeded form leads to addresses only')
    }
    const reader = seedReader(payload, { idOf: nothing, pictureOf: nothing })
    const { fields } = payload.collections.forms.config
    let created = 0
    for (const file of await readdir(join(folder, 'forms'))) {
      const code = basename(file, '.json').normalize('NFC')
      if (await findOne({ payload }, 'forms', { code: { equals: code } }, ['id'])) continue
      const seed = SeedForm.parse(JSON.parse(await readFile(join(folder, 'forms', file), 'utf8')))
      const data = { ...(await reader.valuesOf(fields, seed)), code }
      await payload.create({ collection: 'forms', data: data as never })
      created += 1
    }
    return created
  },
}
