import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { encodingFor, hasIt, isText, packer, SMALL_BYTES } from './compress.ts'
import { pagePolicy } from './headers.ts'
import { keepPage, termsOf, type Drawing, type KeptPage, type Terms } from './kept-pages.ts'
import { packedOnce } from './packed.ts'

type Line = Pick<ServerResponse, 'writeHead' | 'write' | 'end'>

/** Pages that show what concerns one person leave no copy behind, not even in the browser's own cache. */
const confidential = /^\/(checkout|tilaus|omat-sivut)(\/|$)/

/**
 * Stands between the site and the line, because the site writes to the line itself.
 *
 * A page that may be kept is gathered, kept under its name, and sent whole. Any other is packed while it is being written.
 */
export function asPageAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { path, name, drawing }: { path: string; name: string; drawing: Drawing },
): ServerResponse {
  const line: Line = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  }
  let gathering: { headers: OutgoingHttpHeaders; terms: Terms; pieces: Uint8Array[] } | undefined
  let packing: ReturnType<typeof packer> | undefined

  response.writeHead = ((status: number, written: OutgoingHttpHeaders = {}) => {
    const headers = withOurs(written, path)
    const terms = request.method === 'GET' ? termsOf(status, written) : undefined
    if (terms) {
      gathering = { headers, terms, pieces: [] }
      return response
    }
    packing = startPacking(request, response, headers, line)
    line.writeHead(status, headers)
    return response
  }) as typeof response.writeHead

  response.write = ((piece: Uint8Array) => {
    if (gathering) return gathering.pieces.push(piece) > 0
    if (!packing) return line.write(piece)
    packing.write(piece)
    packing.flush()
    return true
  }) as typeof response.write

  response.end = ((piece?: unknown) => {
    if (typeof piece === 'string' || piece instanceof Uint8Array) response.write(piece)
    if (gathering) {
      const { headers, terms, pieces } = gathering
      const page = keepPage(name, drawing, { headers, body: Buffer.concat(pieces), terms })
      sendKept(request, line, page, 'miss').catch(() => response.destroy())
    } else if (packing) packing.end()
    else line.end()
    return response
  }) as typeof response.end

  return response
}

/** Sends a page that everybody gets alike: not at all to who has it, packed once for everybody else. */
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
  const body = encoding ? await packedOnce(page.etag, page.body, encoding) : page.body
  const packed = encoding ? { 'content-encoding': encoding } : undefined
  line.writeHead(200, { ...page.headers, ...packed, 'content-length': body.length, 'x-cache': how })
  line.end(request.method === 'HEAD' ? undefined : body)
}

function withOurs(written: OutgoingHttpHeaders, path: string): OutgoingHttpHeaders {
  const { 'cdn-cache-control': _age, 'cache-tag': _tags, ...rest } = written
  const cacheControl = confidential.test(path) ? 'private, no-store' : (rest['cache-control'] ?? 'private, no-cache')
  const headers: OutgoingHttpHeaders = { ...rest, 'cache-control': cacheControl }
  if (!String(rest['content-type'] ?? '').startsWith('text/html')) return headers
  headers['content-type'] = 'text/html; charset=utf-8'
  headers['content-security-policy'] = pagePolicy(rest['content-security-policy'] as string | undefined)
  return headers
}

function startPacking(request: IncomingMessage, response: ServerResponse, headers: OutgoingHttpHeaders, line: Line) {
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (request.method === 'HEAD' || !encoding || !isText(headers['content-type'])) return undefined
  headers['vary'] = 'Accept-Encoding'
  headers['content-encoding'] = encoding
  delete headers['content-length']
  const packing = packer(encoding)
  packing.on('data', (piece: Buffer) => line.write(piece))
  packing.on('end', () => line.end())
  response.once('close', () => packing.destroy())
  return packing
}
