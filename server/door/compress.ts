import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Below this, compressing costs more than it saves: it all fits one packet. */
export const SMALL_BYTES = 1000

const text = /^(text\/|application\/(json|javascript|xml|ld\+json|manifest\+json|rss\+xml|atom\+xml)|image\/svg\+xml)/

export function isText(type: unknown): boolean {
  return typeof type === 'string' && text.test(type)
}

/** The best way of packing that the asker understands, or nothing. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const offers = String(accepted ?? '').toLowerCase()
  if (takes(offers, 'br')) return 'br'
  return takes(offers, 'gzip') ? 'gzip' : undefined
}

function takes(offers: string, name: Encoding): boolean {
  return offers.split(',').some((offer) => {
    const [coding = '', quality = ''] = offer.split(';')
    return coding.trim() === name && !/q\s*=\s*0(\.0*)?\s*$/.test(quality)
  })
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Packs what is kept and sent again and again: as small as it gets, beside the work of others. */
export function packSmall(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip' ? zip(body, { level: 9 }) : brotli(body, brotliOptions(10, body.length))
}

/** Packs what is said once: a quarter of a millisecond for a page, which is less than handing it to another thread. */
export function packQuickly(body: Buffer, encoding: Encoding): Buffer {
  return encoding === 'gzip' ? gzipSync(body, { level: 1 }) : brotliCompressSync(body, brotliOptions(2, body.length))
}

function brotliOptions(quality: number, size: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size } }
}

/** A short name for exactly these bytes. */
export function etagOf(body: Uint8Array): string {
  return `"${hash('sha1', body, 'base64url')}"`
}

/** Whether the asker already has this. */
export function hasIt(asked: string | undefined, etag: string): boolean {
  return asked === '*' || !!asked?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
