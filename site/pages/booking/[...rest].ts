import type { APIRoute } from 'astro'
import { definePage } from '../../server/routing/define-page.ts'
import { redirectPermanently } from '#site/server/routing/redirect.ts'
import { pathTo } from '../../shared/routes.ts'

export const page = definePage({ query: 'any', visibility: 'public', indexed: false })

/** `/booking` and everything below it (specification §2.2) lead to where exams are booked. */
export const GET: APIRoute = (context) => redirectPermanently(pathTo(context, 'book_exam'))
