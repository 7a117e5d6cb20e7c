import type { APIRoute } from 'astro'
import { definePage } from '../../server/routing/define-page.ts'
import { securityText } from '../../server/search/security-text.ts'
import { sellerFor } from '#site/server/shell/fragments.ts'
import { today } from '#site/shared/shop-time.ts'

/** The contact for reporting a vulnerability. Not found until an admin has entered the seller. */
export const page = definePage({ query: [], visibility: 'public', indexed: false, cached: true })

export const GET: APIRoute = async ({ request }) => {
  const seller = await sellerFor(request)
  if (!seller) return new Response(null, { status: 404 })
  return new Response(securityText(seller.email, today()), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
