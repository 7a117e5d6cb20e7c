/** The cookie of staff that holds the token of a preview. */
export const PREVIEW_COOKIE = 'preview'

/** The name of the cookie at a shop's address. Over https, browsers take one of this name from no other host (`__Host-`). */
export function previewCookieName(shopUrl: string | undefined): string {
  return shopUrl?.startsWith('https:') ? `__Host-${PREVIEW_COOKIE}` : PREVIEW_COOKIE
}

/** The token of a preview in a `Cookie` header; undefined where it has none. */
export function previewTokenIn(cookies: string | null | undefined, shopUrl: string | undefined): string | undefined {
  const name = `${previewCookieName(shopUrl)}=`
  const cookie = cookies?.split(/;\s*/).find((one) => one.startsWith(name))
  return cookie?.slice(name.length) || undefined
}
