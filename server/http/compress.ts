import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip'

/** Below this size compression saves nothing: the body fits one packet. */
export const SMALL_BYTES = 1000

/** Most bytes of compressed bodies cached in memory. */
const MAX_BYTES = 48 * 1024 * 1024

const text = /^(text\/|application\/(json|javascript|xml|ld\+json|manifest\+json|rss\+xml|atom\+xml)|image\/svg\+xml)/

export function isText(type: unknown): boolean {
  return typeof type === 'string' && text.test(type)
}

/** The best encoding that the client accepts, or undefined. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const offers = String(accepted ?? '').toLowerCase()
  if (accepts(offers, 'br')) return 'br'
  return accepts(offers, 'gzip') ? 'gzip' : undefined
}

function accepts(offers: string, name: Encoding): boolean {
  return offers.split(',').some((offer) => {
    const [coding = '', quality = ''] = offer.split(';')
    return coding.trim() === name && !/q\s*=\s*0(\.0*)?\s*$/.test(quality)
  })
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressed = new LRUCache<string, Buffer, { body: Buffer; encoding: Encoding }>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ length }) => length,
  fetchMethod: (_name, _stale, { context: { body, encoding } }) =>
    encoding === 'gzip' ? zip(body, { level: 9 }) : brotli(body, brotliOptions(10, body.length)),
})

/**
 * Compresses a body that is sent often, at high quality and once for all clients. Its ETag names exactly these bytes.
 */
export function compressOnce(etag: string, body: Buffer, encoding: Encoding): Promise<Buffer> {
  return compressed.forceFetch(`${encoding} ${etag}`, { context: { body, encoding } })
}

/** Compresses a body that is sent once: a quarter of a millisecond for a page, less than handing it to another thread. */
export function compressFast(body: Buffer, encoding: Encoding): Buffer {
  return encoding === 'gzip' ? gzipSync(body, { level: 1 }) : brotliCompressSync(body, brotliOptions(2, body.length))
}

function brotliOptions(quality: number, size: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size } }
}

/** A short name for exactly these bytes. */
export function etagOf(body: Uint8Array): string {
  return `"${hash('sha1', body, 'base64url')}"`
}

/** Whether `If-None-Match` says that the client has this already. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch === '*' || !!ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
