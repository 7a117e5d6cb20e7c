import { openPreview } from '#contracts/preview.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { PREVIEWERS, previewToken } from '#plugins/preview/preview-token.ts'
import { assertFindDraft } from '../content/read-draft.ts'

/** `POST /api/preview/open`: a token with which the member of staff sees a draft, or the shop at another time. */
export const openPreviewEndpoint = endpoint(
  openPreview,
  { who: PREVIEWERS, idempotency: 'none' },
  async (wish, req) => {
    if (wish.kind === 'shop') return { token: previewToken(req, wish) }
    const { language } = await assertFindDraft(req, wish.page)
    return { token: previewToken(req, { ...wish, language }) }
  },
)
