import type { IncomingMessage } from 'node:http'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** What the shop's own forms and calls stay far below. */
const OWN_BYTES = 64 * KILOBYTE

/** The collections of one shop, as far as they say how large a body may be. */
type Documents = { slug: string; upload?: unknown }[]

/** How long a refused body is still read, so that the answer arrives before the connection is closed. */
const DRAIN_MS = 3000

/** The most bytes that a request to a path may carry: staff send files and whole documents to the REST of collections. */
export function bodyLimits(collections: Documents): (path: string) => number {
  const most = new Map(collections.map(({ slug, upload }) => [slug, upload ? 20 * MEGABYTE : MEGABYTE]))
  most.set('globals', MEGABYTE)
  return (path) => {
    const [, first = '', second = ''] = path.split('/')
    if (first === 'admin') return 4 * MEGABYTE
    return (first === 'api' && most.get(second)) || OWN_BYTES
  }
}

/** Whether the request says itself that it is too large. */
export function announcesTooMuch({ headers }: IncomingMessage, most: number): boolean {
  return Number(headers['content-length'] ?? 0) > most
}

/** Whether the request leaves open how large it is. */
export function isUnmeasured({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined
}

/** The whole body, or nothing as soon as it grows beyond what is allowed. */
export function readBody(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
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

/** Reads the rest of a refused body, so that its sender reads our answer and not a broken connection. */
export function drain(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  request.resume()
  const timer = setTimeout(() => request.destroy(), DRAIN_MS)
  timer.unref()
  request.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
}
