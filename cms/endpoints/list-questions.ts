import { listQuestions } from '#contracts/questions.ts'
import { setCacheTags } from '#plugins/kit/storage/cache.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { QUESTIONS_TAG } from '#domain/questions-tag.ts'
import { findQuestions } from '../repository.ts'

/** `GET /api/content/questions`: the frequently asked questions. */
export const listQuestionsEndpoint = endpoint(listQuestions, { who: 'anyone' }, async (_, req) => {
  setCacheTags(req, QUESTIONS_TAG)
  return { questions: await findQuestions(req) }
})
