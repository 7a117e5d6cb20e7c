import type { APIRoute } from 'astro'
import { pageContent } from '../../server/content/page-content.ts'
import { sharePicture } from '../../server/pictures/share-picture.ts'
import { definePage } from '../../server/routing/define-page.ts'
import { useText } from '../../server/texts/text.ts'

/** The picture of a page of the editors for links shared elsewhere, under the page's path; without one, the chain's own. */
export const page = definePage({ query: [], visibility: 'public', indexed: false, cached: true })

/** The chain's own, drawn once: it shows nothing that editors write, so no cache of pages keeps it. */
let ofChain: Promise<Buffer> | undefined

export const GET: APIRoute = async (context) => {
  const { path } = context.params
  if (path === undefined) {
    ofChain ??= sharePicture(useText(context, 'shell')('footer.promise'))
    return answer(await ofChain, { 'Cache-Control': 'public, max-age=3600' })
  }
  const found = await pageContent(context, `/${path.normalize('NFC')}`)
  return found ? answer(await sharePicture(found.title)) : new Response(null, { status: 404 })
}

function answer(picture: Buffer, headers: Record<string, string> = {}): Response {
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png', ...headers } })
}
