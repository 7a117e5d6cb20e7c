import { redirectPermanently } from './redirect-permanently.ts'

/** Redirects for a while, such as that of a release. With 307 browsers post there what they have posted here. */
export function redirectTemporarily(path: string, status: 302 | 307 = 302): Response {
  return new Response(null, { status, headers: redirectPermanently(path).headers })
}
