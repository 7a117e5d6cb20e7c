import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { encodingFor, etagOf, hasIt, isText, packer, SMALL_BYTES } from './compress.ts'
import { pagePolicy } from './headers.ts'
import { packedOnce } from './packed.ts'

type Head = [status: number, headers: OutgoingHttpHeaders]

/** Pages that show what concerns one person leave no copy behind, not even in the browser's own cache. */
const confidential = /^\/(checkout|tilaus|omat-sivut)(\/|$)/

/**
 * Stands between the site and the line, because the site writes to the line itself.
 *
 * A page from the route cache is named by its content, packed once for everybody, and not sent at all to who has it.
 * Any other page is packed while it is being written.
 */
export function asPageAnswer(request: IncomingMessage, response: ServerResponse, path: string): ServerResponse {
  const line = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  }
  let keep: Buffer[] | undefined
  let head: Head | undefined
  let packing: ReturnType<typeof packer> | undefined

  response.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) => {
    const ready = withOurHeaders(headers, path)
    head = [status, ready]
    if (status === 200 && headers['x-astro-cache'] !== undefined) keep = []
    else packing = startPacking(request, response, ready, line)
    if (!keep) line.writeHead(status, ready)
    return response
  }) as typeof response.writeHead

  response.write = ((piece: Uint8Array) => {
    if (keep) return keep.push(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)) > 0
    if (!packing) return line.write(piece)
    packing.write(piece)
    packing.flush()
    return true
  }) as typeof response.write

  response.end = ((piece?: Uint8Array) => {
    if (piece !== undefined && typeof piece !== 'function') response.write(piece)
    if (keep && head) void sendKept(request, line, head, Buffer.concat(keep))
    else if (packing) packing.end()
    else line.end()
    return response
  }) as typeof response.end

  return response
}

type Line = Pick<ServerResponse, 'writeHead' | 'write' | 'end'>

function withOurHeaders(headers: OutgoingHttpHeaders, path: string): OutgoingHttpHeaders {
  const { 'cdn-cache-control': _age, 'cache-tag': _tags, ...rest } = headers
  const cacheControl = confidential.test(path) ? 'private, no-store' : (rest['cache-control'] ?? 'private, no-cache')
  const ready: OutgoingHttpHeaders = { ...rest, 'cache-control': cacheControl }
  if (!String(rest['content-type'] ?? '').startsWith('text/html')) return ready
  ready['content-type'] = 'text/html; charset=utf-8'
  ready['content-security-policy'] = pagePolicy(rest['content-security-policy'] as string | undefined)
  return ready
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

async function sendKept(request: IncomingMessage, line: Line, [status, headers]: Head, body: Buffer): Promise<void> {
  const etag = etagOf(body)
  headers['etag'] = etag
  headers['vary'] = 'Accept-Encoding'
  if (hasIt(request.headers['if-none-match'], etag)) {
    line.writeHead(304, headers)
    return void line.end()
  }
  const encoding = body.length > SMALL_BYTES ? encodingFor(request.headers['accept-encoding']) : undefined
  const sent = encoding ? await packedOnce(etag, body, encoding) : body
  if (encoding) headers['content-encoding'] = encoding
  headers['content-length'] = sent.length
  line.writeHead(status, headers)
  line.end(request.method === 'HEAD' ? undefined : sent)
}
