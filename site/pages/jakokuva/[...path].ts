import type { APIRoute } from 'astro'
import { pageContent } from '../../server/content/page-content.ts'
import { sharePicture } from '../../server/pictures/share-picture.ts'
import { definePage } from '../../server/routing/define-page.ts'
import { useText } from '../../server/texts/text.ts'

/** The picture of a page of the editors for links shared elsewhere, under the page's path; without one, the chain's own. */
export const page = definePage({ query: [], visibility: 'public', indexed: false, cached: true })

export const GET: APIRoute = async (context) => {
  const { path } = context.params
  const title =
    path === undefined
      ? useText(context, 'shell')('footer.promise')
      : (await pageContent(context.request, `/${path.normalize('NFC')}`))?.title
  if (title === undefined) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(await sharePicture(title)), { headers: { 'Content-Type': 'image/png' } })
}
