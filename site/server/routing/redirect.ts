/**
 * Redirects to the current address of a page. Browsers must revalidate, since it may change again. With 308 they post there
 * what they have posted here.
 */
export function redirectPermanently(path: string, status: 301 | 308 = 301): Response {
  return new Response(null, {
    status,
    headers: { Location: encodeURI(decodeURI(path)), 'Cache-Control': 'no-cache' },
  })
}

/** Redirects for a while, such as that of a release. With 307 browsers post there what they have posted here. */
export function redirectTemporarily(path: string, status: 302 | 307 = 302): Response {
  return new Response(null, { status, headers: redirectPermanently(path).headers })
}
