import { AsyncLocalStorage } from 'node:async_hooks'
import type { SanitizedConfig } from 'payload'
import type { Language } from '#contracts/language.ts'
import { noteAnswer, type RenderContext } from './render-context.ts'
import { answersOf } from './endpoints.ts'

declare global {
  /** Calls the shop's API in process. */
  var shopFetch: (request: Request) => Promise<Response>
  /** Caches a fragment that many pages share. Registered where pages are cached, so not in development. */
  var cacheFragment:
    (<Value>(name: string, make: () => Promise<Value>, options?: { isShown?: boolean }) => Promise<Value>) | undefined
  /** Allows hosts in the content policy of the page that is being rendered. Registered where pages are cached. */
  var allowHosts: ((hosts: { scripts: string[]; data: string[] }) => void) | undefined
}

/** The visitor for whom a page is being rendered. */
interface Visit {
  address?: string
  /** Of the page. */
  language?: Language
  render?: RenderContext
  /** Whether staff see what is not published yet: nothing of it may be shared. */
  isPreview?: boolean
}

const visits = new AsyncLocalStorage<Visit>()

/** Renders for a visitor, so that the page's API calls count against the rate limits of that visitor. */
export function withVisitor<Result>(visit: Visit, render: () => Result): Result {
  return visits.run(visit, render)
}

/** Notes hosts that the page being rendered allows. A fragment has no policy, so what it notes is lost. */
export function noteHosts({ scripts, data }: { scripts: string[]; data: string[] }): void {
  const hosts = visits.getStore()?.render?.hosts
  for (const host of scripts) hosts?.scripts.add(host)
  for (const host of data) hosts?.data.add(host)
}

/** The visitor and page of the code that is running; undefined outside a page. */
export function currentVisit(): Visit | undefined {
  return visits.getStore()
}

/**
 * Registers `globalThis.shopFetch`, through which pages call the API in process, without a network. The front server has
 * checked the request already, so nothing is checked twice. The cache headers of each answer are noted in the render
 * context of the page.
 */
export function registerInProcessFetch(config: SanitizedConfig): void {
  const answer = answersOf(config)
  globalThis.shopFetch = async (request) => {
    const { address = '127.0.0.1', render } = visits.getStore() ?? {}
    request.headers.set('x-forwarded-for', address)
    request.headers.set('x-shop-inside', '1')
    try {
      const response = await answer(request)
      if (render) noteAnswer(render, response)
      return response
    } catch (problem) {
      if (render) noteAnswer(render)
      throw problem
    }
  }
}
