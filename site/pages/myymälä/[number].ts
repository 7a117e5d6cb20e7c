import type { APIRoute } from 'astro'
import { listStores } from '#contracts/stores.ts'
import { asAnonymous } from '../../in-process.ts'
import { errorPage } from '../../server/pages/error-page.ts'
import { definePage } from '../../server/routing/define-page.ts'
import { redirectPermanently } from '#site/server/routing/redirect.ts'
import { call } from '../../shared/call.ts'
import { pathTo } from '../../shared/routes.ts'

export const page = definePage({ query: [], visibility: 'public', indexed: false })

/** A store by its number, as letters and signs name it: its page may get another address, its number stays. */
export const GET: APIRoute = async (context) => {
  const answer = await call(listStores, {}, asAnonymous(context.request))
  if (!answer.ok) return errorPage(context, answer.failure)
  const store = answer.value.stores.find(({ id }) => String(id) === context.params.number)
  if (!store) return errorPage(context, { code: 'store.not_found' })
  return redirectPermanently(pathTo(context, 'store', { store: store.slug }))
}
