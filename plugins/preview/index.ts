import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { previewInstant, type FindShownAt } from '#plugins/kit/requests/shown-at.ts'
import { readPreviewEndpoint } from './endpoints/read-preview.ts'
import { previewOf } from './preview-token.ts'

/** What staff see before visitors do. */
export const previewPlugin = (): Plugin => (config) =>
  extend(config, { endpoints: [readPreviewEndpoint], hooks: [previewInstant.on(shownInPreview)] })

/** The instant of a preview of the whole shop. */
const shownInPreview: FindShownAt = (req) => {
  const preview = previewOf(req)
  return preview?.kind === 'shop' ? preview.at : undefined
}
