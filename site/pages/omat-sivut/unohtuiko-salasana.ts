import type { APIRoute } from 'astro'
import { definePage } from '../../server/routing/define-page.ts'
import { redirectPermanently } from '#site/server/routing/redirect.ts'
import { pathTo } from '../../shared/routes.ts'

export const page = definePage({ query: [], visibility: 'public', indexed: false })

/** The correct spelling leads to the address of the specification. */
export const GET: APIRoute = (context) => redirectPermanently(pathTo(context, 'forgot_password'))
