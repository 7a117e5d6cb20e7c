import type { APIContext } from 'astro'
import type { Failure } from '#contracts/refusals.ts'
import { statusOf } from './shop-form.ts'

type Page = Pick<APIContext, 'rewrite'>

/**
 * The page for what the shop did not show.
 *
 * Where nothing has this name, or nothing could have, it says so. What broke or may not be asked again so soon is
 * there all the same: its page says that it is ours to mend, so that nobody takes the address for a dead one.
 */
export async function pageInstead({ rewrite }: Page, { code }: Pick<Failure, 'code'>): Promise<Response> {
  const status = statusOf(code)
  if (status < 500 && status !== 429) return rewrite('/404')
  const { body, headers } = await rewrite('/500')
  return new Response(body, { status: status === 500 ? 500 : 503, headers })
}
