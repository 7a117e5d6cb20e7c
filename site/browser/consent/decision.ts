import { CONSENT_COOKIE, CONSENT_DAYS } from '#domain/own-storage.ts'

const DAY_MS = 86_400_000

/** The visitor's answer as its cookie keeps it, in the shape of vanilla-cookieconsent. */
export interface Decision {
  revision: number
  /** The accepted categories, the necessary one among them. */
  categories: string[]
}

/** The answer of this browser to this version of the question; undefined before there is one. */
export function storedDecision(version: number): Decision | undefined {
  const value = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(document.cookie)?.[1]
  try {
    const decision = JSON.parse(decodeURIComponent(value ?? '')) as Partial<Decision>
    const isOfVersion = decision.revision === version && Array.isArray(decision.categories)
    return isOfVersion ? (decision as Decision) : undefined
  } catch {
    return undefined
  }
}

/** Stores an answer as the library of the settings would, without the random id that it gives each. */
export function storeDecision(version: number, categories: readonly string[]): void {
  const now = performance.timeOrigin + performance.now()
  const at = new Date(now).toISOString()
  writeDecision({
    categories,
    revision: version,
    data: null,
    services: {},
    consentId: '-',
    consentTimestamp: at,
    lastConsentTimestamp: at,
    languageCode: document.documentElement.lang,
    expirationTime: now + CONSENT_DAYS * DAY_MS,
  })
}

/** Writes the cookie of an answer, which ends when it says. */
export function writeDecision(decision: Record<string, unknown> & { expirationTime: number }): void {
  const value = encodeURIComponent(JSON.stringify(decision))
  const expires = new Date(decision.expirationTime).toUTCString()
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${CONSENT_COOKIE}=${value}; Expires=${expires}; Path=/; SameSite=Lax${secure}`
}
