/** Redirects to the current address of a page. Browsers must revalidate, since it may change again. */
export function redirectPermanently(path: string): Response {
  return new Response(null, {
    status: 301,
    headers: { Location: encodeURI(decodeURI(path)), 'Cache-Control': 'no-cache' },
  })
}
