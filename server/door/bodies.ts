import type { IncomingMessage } from 'node:http'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** Staff send pictures and whole documents; the shop's own forms stay far below the last line. */
const table = [
  { path: /^\/api\/media(\/|$)/, most: 20 * MEGABYTE },
  { path: /^\/admin(\/|$)/, most: 4 * MEGABYTE },
  { path: /^\/api\/(pages|articles|menus|globals|payload-preferences|payload-locked-documents)(\/|$)/, most: MEGABYTE },
  { path: /^/, most: 64 * KILOBYTE },
]

/** How long a refused body is still read, so that the answer arrives before the connection is closed. */
const DRAIN_MS = 3000

/** Most bytes a request to this path may carry. */
export function mostBytes(path: string): number {
  return table.find((row) => row.path.test(path))?.most ?? 0
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
