import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { SeedQuestion } from '#contracts/seeds.ts'
import { createUnlessTaken } from '#plugins/kit/storage/documents.ts'
import type { Seed } from '#plugins/kit/extend.ts'

/** The questions that a shop opens with. One that is there already is left as its editors wrote it. */
export const seedQuestions: Seed = {
  name: 'questions',
  async run(payload, folder) {
    const questions = z
      .array(SeedQuestion)
      .parse(JSON.parse(await readFile(join(folder, 'questions/questions.json'), 'utf8')))
    const written = questions.map((question, index) =>
      createUnlessTaken({ payload }, 'questions', { ...question, place: (index + 1) * 10 }),
    )
    return (await Promise.all(written)).filter(Boolean).length
  },
}
