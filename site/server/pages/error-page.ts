import type { APIContext } from 'astro'
import type { Failure } from '#contracts/refusals.ts'
import { statusOf } from '../forms/shop-form.ts'

type Page = Pick<APIContext, 'rewrite'>

/**
 * The error page of a failure.
 *
 * A 404 for what does not exist. For errors and rate limits a 500 or 503 page, so that browsers and search engines do
 * not take the address for a dead one.
 */
export async function errorPage({ rewrite }: Page, { code }: Pick<Failure, 'code'>): Promise<Response> {
  const status = statusOf(code)
  if (status < 500 && status !== 429) return rewrite('/404')
  const { body, headers } = await rewrite('/500')
  return new Response(body, { status: status === 500 ? 500 : 503, headers })
}
