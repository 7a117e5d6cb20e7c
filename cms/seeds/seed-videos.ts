import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { SeedVideo } from '#contracts/seed-pages.ts'
import type { Seed } from '#plugins/kit/extend.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'

/** The videos that a shop opens with. One that is there already is left as its editors have it. */
export const seedVideos: Seed = {
  name: 'videos',
  async run(payload, folder) {
    const files = (await readdir(join(folder, 'videos'))).filter((file) => file.endsWith('.webm'))
    let created = 0
    for (const file of files) if (await seedVideo(payload, join(folder, 'videos'), file)) created += 1
    return created
  },
}

async function seedVideo(payload: Payload, folder: string, file: string): Promise<boolean> {
  if (await findOne({ payload }, 'videos', { filename: { equals: file } }, ['id'])) return false
  const text = await readFile(join(folder, file.replace('.webm', '.json')), 'utf8')
  const data = SeedVideo.parse(JSON.parse(text))
  await payload.create({ collection: 'videos', data, filePath: join(folder, file) })
  return true
}
