import { getDraft } from '#contracts/preview.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { mustReadPreview, PREVIEWERS } from '#plugins/preview/preview-token.ts'
import { mustBePreviewOf, readDraft } from '../content/read-draft.ts'

/** `GET /api/preview/page`: the newest draft of the page that a token is for. */
export const getDraftEndpoint = endpoint(getDraft, { who: PREVIEWERS }, async ({ token }, req) => {
  const draft = await mustBePreviewOf(req, mustReadPreview(req, token))
  return readDraft(req, draft)
})
