import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

/** Answers only to this machine's own names, so that no web page can read the inbox by renaming itself. */
export function onlyOwnName(host: string): MiddlewareHandler {
  return async (c, next) => {
    const asked = new URL(c.req.url).hostname
    if (asked !== host && !LOOPBACK.includes(asked)) return c.text('Unknown host', 421)
    return next()
  }
}

/** Refuses a form sent from another site. Programs send no `Origin` and pass. */
export const onlyOwnForms: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('origin')
  if (origin && origin !== new URL(c.req.url).origin) return c.text('Forms from other sites are refused', 403)
  return next()
}

/** The headers of every page here. */
export const pageHeaders: MiddlewareHandler = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'"],
    frameSrc: ["'self'"],
    formAction: ["'self'", (c) => String(c.get('formTarget') ?? '')],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  // Chromium sends `Origin: null` with a form under the stricter default.
  referrerPolicy: 'same-origin',
  strictTransportSecurity: false,
  crossOriginResourcePolicy: false,
})

/** Lets the page's form end in a redirect to these addresses: browsers hold redirects to the form's rule too. */
export function letFormsEndAt(c: Context, addresses: string[]) {
  c.set('formTarget', [...new Set(addresses.map((address) => new URL(address).origin))].join(' '))
}
