import type { APIRoute } from 'astro'
import { seeOther } from '../../server/forms/shop-form.ts'
import { noPreviewCookie } from '../../server/preview/preview-cookie.ts'
import { definePage } from '../../server/routing/define-page.ts'

export const page = definePage({ query: [], visibility: 'personal', indexed: false })

/** Ends the preview, and leads to the page of the shop that the bar names. */
export const POST: APIRoute = async ({ request }) => {
  const form = await request.formData().catch(() => new FormData())
  return seeOther(pathOnSite(String(form.get('to')), request), [noPreviewCookie()])
}

/** A path of the shop; its home page in place of any other address. */
function pathOnSite(to: string, { url }: Request): string {
  const { origin } = new URL(url)
  const target = to.startsWith('/') && URL.canParse(to, origin) ? new URL(to, origin) : undefined
  return target?.origin === origin ? target.pathname + target.search : '/'
}
