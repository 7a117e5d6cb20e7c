import { createHmac, randomBytes } from 'node:crypto'

/** Seconds for which a code holds, and its digits: what every program that makes them takes for granted. */
const [STEP_SECONDS, DIGITS] = [30, 6]

/** Letters of base 32 (RFC 4648 §6). */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret of 160 bits, as RFC 4226 §4 asks, in base 32. */
export function newSecret(): string {
  return Array.from(randomBytes(32), (byte) => LETTERS[byte % 32]).join('')
}

/** The one-time code of a step (RFC 6238 with HMAC-SHA-1, RFC 4226 §5.3). */
export function codeOf(secret: string, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const start = mac.readUInt8(mac.length - 1) & 15
  const number = mac.readUInt32BE(start) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step of a moment, in milliseconds since 1970. */
export function stepAt(ms: number): number {
  return Math.floor(ms / 1000 / STEP_SECONDS)
}

/**
 * The step whose code this is: that of the moment, or one beside it, since clocks differ. Null for every other code, and for one
 * that is not newer than the last that was taken.
 */
export function stepOfCode(secret: string, code: string, ms: number, lastTaken: number): number | null {
  const typed = code.replaceAll(/\s/g, '')
  const now = stepAt(ms)
  return [now, now - 1, now + 1].find((step) => step > lastTaken && codeOf(secret, step) === typed) ?? null
}

/** The address by which a program takes a secret, from a QR code or a tap. */
export function secretUrl(secret: string, { shop, email }: { shop: string; email: string }): string {
  const facts = new URLSearchParams({ secret, issuer: shop })
  return `otpauth://totp/${encodeURIComponent(`${shop}:${email}`)}?${facts}`
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}
