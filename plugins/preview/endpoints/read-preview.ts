import { readPreview } from '#contracts/preview.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { assertReadPreview, PREVIEWERS } from '../preview-token.ts'

/** `GET /api/preview/claims`: what a token lets the member of staff see who shows it. */
export const readPreviewEndpoint = endpoint(readPreview, { who: PREVIEWERS }, async ({ token }, req) => ({
  claims: assertReadPreview(req, token),
}))
