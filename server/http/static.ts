import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { dropPagePolicies, workerPolicy } from './headers.ts'
import { compressOnce, encodingFor, etagOf, isText, matchesEtag, SMALL_BYTES } from './compress.ts'
import { withTargets } from './page-policy.ts'

const types: Record<string, string> = {
  // Modules are read as UTF-8 whatever is said, and each byte here comes with each of a page's dozens.
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

interface StaticFile {
  body: Buffer
  type: string
  etag: string
  cacheControl: string
  isWorker: boolean
}

/** The files of a built site, read into memory once: a file that is named by its content may be cached for ever. */
export function readStatic(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const address = encodeURI(`/${relative(folder, path).split(sep).join('/')}`.normalize('NFC'))
    const file = readOne(path, address)
    files.set(address, file)
    if (address.endsWith('/index.html')) files.set(address.slice(0, -'/index.html'.length) || '/', file)
  }
  return files
}

function readOne(path: string, address: string): StaticFile {
  const body = readFileSync(path)
  const isNamedByContent = /^\/(?:_astro|parts)\//.test(address)
  return {
    body,
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: etagOf(body),
    isWorker: /-worker[-.][^/]*\.js$/.test(address),
    cacheControl: isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  }
}

/** Sends a file in the encoding that the client accepts. */
export async function sendStatic(request: IncomingMessage, response: ServerResponse, file: StaticFile): Promise<void> {
  response.setHeader('Cache-Control', file.cacheControl)
  // What never changes is never asked for again, and each byte of its headers comes with each file of a page.
  if (!file.cacheControl.endsWith('immutable')) response.setHeader('ETag', file.etag)
  response.setHeader('Content-Type', file.type)
  if (file.type.startsWith('text/html')) response.setHeader('Content-Security-Policy', withTargets("object-src 'none'"))
  else dropPagePolicies(response)
  if (file.isWorker) response.setHeader('Content-Security-Policy', workerPolicy)
  if (isText(file.type)) response.setHeader('Vary', 'Accept-Encoding')
  if (matchesEtag(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304).end()
    return
  }

  const isCompressed = isText(file.type) && file.body.length > SMALL_BYTES
  const encoding = isCompressed ? encodingFor(request.headers['accept-encoding']) : undefined
  const body = encoding ? await compressOnce(file.etag, file.body, encoding) : file.body
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', body.length)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body)
}
