import type { CustomerDetails, MarketingConsent } from '#contracts/customers.ts'

/** A registration as it waits for its mailed link. Phone and address are there where a store has typed them. */
export interface StoredRegistration
  extends
    Pick<CustomerDetails, 'firstName' | 'lastName' | 'language'>,
    Partial<Pick<CustomerDetails, 'phone' | 'street' | 'postalCode' | 'town'>> {
  /** Null if a store has added the customer, who chooses a password on confirming. */
  passwordHash: string | null
  marketing: MarketingConsent[]
  termsVersion: string | null
}
