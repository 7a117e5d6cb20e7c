import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createUnlessTaken } from '#plugins/kit/documents.ts'
import type { Seed } from '#plugins/kit/extend.ts'

/** The questions that a shop opens with. One that is there already is left as its editors wrote it. */
export const plantQuestions: Seed = {
  name: 'questions',
  async plant(payload, folder) {
    const questions = JSON.parse(await readFile(join(folder, 'questions/questions.json'), 'utf8')) as object[]
    const written = questions.map((question, index) =>
      createUnlessTaken({ payload }, 'questions', { ...question, place: (index + 1) * 10 }),
    )
    return (await Promise.all(written)).filter(Boolean).length
  },
}
