import { checkPage } from '#contracts/page-checks.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { checkContent, sentenceFor } from '../content/check-page.ts'
import { contentOf } from '../schedule/page-content.ts'
import { newestDraft } from '../repository.ts'

/** `GET /api/content/check`: what the newest draft of a page still needs. */
export const checkPageEndpoint = endpoint(checkPage, { who: 'staff' }, async ({ page }, req) => {
  const draft = await newestDraft(req, page)
  if (!draft) throw new Refusal('request.not_found')
  const problems = await checkContent(req, page, contentOf(draft))
  return { problems: problems.map((problem) => ({ ...problem, sentence: sentenceFor(req, problem) })) }
})
