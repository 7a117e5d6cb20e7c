import type { Plugin } from 'payload'
import { readPreview } from '#contracts/preview.ts'
import { extend } from '#plugins/kit/extend.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { type FindShownAt, previewInstant } from '#plugins/kit/requests/shown-at.ts'
import { assertReadPreview, PREVIEWERS, previewOf } from './preview-token.ts'

/** `GET /api/preview/claims`: what a token lets the member of staff see who shows it. */
const readPreviewEndpoint = endpoint(readPreview, { who: PREVIEWERS }, async ({ token }, req) => ({
  claims: assertReadPreview(req, token),
}))

/** What staff see before visitors do. */
export const previewPlugin = (): Plugin => (config) =>
  extend(config, { endpoints: [readPreviewEndpoint], hooks: [previewInstant.on(shownInPreview)] })

/** The instant of a preview of the whole shop. */
const shownInPreview: FindShownAt = (req) => {
  const preview = previewOf(req)
  return preview?.kind === 'shop' ? preview.at : undefined
}
