import type { Context, MiddlewareHandler } from 'hono'

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

/** Answers only to this machine's own host names: otherwise a web page could read the inbox by DNS rebinding. */
export function onlyOwnName(host: string): MiddlewareHandler {
  return async (c, next) => {
    const hostname = new URL(c.req.url).hostname
    if (hostname !== host && !LOOPBACK.includes(hostname)) return c.text('Unknown host', 421)
    return next()
  }
}

/** Refuses a form sent from another site. Programs send no `Origin` and pass. */
export const onlyOwnForms: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('origin')
  if (origin && origin !== new URL(c.req.url).origin) return c.text('Forms from other sites are refused', 403)
  return next()
}

/** The headers of every page here: nothing from elsewhere, no script at all. */
export const pageHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const formTarget = String(c.get('formTarget') ?? '')
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${formTarget}`,
  )
  c.header('x-content-type-options', 'nosniff')
  c.header('cache-control', 'no-store')
  // Under a stricter policy, Chromium sends `Origin: null` with a form.
  c.header('referrer-policy', 'same-origin')
}

/** Lets the page's form end in a redirect to these addresses: browsers apply `form-action` to redirects too. */
export function letFormsEndAt(c: Context, addresses: string[]) {
  c.set('formTarget', [...new Set(addresses.map((address) => new URL(address).origin))].join(' '))
}
