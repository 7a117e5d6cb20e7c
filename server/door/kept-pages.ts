import type { OutgoingHttpHeaders } from 'node:http'
import { etagOf } from './compress.ts'
import { browserParameters } from './known-parameters.ts'

/** A page as everybody gets it. */
export interface KeptPage {
  headers: OutgoingHttpHeaders
  body: Buffer
  etag: string
}

/** A page being drawn. What is invalidated meanwhile may already have been read, so it is noted. */
export interface Drawing {
  invalidated: Set<string>
}

interface Entry extends KeptPage {
  tags: string[]
  until: number
}

/** Most bytes of pages kept. The longest unasked go first. */
const MOST_BYTES = 96 * 1024 * 1024

const pages = new Map<string, Entry>()
const drawings = new Set<Drawing>()
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

/** Says that a page is being drawn, so that it is not kept if it grows old while that lasts. */
export function beginDrawing(): Drawing {
  const drawing = { invalidated: new Set<string>() }
  drawings.add(drawing)
  return drawing
}

export function endDrawing(drawing: Drawing): void {
  drawings.delete(drawing)
}

/** Makes a page of what was drawn, and keeps it as long as it says, unless it is old already. */
export function keepPage(
  name: string,
  drawing: Drawing,
  drawn: { headers: OutgoingHttpHeaders; body: Buffer; terms: Terms },
): KeptPage {
  const { headers, body, terms } = drawn
  const etag = etagOf(body)
  const page = { headers: { ...headers, etag, vary: 'Accept-Encoding' }, body, etag }
  if (terms.tags.some((tag) => drawing.invalidated.has(tag))) return page

  drop(name)
  pages.set(name, { ...page, tags: terms.tags, until: performance.now() + terms.seconds * 1000 })
  bytes += body.length
  for (const oldest of pages.keys()) {
    if (bytes <= MOST_BYTES) break
    drop(oldest)
  }
  return page
}

/** Forgets every page with one of these tags, and those that are being drawn from what is no longer so. */
export function invalidatePages({ tags }: { tags: string[] }): void {
  for (const drawing of drawings) for (const tag of tags) drawing.invalidated.add(tag)
  for (const [name, page] of pages) if (page.tags.some((tag) => tags.includes(tag))) drop(name)
}

function drop(name: string): void {
  const page = pages.get(name)
  if (!page) return
  pages.delete(name)
  bytes -= page.body.length
}

/** How long a page may be kept, and what makes it old sooner. */
export interface Terms {
  seconds: number
  tags: string[]
}

/** What a page says about keeping it; nothing if it concerns one visitor or may not be kept. */
export function termsOf(status: number, headers: OutgoingHttpHeaders): Terms | undefined {
  const seconds = Number(/max-age=(\d+)/.exec(String(headers['cdn-cache-control'] ?? ''))?.[1] ?? 0)
  if (status !== 200 || seconds === 0 || headers['set-cookie'] !== undefined) return undefined
  const tags = String(headers['cache-tag'] ?? '').split(',')
  return { seconds, tags: tags.map((tag) => tag.trim()).filter(Boolean) }
}

/** One name for every address that shows the same page: parameters in order, other people's tracking left out. */
export function pageName(host: string, path: string, search: string): string {
  if (search === '') return host + path
  const parameters = new URLSearchParams(search)
  for (const name of [...parameters.keys()]) if (browserParameters.test(name)) parameters.delete(name)
  parameters.sort()
  return `${host}${path}?${parameters}`
}
