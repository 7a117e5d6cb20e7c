import type { APIContext } from 'astro'
import type * as z from 'zod/mini'
import { getToken } from '#contracts/cart.ts'
import { failures, refusals, type FailureCode } from '#contracts/refusals.ts'
import type { Route } from '#contracts/route.ts'
import { call, type Answer, type Caller } from '../../shared/call.ts'
import { languageOf } from '../../shared/language.ts'

type Page = Pick<APIContext, 'request' | 'locals'> & { response: { headers: Headers; status?: number } }

export interface Posted<Value> {
  answer: Answer<Value>
  /** Redirects the shopper, with new cookies. */
  seeOther: (to: string) => Response
}

/**
 * Makes a change for a visitor who posted a plain form to a page.
 *
 * Creates the shopper first, as for a browser with script; the session cookie is returned with
 * the page or the redirect.
 *
 * The API reads JSON only. A form posts to its own page, which calls the same endpoint, so that buying works without
 * script and there is one contract and one set of rules.
 */
export async function postAsVisitor<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  page: Page,
  route: Route<Input, Output>,
  input: z.input<Input>,
  key?: string,
  visitor: Visitor = visitorOf(page),
): Promise<Posted<z.output<Output>>> {
  const { response } = page
  const { caller, cookies } = visitor
  const shopper = await call(getToken, {}, caller)
  const withCookies = (to: string) => seeOther(to, cookies)
  if (!shopper.ok) return { answer: shopper, seeOther: withCookies }

  const answer = await call(route, input, { ...caller, token: shopper.value.token }, key)
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  if (!answer.ok) response.status = statusOf(answer.failure.code)
  return { answer, seeOther: withCookies }
}

/** The HTTP status of a failure. */
export function statusOf(code: FailureCode): number {
  return { ...refusals, ...failures }[code]
}

/** Who has posted a form: a caller, and the cookies that the answers have set so far. */
interface Visitor {
  caller: Caller
  cookies: string[]
}

/**
 * A caller that sends the visitor's cookies and the page's language, and collects the cookies set by the responses. A form
 * that takes several changes makes them all by one visitor: the first may have made a shopper.
 */
export function visitorOf(page: Page): Visitor {
  const { url, headers } = page.request
  const cookies: string[] = []
  const shown = () => cookiesTogether(headers.get('cookie') ?? '', cookies)
  const caller: Caller = {
    origin: new URL(url).origin,
    language: languageOf(page),
    fetch: async (request) => {
      request.headers.set('cookie', shown())
      // A session is listed by the browser it began in.
      request.headers.set('user-agent', headers.get('user-agent') ?? '')
      const response = await globalThis.shopFetch(request)
      cookies.push(...response.headers.getSetCookie())
      return response
    },
  }
  return { caller, cookies }
}

/** As a browser sends them: a new cookie replaces the one of that name. */
function cookiesTogether(before: string, set: string[]): string {
  const pairs = [...before.split(/;\s*/), ...set.map((cookie) => cookie.split(';')[0] ?? '')]
  return [...new Map(pairs.filter(Boolean).map((pair) => [pair.split('=')[0], pair])).values()].join('; ')
}

/** Redirects a posted form, with new cookies. Paths of ours are written with their ä and ö, which a header cannot hold. */
export function seeOther(to: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: to.replace(/[^\0-\x7f]+/g, encodeURIComponent) })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}
