import type { IncomingMessage } from 'node:http'
import { PREVIEW_COOKIE, previewTokenIn } from '#domain/preview-cookie.ts'
import { signedClaims } from '#plugins/kit/sealing/signed-claims.ts'
import { settings } from '../settings.ts'

/**
 * Whether a request comes with the cookie of a preview that the shop has signed: its answer is neither taken from a cache
 * nor put into one. Whether the preview is in force, the page asks.
 */
export function isPreview({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const token = previewTokenIn(headers.cookie, settings.url)
  return token !== undefined && signedClaims(PREVIEW_COOKIE, token) !== undefined
}
