import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { SeedSearchAnswer, SeedSearchWord } from '#contracts/seeds.ts'
import type { Seed } from '#plugins/kit/extend.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'

/** The words and the answers that a shop opens with. One that is there already is left as its editors wrote it. */
export const seedSearch: Seed = {
  name: 'search',
  async run(payload, folder) {
    const text = await readFile(join(folder, 'search/synonyms.json'), 'utf8')
    let written = 0
    for (const { from, to } of z.array(SeedSearchWord).parse(JSON.parse(text))) {
      if (await findOne({ payload }, 'search-words', { from: { equals: from } })) continue
      const tests = to.map((same) => ({ query: from, same }))
      await payload.create({ collection: 'search-words', data: { from, to, tests, _status: 'published' } })
      written += 1
    }
    const answers = JSON.parse(await readFile(join(folder, 'search/answers.json'), 'utf8'))
    for (const answer of z.array(SeedSearchAnswer).parse(answers)) {
      if (await findOne({ payload }, 'search-answers', { title: { equals: answer.title } })) continue
      await payload.create({
        collection: 'search-answers',
        data: { ...answer, isOfStores: answer.isOfStores ?? false, _status: 'published' },
      })
      written += 1
    }
    return written
  },
}
