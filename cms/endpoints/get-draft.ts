import { getDraft } from '#contracts/preview.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { assertReadPreview, PREVIEWERS } from '#plugins/preview/preview-token.ts'
import { assertBePreviewOf, readDraft } from '../content/read-draft.ts'

/** `GET /api/preview/page`: the newest draft of the page that a token is for. */
export const getDraftEndpoint = endpoint(getDraft, { who: PREVIEWERS }, async ({ token }, req) => {
  const draft = await assertBePreviewOf(req, assertReadPreview(req, token))
  return readDraft(req, draft)
})
