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

/** Headers of every answer, whichever handler gives it. */
export function setSafeHeaders(response: ServerResponse): void {
  for (const [name, value] of always) response.setHeader(name, value)
}

/** Takes away what says something of pages alone. A file of a page comes with dozens, so each byte counts. */
export function dropPagePolicies(response: ServerResponse): void {
  for (const name of ['Referrer-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy'])
    response.removeHeader(name)
}

/** The admin has inline scripts, so each of its answers carries a nonce for them. */
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

/** Policy of answers that are no pages: they load nothing and may not be framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Policy of a page of text alone, which carries its own styles and no script. */
export const textPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Policy of a worker, which has its own instead of its page's: it computes, WebAssembly too, and calls only the shop.
 * So no page has to allow WebAssembly.
 */
export const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
