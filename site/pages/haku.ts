import type { APIRoute } from 'astro'
import { definePage } from '../server/routing/define-page.ts'
import { pathTo } from '../shared/routes.ts'

export const page = definePage({ query: ['q'], visibility: 'public', indexed: false, cached: true })

/** The address that many try leads to the search, with its question. */
export const GET: APIRoute = (context) => context.redirect(`${pathTo(context, 'search')}${context.url.search}`, 301)
