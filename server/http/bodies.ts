import type { IncomingMessage } from 'node:http'
import { MOST_FEED_BYTES } from '#contracts/provider/feed.ts'
import { feedPath } from '#domain/server-paths.ts'
import { takesUploads, UPLOAD_MEGABYTES } from '#domain/upload-limits.ts'
import { belowApi } from './routes.ts'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** The limit for a whole document, as staff send it. */
export const DOCUMENT_BYTES = MEGABYTE

/** The limit for the shop's own forms and calls, which are far smaller. */
const OWN_BYTES = 64 * KILOBYTE

/** The part of a configuration that decides how large a body may be. */
type Documents = { slug: string; upload?: unknown; custom?: Record<string, unknown> | undefined }[]

/** An endpoint may say how large a body it takes, where it is sent a file. */
type Endpoints = { path: string; custom?: Record<string, unknown> | undefined }[]

/** How long the rest of a refused body is read, so that the answer arrives before the connection is closed. */
const DRAIN_MS = 3000

/**
 * The most bytes that a request to a path may carry: staff send files and whole documents to the REST of collections, and
 * files to the endpoints that say so.
 */
export function bodyLimits(collections: Documents, endpoints: Endpoints = []): (path: string) => number {
  const declared = new Map(endpoints.map(({ path, custom }) => [path, custom?.['mostBytes']]))
  const most = new Map(collections.map(({ slug, upload, custom }) => [slug, mostOf(upload, custom?.['mostBytes'])]))
  most.set('globals', DOCUMENT_BYTES)
  return (path) => {
    const [, first = '', second = ''] = path.split('/')
    if (first === 'admin') return 4 * MEGABYTE
    if (path === feedPath) return MOST_FEED_BYTES
    // The file, and the form it came with.
    if (first !== 'api' && takesUploads(path)) return (UPLOAD_MEGABYTES + 1) * MEGABYTE
    const own = first === 'api' ? declared.get(belowApi(path)) : undefined
    if (typeof own === 'number') return own
    return (first === 'api' && most.get(second)) || OWN_BYTES
  }
}

/** A collection of files may say how large one may be; its form comes with it. */
function mostOf(upload: unknown, mostBytes: unknown): number {
  if (!upload) return DOCUMENT_BYTES
  return typeof mostBytes === 'number' ? mostBytes + MEGABYTE : 20 * MEGABYTE
}

/** Whether `Content-Length` exceeds the limit. */
export function declaresTooLarge({ headers }: IncomingMessage, most: number): boolean {
  return Number(headers['content-length'] ?? 0) > most
}

/** Whether the request has no `Content-Length`. */
export function hasUnknownLength({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined
}

/** The whole body, or undefined as soon as it exceeds the limit. Fails where the client has left, also before it is called. */
export function readBody(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    if (request.destroyed) return reject(new Error('The client has left'))
    const pieces: Buffer[] = []
    let length = 0
    request.on('data', (piece: Buffer) => {
      length += piece.length
      if (length > most) resolve(undefined)
      else pieces.push(piece)
    })
    request.once('end', () => resolve(Buffer.concat(pieces)))
    request.once('error', reject)
  })
}

/** Reads the rest of a refused body, so that the client reads our answer and not a broken connection. */
export function drain(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  request.resume()
  const timer = setTimeout(() => request.destroy(), DRAIN_MS)
  timer.unref()
  request.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
}
