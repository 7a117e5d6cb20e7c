import type { OutgoingHttpHeaders } from 'node:http'
import { etagOf } from './compress.ts'
import { markRendersStale, isKeepable, type RenderContext } from './render-context.ts'
import { browserParameters } from './known-parameters.ts'

/** A page as everybody gets it. */
export interface KeptPage {
  headers: OutgoingHttpHeaders
  body: Buffer
  etag: string
}

interface Entry extends KeptPage {
  tags: Set<string>
  until: number
}

/** Most bytes of pages kept. The longest unasked go first. */
const MOST_BYTES = 96 * 1024 * 1024

const pages = new Map<string, Entry>()
let bytes = 0

/** The page kept under this name, if there is one and its time is not over. */
export function findPage(name: string): KeptPage | undefined {
  const page = pages.get(name)
  if (!page) return undefined
  pages.delete(name)
  if (page.until <= performance.now()) {
    bytes -= page.body.length
    return undefined
  }
  pages.set(name, page)
  return page
}

/** Makes a page of what was drawn, and keeps it as long as it says and its answers hold, unless it is old already. */
export function keepPage(
  name: string,
  render: RenderContext,
  drawn: { headers: OutgoingHttpHeaders; body: Buffer; seconds: number },
): KeptPage {
  const { headers, body, seconds } = drawn
  const etag = etagOf(body)
  const page = { headers: { ...headers, etag, vary: 'Accept-Encoding' }, body, etag }
  if (!isKeepable(render)) return page

  drop(name)
  const until = Math.min(render.until, performance.now() + seconds * 1000)
  pages.set(name, { ...page, tags: render.tags, until })
  bytes += body.length
  for (const oldest of pages.keys()) {
    if (bytes <= MOST_BYTES) break
    drop(oldest)
  }
  return page
}

/** Forgets every page with one of these tags, and those that are being drawn from what is no longer so. */
export function invalidatePages({ tags }: { tags: string[] }): void {
  markRendersStale(tags)
  for (const [name, page] of pages) if (tags.some((tag) => page.tags.has(tag))) drop(name)
}

function drop(name: string): void {
  const page = pages.get(name)
  if (!page) return
  pages.delete(name)
  bytes -= page.body.length
}

/** For how many seconds a page says that it may be kept; none if it concerns one visitor or may not be kept. */
export function secondsToKeep(status: number, headers: OutgoingHttpHeaders): number {
  if (status !== 200 || headers['set-cookie'] !== undefined) return 0
  return Number(/max-age=(\d+)/.exec(String(headers['cdn-cache-control'] ?? ''))?.[1] ?? 0)
}

/** One name for every address that shows the same page: parameters in order, other people's tracking left out. */
export function pageName(host: string, path: string, search: string): string {
  if (search === '') return host + path
  const parameters = new URLSearchParams(search)
  for (const name of [...parameters.keys()]) if (browserParameters.test(name)) parameters.delete(name)
  parameters.sort()
  return `${host}${path}?${parameters}`
}
