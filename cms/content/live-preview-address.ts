import type { PayloadRequest } from 'payload'
import { Language, SHOP_LANGUAGE } from '#contracts/language.ts'
import { hasRole } from '#plugins/kit/admin/access.ts'
import { PREVIEWERS, previewToken } from '#plugins/preview/preview-token.ts'

/**
 * Where the site renders a page for a frame in the admin. The same within half an hour, so that the frame is not loaded
 * anew with each save.
 */
export function livePreviewAddress({ data, req }: { data: Record<string, unknown>; req: PayloadRequest }) {
  if (!data.id || !hasRole(req, PREVIEWERS)) return null
  const language = Language.safeParse(data.language).data ?? SHOP_LANGUAGE
  return `/esikatselu/${previewToken(req, { kind: 'page', page: String(data.id), language })}/sivu`
}
