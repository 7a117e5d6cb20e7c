import { defineMiddleware } from 'astro:middleware'
import type { PageAddress } from '#contracts/pages.ts'
import type { DraftPage } from '#contracts/preview.ts'
import { seeOther } from '../forms/shop-form.ts'
import { pathTo } from '../../shared/routes.ts'
import { previewOf } from './preview-of.ts'

/** The folder of the pages that open and end previews. */
const FOLDER = '/esikatselu/'

/** Notes the preview that a request is made in. One that has ended is reported, and its cookie deleted. */
export const showPreview = defineMiddleware(async (context, next) => {
  const { request, locals, routePattern } = context
  const isKnown = locals.preview !== undefined || routePattern.startsWith(FOLDER)
  const preview = isKnown ? undefined : await previewOf(request)
  if (preview && 'ended' in preview) return seeOther(pathTo(context, 'preview', { token: preview.ended }))
  if (preview) {
    locals.preview = preview.claims
    if (preview.draft) locals.draft = preview.draft
  }
  return next()
})

/** The address of the draft that is previewed, where this is its path. */
export function draftAt({ draft }: Pick<App.Locals, 'draft'>, path: string): PageAddress | undefined {
  return draft?.page.path === path ? addressOf(draft) : undefined
}

/** The address that a draft would have. */
export function addressOf({ page: { path, kind, language, changedAt, sisters } }: DraftPage): PageAddress {
  return { path, kind, language, isIndexed: false, changedAt, sisters }
}
