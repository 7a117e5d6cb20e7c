import type { APIRoute } from 'astro'
import { contentPath } from '../../server/content/addresses.ts'
import { definePage } from '../../server/routing/define-page.ts'
import { redirectPermanently } from '../../server/routing/redirect.ts'

export const page = definePage({ query: [], visibility: 'public', indexed: false })

/** The address that many type leads to what the membership includes. */
export const GET: APIRoute = async (context) =>
  redirectPermanently(await contentPath(context, 'friends_member_benefits'))
