import { renderDraft } from '#contracts/preview.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { assertReadPreview, PREVIEWERS } from '#plugins/preview/preview-token.ts'
import { assertBePreviewOf, readValues } from '../content/read-draft.ts'

/** `POST /api/preview/page`: the page that a token is for with the values of an editor's form. Writes nothing. */
export const renderDraftEndpoint = endpoint(
  renderDraft,
  { who: PREVIEWERS, idempotency: 'none' },
  async ({ token, values }, req) => {
    const draft = await assertBePreviewOf(req, assertReadPreview(req, token), values.id)
    return readValues(req, draft, values)
  },
)
