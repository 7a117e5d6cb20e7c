import type { Endpoint } from 'payload'
import { secondsToWait as count } from '#plugins/kit/requests/limits.ts'
import { type LimitName, networkOf } from '#domain/limits.ts'
import { belowApi, createMatcher } from './routes.ts'

/** The part of a configuration that decides which limit counts a request. */
interface Limited {
  endpoints: Pick<Endpoint, 'method' | 'path' | 'custom'>[]
  /** `user`: the collection whose accounts sign in to the admin. */
  admin: { user: string }
}

/**
 * Which limit of `domain/limits.ts` counts a request: the one that its endpoint declares (`requestLimit` in
 * `kit/requests/endpoint.ts`), otherwise one by method and folder.
 */
export function limitsOf({ endpoints, admin }: Limited): (method: string, path: string) => LimitName {
  const declared = createMatcher(endpoints.filter(({ custom }) => custom?.['requestLimit'] !== undefined))
  const signIn = new RegExp(`^/api/${admin.user}/(login|forgot-password|reset-password|unlock|verify)`, 'i')

  return (method, path) => {
    if (/^\/(admin|_next)(\/|$)/.test(path)) return 'staff'
    const isBelowApi = path.startsWith('/api/')
    const own = isBelowApi && declared(method === 'HEAD' ? 'get' : method.toLowerCase(), belowApi(path))
    if (own) return own.route.custom?.['requestLimit'] as LimitName
    if (/^(POST|PUT|PATCH|DELETE)$/.test(method)) return signIn.test(path) ? 'sign-in' : 'change'
    return isBelowApi && /^(GET|HEAD)$/.test(method) ? 'question' : 'page'
  }
}

export interface CountedRequest {
  limit: LimitName
  address: string
  /**
   * The shopper's cookie, unverified: a forged one shares no count with a real shopper, and still counts by address.
   */
  shopper: string | undefined
}

/**
 * Counts this request, and gives the seconds to wait if it exceeds a limit. A request without a shopper's cookie is
 * counted by address alone: with one count for all such requests, one client could use up the limit of the others.
 */
export function secondsToWait({ limit, address, shopper }: CountedRequest): Promise<number | undefined> {
  return count(limit, { address, shopper: shopper && `${networkOf(address)} ${shopper}` })
}
