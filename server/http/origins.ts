import type { IncomingMessage } from 'node:http'

const safe = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether this may be a change that another site makes a visitor's browser send (CSRF). Browsers send the origin with
 * every unsafe request. A program that is no browser sends neither `Origin` nor `Sec-Fetch-Site` and attaches no
 * cookies on its own, so its JSON passes. A form without `Origin` passes without a cookie only: it can change nothing in
 * a visitor's name, and mail programs unsubscribe their readers by one (RFC 8058).
 */
export function isForeign({ method = 'GET', headers }: IncomingMessage, trusted: ReadonlySet<string>): boolean {
  if (safe.includes(method)) return false
  if (headers.origin !== undefined) return !isOurs(headers.origin, trusted)

  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.cookie !== undefined && isForm(headers['content-type'])
}

/** `null`, which sandboxed pages send, is never our origin. */
function isOurs(origin: string, trusted: ReadonlySet<string>): boolean {
  return URL.canParse(origin) && trusted.has(new URL(origin).host)
}

/** The content types that a plain `<form>` can send across sites, and a missing one. */
function isForm(type = 'text/plain'): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i.test(type)
}
