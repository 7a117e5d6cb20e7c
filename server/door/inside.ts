import { AsyncLocalStorage } from 'node:async_hooks'
import type { SanitizedConfig } from 'payload'
import { answersOf } from './own-endpoints.ts'

declare global {
  /** The shop behind the site, answered without a network. */
  var knock: (request: Request) => Promise<Response>
}

const visitors = new AsyncLocalStorage<string>()

/** Remembers whose page is being drawn, so that what the page asks of the shop is counted for that visitor. */
export function onBehalfOf<Result>(address: string, draw: () => Result): Result {
  return visitors.run(address, draw)
}

/**
 * Hangs up the door of `contracts/door.ts` through which the site knocks without a network.
 *
 * The front door has seen the visitor already, so nothing is checked twice.
 */
export function hangUpKnocker(config: SanitizedConfig): void {
  const answer = answersOf(config)
  globalThis.knock = (request) => {
    request.headers.set('x-forwarded-for', visitors.getStore() ?? '127.0.0.1')
    request.headers.set('x-shop-inside', '1')
    return answer(request)
  }
}
