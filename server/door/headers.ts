import type { ServerResponse } from 'node:http'
import { settings } from '../settings.ts'

const always: [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]
if (settings.url.startsWith('https:')) always.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'])

/** What every answer says, whichever door gives it. */
export function setSafeHeaders(response: ServerResponse): void {
  for (const [name, value] of always) response.setHeader(name, value)
}

/** The admin writes its own inline scripts, so each of its answers gets a word that only they know. */
export function adminPolicy(nonce: string): string {
  const script = settings.isDev ? "'unsafe-inline' 'unsafe-eval'" : `'nonce-${nonce}' 'strict-dynamic'`
  return [
    "default-src 'self'",
    `script-src 'self' ${script}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'" + (settings.isDev ? ' ws:' : ''),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What is no page has nothing to load and nobody to be framed by. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"
