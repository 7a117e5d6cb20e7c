import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 random bits, 43 signs long, for a cookie or a mailed link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: it is random, so that its plain hash cannot be searched. */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
