import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { compressFast, compressOnce, encodingFor, isText, matchesEtag, SMALL_BYTES, type Encoding } from './compress.ts'
import { cachePage, secondsToCache, type CachedPage } from './page-cache.ts'
import type { PagePolicy } from './page-policy.ts'
import { isCacheable, type RenderContext } from './render-context.ts'

interface PageContext {
  key: string
  render: RenderContext
  policy: PagePolicy
  /** Whether the database is. A page that broke because it was not is worth another try. */
  isReachable: () => boolean
}

type Sender = Pick<ServerResponse, 'writeHead' | 'end'>

/**
 * Collects what Astro writes to a response. A page is small and rendered in milliseconds; compressing it whole costs a
 * quarter of compressing it in pieces. A page that may be cached is cached under its key.
 */
export function asPageResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { key, render, policy, isReachable }: PageContext,
): ServerResponse {
  const sender: Sender = { writeHead: response.writeHead.bind(response), end: response.end.bind(response) }
  const pieces: Uint8Array[] = []
  let status = 200
  let written: OutgoingHttpHeaders = {}

  response.writeHead = ((code: number, headers: OutgoingHttpHeaders = {}) => {
    status = code
    written = headers
    return response
  }) as typeof response.writeHead

  response.write = ((piece: Uint8Array) => pieces.push(piece) > 0) as typeof response.write

  response.end = ((piece?: unknown) => {
    if (typeof piece === 'string' || piece instanceof Uint8Array) pieces.push(Buffer.from(piece))
    const body = Buffer.concat(pieces)
    if (status === 500 && !isReachable()) status = 503
    const headers = pageHeaders(request, written)
    if (isHtml(written)) headers['content-security-policy'] = policy(body, render.hosts)
    const seconds = request.method === 'GET' && isCacheable(render) ? secondsToCache(status, written) : 0
    if (seconds === 0) sendOnce(request, sender, { status, headers, body })
    else
      sendCached(request, sender, cachePage(key, render, { headers, body, seconds }), 'miss').catch(() =>
        response.destroy(),
      )
    return response
  }) as typeof response.end

  return response
}

/** Sends a page that is for one visitor or may not be cached. */
function sendOnce(
  request: IncomingMessage,
  sender: Sender,
  { status, headers, body }: { status: number; headers: OutgoingHttpHeaders; body: Buffer },
): void {
  const isCompressible = isText(headers['content-type'])
  const isWorthIt = isCompressible && body.length > SMALL_BYTES
  const encoding = isWorthIt ? encodingFor(request.headers['accept-encoding']) : undefined
  const sent = encoding ? compressFast(body, encoding) : body
  if (isCompressible) headers['vary'] = 'Accept-Encoding'
  if (encoding) headers['content-encoding'] = encoding
  if (status !== 204 && status !== 304) headers['content-length'] = sent.length
  sender.writeHead(status, headers)
  sender.end(request.method === 'HEAD' ? undefined : sent)
}

/**
 * Sends a page that is the same for every visitor, or 304 to a client that has it already. The first request does not
 * wait for high-quality compression: many filtered listings are requested once only.
 */
export async function sendCached(
  request: IncomingMessage,
  sender: Sender,
  page: CachedPage,
  how: 'hit' | 'miss',
): Promise<void> {
  if (matchesEtag(request.headers['if-none-match'], page.etag)) {
    sender.writeHead(304, { ...page.headers, 'x-cache': how })
    return void sender.end()
  }
  const isWorthIt = isText(page.headers['content-type']) && page.body.length > SMALL_BYTES
  const encoding = isWorthIt ? encodingFor(request.headers['accept-encoding']) : undefined
  const body = encoding ? await compressed(page, encoding, how) : page.body
  const contentEncoding = encoding ? { 'content-encoding': encoding } : undefined
  sender.writeHead(200, { ...page.headers, ...contentEncoding, 'content-length': body.length, 'x-cache': how })
  sender.end(request.method === 'HEAD' ? undefined : body)
}

function compressed({ body, etag }: CachedPage, encoding: Encoding, how: 'hit' | 'miss'): Promise<Buffer> | Buffer {
  return how === 'hit' ? compressOnce(etag, body, encoding) : compressFast(body, encoding)
}

/** The site's headers. A page without cache headers, or one that shows a submitted form again, is not stored. */
function pageHeaders(request: IncomingMessage, written: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { 'cdn-cache-control': _maxAge, 'cache-control': cacheControl, ...rest } = written
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const headers: OutgoingHttpHeaders = { ...rest, 'cache-control': (isRead && cacheControl) || 'private, no-store' }
  if (isHtml(written)) headers['content-type'] = 'text/html; charset=utf-8'
  return headers
}

function isHtml(written: OutgoingHttpHeaders): boolean {
  return String(written['content-type'] ?? '').startsWith('text/html')
}
