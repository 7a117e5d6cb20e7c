import { cookieNamed } from './consent.ts'

const VISITOR = '_dep_id'
const SEARCHES = 'depict_searches'
const ATTRIBUTION = 'depict_attribution_'
/** Past searches that are stored at most (specification §9). */
const MOST_SEARCHES = 30

/** A pseudonymous id of this browser, stored on first use: asked for with consent only. */
export function visitorId(): string {
  const known = readItem(VISITOR) ?? cookieNamed(VISITOR)
  if (known) return known
  const made = randomId()
  if (!writeItem(VISITOR, made)) writeCookie(VISITOR, `${made}; expires=Fri, 31 Dec 9999 23:59:59 GMT`)
  return made
}

/** Removes what was stored by consent, when that is withdrawn. Past searches are the visitor's own. */
export function forgetVisitor(): void {
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

/** What this browser has searched for, the oldest first. */
export function pastSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readItem(SEARCHES) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** A search that is known becomes the newest. */
export function rememberSearch(query: string): void {
  const words = query.trim()
  if (words) writeItem(SEARCHES, JSON.stringify([...without(words), words].slice(-MOST_SEARCHES)))
}

export function forgetSearch(query: string): void {
  writeItem(SEARCHES, JSON.stringify(without(query)))
}

/** The past searches to show, the newest first: three, or two that begin with what is typed. */
export function shownSearches(all: readonly string[], typed: string): string[] {
  const words = typed.trim().toLowerCase()
  const newest = all.toReversed()
  if (!words) return newest.slice(0, 3)
  return newest.filter((one) => one.toLowerCase().includes(words) && one.toLowerCase() !== words).slice(0, 2)
}

/** Random, in base 36. */
export function randomId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(2))
  return [...parts].map((part) => part.toString(36).padStart(6, '0')).join('')
}

function without(query: string): string[] {
  const words = query.trim().toLowerCase()
  return pastSearches().filter((one) => one.toLowerCase() !== words)
}

function readItem(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** False where storage is blocked or full. */
function writeItem(name: string, value: string): boolean {
  try {
    localStorage.setItem(name, value)
    return true
  } catch {
    return false
  }
}

function writeCookie(name: string, value: string): void {
  try {
    document.cookie = `${name}=${value}; path=/; SameSite=Lax`
  } catch {
    // A sandboxed page has no cookies.
  }
}
