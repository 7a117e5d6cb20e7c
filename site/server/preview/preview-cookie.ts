import { previewCookieName } from '#domain/preview-cookie.ts'

/** A day: longer than any preview, so that the page can say that one has ended. */
const SECONDS = 86_400

/** The cookie with which the browser shows a preview on every page. */
export function previewCookie(token: string): string {
  return cookie(token, SECONDS)
}

/** Makes the browser delete the cookie of the preview. */
export function noPreviewCookie(): string {
  return cookie('', 0)
}

function cookie(value: string, seconds: number): string {
  const shopUrl = process.env.SHOP_URL
  const secure = shopUrl?.startsWith('https:') ? '; Secure' : ''
  return `${previewCookieName(shopUrl)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${secure}`
}
