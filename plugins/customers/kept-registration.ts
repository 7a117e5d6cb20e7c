import type { MarketingConsent } from '#contracts/customers.ts'
import type { Language } from '#contracts/language.ts'

/** A registration as it waits for its mailed link. */
export interface KeptRegistration {
  firstName: string
  lastName: string
  language: Language
  passwordHash: string
  marketing: MarketingConsent[]
  termsVersion: string | null
}
