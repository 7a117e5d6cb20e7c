import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

/** How hard to try: what is kept is packed once, what is said once is packed quickly. */
export type Effort = 'kept' | 'once'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export function pack(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: effort === 'kept' ? 9 : 5 })
  return brotli(body, brotliOptions(effort, body.length))
}

function brotliOptions(effort: Effort, size: number) {
  const quality = effort === 'kept' ? 10 : 2
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
