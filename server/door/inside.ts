import { AsyncLocalStorage } from 'node:async_hooks'
import type { SanitizedConfig } from 'payload'
import { noteAnswer, type Drawing } from './drawings.ts'
import { answersOf } from './own-endpoints.ts'

declare global {
  /** The shop behind the site, answered without a network. */
  var knock: (request: Request) => Promise<Response>
}

/** Whose page is being drawn. */
interface Visit {
  address: string
  drawing?: Drawing
}

const visits = new AsyncLocalStorage<Visit>()

/** Remembers whose page is being drawn, so that what the page asks of the shop is counted for that visitor. */
export function onBehalfOf<Result>(visit: Visit, draw: () => Result): Result {
  return visits.run(visit, draw)
}

/**
 * Hangs up the door of `contracts/door.ts` through which the site knocks without a network.
 *
 * The front door has seen the visitor already, so nothing is checked twice. What each answer says of keeping it is noted
 * for the page.
 */
export function hangUpKnocker(config: SanitizedConfig): void {
  const answer = answersOf(config)
  globalThis.knock = async (request) => {
    const { address = '127.0.0.1', drawing } = visits.getStore() ?? {}
    request.headers.set('x-forwarded-for', address)
    request.headers.set('x-shop-inside', '1')
    try {
      const response = await answer(request)
      if (drawing) noteAnswer(drawing, response)
      return response
    } catch (problem) {
      if (drawing) noteAnswer(drawing)
      throw problem
    }
  }
}
