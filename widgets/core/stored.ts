import { cookieNamed } from './consent.ts'
import { pastSearchesIn, readItem, writeItem } from './past-searches.ts'

const VISITOR = '_dep_id'
const ATTRIBUTION = 'depict_attribution_'

/** What was searched for by the widgets. */
export const searches = pastSearchesIn('depict_searches')

/** A pseudonymous id of this browser, stored on first use: asked for with consent only. */
export function visitorId(): string {
  const known = readItem(VISITOR) ?? cookieNamed(VISITOR)
  if (known) return known
  const made = randomId()
  if (!writeItem(VISITOR, made)) writeCookie(VISITOR, `${made}; expires=Fri, 31 Dec 9999 23:59:59 GMT`)
  return made
}

/** Removes what was stored by consent, when that is withdrawn. Past searches are the visitor's own. */
export function eraseVisitor(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name === VISITOR || name.startsWith(ATTRIBUTION))
    for (const name of names) localStorage.removeItem(name)
  } catch {
    // Blocked storage holds nothing.
  }
  if (cookieNamed(VISITOR)) writeCookie(VISITOR, 'gone; max-age=0')
}

/** Keeps by which result a product was reached, for its purchase. */
export function attribute(productId: string, resultId: string): void {
  if (productId && resultId) writeItem(ATTRIBUTION + productId, resultId)
}

export function attributionOf(productId: string): string | undefined {
  return readItem(ATTRIBUTION + productId) ?? undefined
}

/** Random, in base 36. */
export function randomId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(2))
  return [...parts].map((part) => part.toString(36).padStart(6, '0')).join('')
}

function writeCookie(name: string, value: string): void {
  try {
    document.cookie = `${name}=${value}; path=/; SameSite=Lax`
  } catch {
    // A sandboxed page has no cookies.
  }
}
