import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { encodingFor, hasIt, isText, packQuickly, SMALL_BYTES, type Encoding } from './compress.ts'
import { isKeepable, type RenderContext } from './render-context.ts'
import { keepPage, secondsToKeep, type KeptPage } from './kept-pages.ts'
import { packedOnce } from './packed.ts'
import { pagePolicy } from './page-policy.ts'

type Line = Pick<ServerResponse, 'writeHead' | 'end'>

/** Pages that show what concerns one person, or eyes, leave no copy behind, not even in the browser's own cache. */
const confidential = /^\/(checkout|tilaus|omat-sivut|ostoskori|peru-sopimus)(\/|$)|\/linssit$/

/**
 * Stands between the site and the line, because the site writes to the line itself.
 *
 * What is written is gathered: a page is small and drawn in milliseconds, and packed whole it costs a quarter of what
 * it does in pieces. One that may be kept is kept under its name.
 */
export function asPageAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { path, name, render }: { path: string; name: string; render: RenderContext },
): ServerResponse {
  const line: Line = { writeHead: response.writeHead.bind(response), end: response.end.bind(response) }
  const pieces: Uint8Array[] = []
  let status = 200
  let written: OutgoingHttpHeaders = {}

  response.writeHead = ((said: number, headers: OutgoingHttpHeaders = {}) => {
    status = said
    written = headers
    return response
  }) as typeof response.writeHead

  response.write = ((piece: Uint8Array) => pieces.push(piece) > 0) as typeof response.write

  response.end = ((piece?: unknown) => {
    if (typeof piece === 'string' || piece instanceof Uint8Array) pieces.push(Buffer.from(piece))
    const body = Buffer.concat(pieces)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    // What answers a form repeats what was typed into it.
    const isConfidential = !isReading || confidential.test(path)
    const headers = withOurs(written, isConfidential, body)
    const seconds = request.method === 'GET' && isKeepable(render) ? secondsToKeep(status, written) : 0
    if (seconds === 0) sendOnce(request, line, { status, headers, body })
    else
      sendKept(request, line, keepPage(name, render, { headers, body, seconds }), 'miss').catch(() =>
        response.destroy(),
      )
    return response
  }) as typeof response.end

  return response
}

/** Sends what concerns one visitor, or changes too often to be kept. */
function sendOnce(
  request: IncomingMessage,
  line: Line,
  { status, headers, body }: { status: number; headers: OutgoingHttpHeaders; body: Buffer },
): void {
  const isPacked = isText(headers['content-type'])
  const encoding = isPacked && body.length > SMALL_BYTES ? encodingFor(request.headers['accept-encoding']) : undefined
  const sent = encoding ? packQuickly(body, encoding) : body
  if (isPacked) headers['vary'] = 'Accept-Encoding'
  if (encoding) headers['content-encoding'] = encoding
  if (status !== 204 && status !== 304) headers['content-length'] = sent.length
  line.writeHead(status, headers)
  line.end(request.method === 'HEAD' ? undefined : sent)
}

/**
 * Sends a page that everybody gets alike, and nothing of it to who has it.
 *
 * The first to ask does not wait for it to be packed small: many a filtered listing is never asked for again.
 */
export async function sendKept(
  request: IncomingMessage,
  line: Line,
  page: KeptPage,
  how: 'hit' | 'miss',
): Promise<void> {
  if (hasIt(request.headers['if-none-match'], page.etag)) {
    line.writeHead(304, { ...page.headers, 'x-cache': how })
    return void line.end()
  }
  const encoding = page.body.length > SMALL_BYTES ? encodingFor(request.headers['accept-encoding']) : undefined
  const body = encoding ? await packed(page, encoding, how) : page.body
  const packing = encoding ? { 'content-encoding': encoding } : undefined
  line.writeHead(200, { ...page.headers, ...packing, 'content-length': body.length, 'x-cache': how })
  line.end(request.method === 'HEAD' ? undefined : body)
}

function packed({ body, etag }: KeptPage, encoding: Encoding, how: 'hit' | 'miss'): Promise<Buffer> | Buffer {
  return how === 'hit' ? packedOnce(etag, body, encoding) : packQuickly(body, encoding)
}

function withOurs(written: OutgoingHttpHeaders, isConfidential: boolean, body: Buffer): OutgoingHttpHeaders {
  const { 'cdn-cache-control': _age, 'cache-tag': _tags, ...rest } = written
  const cacheControl = isConfidential ? 'private, no-store' : (rest['cache-control'] ?? 'private, no-cache')
  const headers: OutgoingHttpHeaders = { ...rest, 'cache-control': cacheControl }
  if (!String(rest['content-type'] ?? '').startsWith('text/html')) return headers
  headers['content-type'] = 'text/html; charset=utf-8'
  headers['content-security-policy'] = pagePolicy(rest['content-security-policy'] as string | undefined, body)
  return headers
}
