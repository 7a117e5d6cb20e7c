/** Leads to the address that a page has now. Browsers ask again before they trust it: it may change once more. */
export function seePage(path: string): Response {
  return new Response(null, {
    status: 301,
    headers: { Location: encodeURI(decodeURI(path)), 'Cache-Control': 'no-cache' },
  })
}
