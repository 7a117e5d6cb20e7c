import { renderDraft } from '#contracts/preview.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { mustReadPreview, PREVIEWERS } from '#plugins/preview/preview-token.ts'
import { mustBePreviewOf, readValues } from '../content/read-draft.ts'

/** `POST /api/preview/page`: the page that a token is for with the values of an editor's form. Writes nothing. */
export const renderDraftEndpoint = endpoint(
  renderDraft,
  { who: PREVIEWERS, idempotency: 'none' },
  async ({ token, values }, req) => {
    const draft = await mustBePreviewOf(req, mustReadPreview(req, token), values.id)
    return readValues(req, draft, values)
  },
)
