import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'
import { keys } from './keys.ts'

const CIPHER = 'aes-256-gcm'

/** Encrypts health data with the current key: `keyId.iv.tag.data`. The key id allows keys to be rotated. */
export function seal(value: unknown): string {
  const { current } = keys().health
  const iv = randomBytes(12)
  const cipher = createCipheriv(CIPHER, healthKey(current), iv)
  const data = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return [current, ...[iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url'))].join('.')
}

/** Decrypts a sealed value. Throws an error, not a refusal, when the text was changed or its key is missing. */
export function unseal(text: string): unknown {
  const [id = '', ...parts] = text.split('.')
  const [iv, tag, data] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (!iv || !tag || !data) throw new Error('Not a sealed text')
  const decipher = createDecipheriv(CIPHER, healthKey(id), iv)
  decipher.setAuthTag(tag)
  return JSON.parse(Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8'))
}

/** Encrypts a file with the current key: `keyId.iv.tag.`, then its bytes as they are. */
export function sealBytes(bytes: Uint8Array): Buffer {
  const { current } = keys().health
  const iv = randomBytes(12)
  const cipher = createCipheriv(CIPHER, healthKey(current), iv)
  const data = Buffer.concat([cipher.update(bytes), cipher.final()])
  const head = [current, ...[iv, cipher.getAuthTag()].map((part) => part.toString('base64url')), ''].join('.')
  return Buffer.concat([Buffer.from(head, 'latin1'), data])
}

/** Decrypts a sealed file. Throws an error, not a refusal, when it was changed or its key is missing. */
export function unsealBytes(sealed: Buffer): Buffer {
  const [id = '', iv, tag] = sealed.subarray(0, 200).toString('latin1').split('.')
  if (!iv || !tag) throw new Error('Not a sealed file')
  const decipher = createDecipheriv(CIPHER, healthKey(id), Buffer.from(iv, 'base64url'))
  decipher.setAuthTag(Buffer.from(tag, 'base64url'))
  const start = id.length + iv.length + tag.length + 3
  return Buffer.concat([decipher.update(sealed.subarray(start)), decipher.final()])
}

/** An HMAC of a text, valid for this purpose only. */
export function signature(purpose: string, text: string): string {
  return createHmac('sha256', secretKey(keys().signing, 'utf8')).update(`${purpose}\n${text}`).digest('base64url')
}

export function isSigned(purpose: string, text: string, shown: string): boolean {
  const ours = Buffer.from(signature(purpose, text))
  const received = Buffer.from(shown)
  return ours.length === received.length && timingSafeEqual(ours, received)
}

function healthKey(id: string): KeyObject {
  const key = keys().health.keys[id]
  if (!key) throw new Error(`No key named ${id}`)
  return secretKey(key, 'base64')
}

/** Cached, since importing a key takes longer than signing with it. */
const imported = new Map<string, KeyObject>()

function secretKey(text: string, encoding: BufferEncoding): KeyObject {
  const known = imported.get(text) ?? createSecretKey(text, encoding)
  imported.set(text, known)
  return known
}
