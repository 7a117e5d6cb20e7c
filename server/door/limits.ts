import { secondsToWait as count } from '#plugins/kit/limits.ts'
import { networkOf } from '#plugins/kit/network.ts'
import type { LimitName } from '#domain/limits.ts'

const reading = /^(GET|HEAD)$/
const changing = /^(POST|PUT|PATCH|DELETE)$/
const any = /^/

/** Which limit of `domain/limits.ts` counts a request. The first line that fits. */
const lines: { name: LimitName; methods: RegExp; path: RegExp }[] = [
  { name: 'sign-in', methods: changing, path: /^\/api\/staff\/(login|forgot-password|reset-password|unlock|verify)/i },
  { name: 'webhook', methods: any, path: /^\/api\/payment\// },
  { name: 'staff', methods: any, path: /^\/(admin|_next)(\/|$)/ },
  { name: 'change', methods: changing, path: any },
  { name: 'question', methods: reading, path: /^\/api\// },
]

export interface CountedRequest {
  method: string
  path: string
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
export function secondsToWait(request: CountedRequest): Promise<number | undefined> {
  const { address, shopper } = request
  return count(limitFor(request), { address, shopper: shopper && `${networkOf(address)} ${shopper}` })
}

export function limitFor({ method, path }: Pick<CountedRequest, 'method' | 'path'>): LimitName {
  return lines.find((line) => line.path.test(path) && line.methods.test(method))?.name ?? 'page'
}
