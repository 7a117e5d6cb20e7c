import type { APIRoute } from 'astro'
import { drawCyclingGoods } from '#site/server/pictures/draw-cycling-goods.ts'
import { definePage } from '#site/server/routing/define-page.ts'

/** Pictures of the demo merchant's goods, as its feed names them on its own host. */
export const page = definePage({ query: [], visibility: 'public', indexed: false, cached: true })

export const GET: APIRoute = ({ params }) => {
  const drawn = drawCyclingGoods(params['name'] ?? '')
  if (!drawn) return new Response(null, { status: 404 })
  return new Response(drawn, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' } })
}
