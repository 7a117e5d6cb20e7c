import { CONSENT_COOKIE } from '#domain/own-storage.ts'

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
