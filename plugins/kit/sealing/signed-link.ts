import type * as z from 'zod/mini'
import { now } from '../clock.ts'
import { isSigned, signature } from './secrets.ts'

/** The tokens of links for one purpose. */
export interface SignedLink<Claims> {
  /**
   * A token that says these claims. With a time to live it ends so long after `since` (ms since 1970), by default now:
   * of the same claims and the same instant it is the same token.
   */
  sign: (claims: Claims, since?: number) => string
  /** What a token says; null for one that the shop has not written, that is of another purpose or shape, or that has ended. */
  read: (token: string) => Claims | null
}

/**
 * Declares the links of a purpose. The bearer of a link has the rights that its claims name, no others, and can read
 * the claims.
 *
 * @param ttlMs how long a token serves, in milliseconds; without it as long as what it names is there.
 */
export function signedLink<Claims extends object>(
  purpose: string,
  schema: z.ZodMiniType<Claims>,
  ttlMs?: number,
): SignedLink<Claims> {
  return {
    sign(claims, since = now().getTime()) {
      const until = ttlMs === undefined ? {} : { until: since + ttlMs }
      const text = Buffer.from(JSON.stringify({ ...claims, ...until })).toString('base64url')
      return `${text}.${signature(purpose, text)}`
    },
    read(token) {
      const [text = '', shown = '', ...more] = token.split('.')
      if (more.length > 0 || !isSigned(purpose, text, shown)) return null
      const said = JSON.parse(Buffer.from(text, 'base64url').toString()) as { until?: number }
      if (ttlMs !== undefined && !(Number(said.until) >= now().getTime())) return null
      const claims = schema.safeParse(said)
      return claims.success ? claims.data : null
    },
  }
}

/** What a link of an order says that was mailed before all links were of one form: `<number>.<until>.<signature>`. */
export function formerOrderLink(purpose: string, token: string): { number: string } | null {
  const [number = '', until = '', shown = '', ...more] = token.split('.')
  const isOurs = more.length === 0 && isSigned(purpose, `${number}.${until}`, shown)
  return isOurs && Number.parseInt(until, 36) >= now().getTime() ? { number } : null
}
