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
  /** The shopper's cookie as sent. Not verified here: a forged one counts for nobody else, and still against its address. */
  shopper: string | undefined
}

/**
 * Counts this request, and gives the seconds to wait if it was one too many. A request without a shopper's cookie is
 * counted by address alone: one count for all such requests would let one client use up what is left to the others.
 */
export function secondsToWait(request: CountedRequest): Promise<number | undefined> {
  const { address, shopper } = request
  return count(limitFor(request), { address, shopper: shopper && `${networkOf(address)} ${shopper}` })
}

export function limitFor({ method, path }: Pick<CountedRequest, 'method' | 'path'>): LimitName {
  return lines.find((line) => line.path.test(path) && line.methods.test(method))?.name ?? 'page'
}
