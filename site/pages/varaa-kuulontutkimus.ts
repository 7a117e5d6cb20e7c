import type { APIRoute } from 'astro'
import { definePage } from '../server/routing/define-page.ts'
import { redirectPermanently } from '../server/routing/redirect.ts'
import { pageQuery } from '../shared/page-query.ts'
import { pathTo } from '../shared/routes.ts'

export const page = definePage({ query: [], visibility: 'public', indexed: false })

/** Auditory booking (specification §2) begins where every exam does, with hearing first. */
export const GET: APIRoute = (context) =>
  redirectPermanently(`${pathTo(context, 'book_exam')}?${pageQuery.group}=hearing`)
